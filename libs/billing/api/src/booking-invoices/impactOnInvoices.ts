import { toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Impact } from '@console/classes-api';
import { formatMoney } from '@console/format';
import { Invoice } from '../nodes.ts';
import { type Lost, moneyOfInvoices } from '../payment/moneyOfInvoices.ts';
import type { CanceledInvoice } from './canceledInvoices.ts';

/**
 * What a cancellation does to these invoices. What was paid for what is canceled has to be returned, or credited.
 *
 * @param lost what is going to be canceled.
 */
export async function impactOnCanceledInvoices(
  queries: Queries,
  found: readonly CanceledInvoice[],
  lost: Lost,
): Promise<Impact[]> {
  const paid = found.filter(({ becomes }) => becomes === 'paid').map(({ invoice }) => invoice.id);
  const money = await moneyOfInvoices(queries, paid, lost);
  return found.map((one) => ({
    entity: 'invoice',
    target: toIri(Invoice.prefix, one.invoice.id),
    reference: one.invoice.ref,
    title: one.invoice.customerName,
    consequence: fateInWords(one, money.get(one.invoice.id)?.toBeRefunded ?? 0),
  }));
}

function fateInWords({ becomes, forOthers, invoice }: CanceledInvoice, toBeRefunded: number): string {
  if (becomes === 'void') return 'becomes void';
  if (becomes === 'credits') return 'stays with the invoice that it credits';
  if (becomes === 'for others') return 'stays: it is for other items too';
  const stays = forOthers ? 'stays: it is for other items too' : 'stays';
  const paid = formatMoney(invoice.paid);
  if (invoice.paid === 0) return `${stays}: a credit note for it was paid out`;
  if (toBeRefunded === 0)
    return `${stays}${forOthers ? '. Nothing' : ': nothing'} of the ${paid} that was paid on it is to be refunded or credited`;
  if (toBeRefunded === invoice.paid && !forOthers) return `stays: ${paid} was paid on it, to be refunded or credited`;
  const back = `${formatMoney(toBeRefunded)} of the ${paid} that was paid on it is to be refunded or credited`;
  return `${stays}${forOthers ? '.' : ':'} ${back}`;
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
