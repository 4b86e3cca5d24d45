import { toIri } from '@console/api-kit';
import type { Impact } from '@console/classes-api';
import { formatMoney } from '@console/format';
import type { CanceledInvoice } from './canceledInvoices.ts';
import { Invoice } from './nodes.ts';

/** What a cancellation does to an invoice. What was paid has to be returned, or credited. */
export function impactOnCanceledInvoice(canceled: CanceledInvoice): Impact {
  const { invoice } = canceled;
  return {
    entity: 'invoice',
    target: toIri(Invoice.prefix, invoice.id),
    reference: invoice.ref,
    title: invoice.customerName,
    consequence: consequenceFor(canceled),
  };
}

function consequenceFor({ becomes, forOthers, invoice: { type, paid } }: CanceledInvoice): string {
  if (becomes === 'void') return 'becomes void';
  if (becomes === 'for others') return 'stays: it is for other items too';
  if (type === 'credit_note') return 'stays: it is paid out';
  if (forOthers) return `stays: ${formatMoney(paid)} is paid on it, and it is for other items too`;
  return `stays: ${formatMoney(paid)} is paid on it and is to be refunded or credited`;
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
