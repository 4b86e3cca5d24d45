import { toIri } from '@console/api-kit';
import type { Impact } from '@console/classes-api';
import { formatMoney } from '@console/format';
import type { CanceledInvoice } from './canceledInvoices.ts';
import { Invoice } from './nodes.ts';

/** What a cancellation does to an invoice. What was paid has to be returned, or credited. */
export function impactOnCanceledInvoice({ invoice, becomes }: CanceledInvoice): Impact {
  const consequence = {
    void: 'becomes void',
    paid: `stays: ${formatMoney(invoice.paid)} was paid on it, to be refunded or credited`,
    'for others': 'stays: it is for other items too',
  }[becomes];
  return {
    entity: 'invoice',
    target: toIri(Invoice.prefix, invoice.id),
    reference: invoice.ref,
    title: invoice.customerName,
    consequence,
  };
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
