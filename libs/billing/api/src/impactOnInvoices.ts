import { toIri } from '@console/api-kit';
import type { Impact } from '@console/classes-api';
import { formatMoney } from '@console/format';
import type { CanceledInvoice } from './canceledInvoices.ts';
import { Invoice } from './nodes.ts';

/** What a cancellation does to an invoice. What was paid has to be returned, or credited. */
export function impactOnCanceledInvoice(one: CanceledInvoice): Impact {
  const { invoice } = one;
  return {
    entity: 'invoice',
    target: toIri(Invoice.prefix, invoice.id),
    reference: invoice.ref,
    title: invoice.customerName,
    consequence: fateInWords(one),
  };
}

function fateInWords({ becomes, forOthers, invoice: { type, paid } }: CanceledInvoice): string {
  if (becomes === 'void') return 'becomes void';
  if (becomes === 'for others') return 'stays: it is for other items too';
  if (type === 'credit_note') return 'stays: it was paid out';
  if (forOthers) {
    return `stays: it is for other items too. What of the ${formatMoney(paid)} is not for them is to be refunded or credited`;
  }
  return `stays: ${formatMoney(paid)} was paid on it, to be refunded or credited`;
}

/**
 * An invoice that a confirmation drafts.
 *
 * @param what what it is for: the item.
 */
export const impactOfNewInvoice = (customerName: string, what: string): Impact => ({
  entity: 'invoice',
  target: null,
  reference: 'New invoice',
  title: customerName,
  consequence: `is drafted for ${what}`,
});
