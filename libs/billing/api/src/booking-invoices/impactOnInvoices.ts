import { type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { tables as bookings } from '@console/bookings-api';
import { tables as core, type Impact } from '@console/core-api';
import { formatMoney } from '@console/format';
import { inArray } from 'drizzle-orm';
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
    stays: one.becomes !== 'void',
  }));
}

function fateInWords({ becomes, forOthers, invoice }: CanceledInvoice, toBeRefunded: number): string {
  if (becomes === 'void') return 'becomes void';
  if (becomes === 'credits') return 'stays with the invoice that it credits';
  if (becomes === 'for others') return 'stays: it is for other items too';
  if (becomes === 'closed') return 'stays: its month is closed. It is to be credited';
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

type Customer = Pick<RowOf<typeof bookings.booking>, 'customerId'>;

/** Returns a function that gives the name of the customer of each of these bookings. */
export async function customerNames(queries: Queries, of: readonly Customer[]): Promise<(booking: Customer) => string> {
  const { id, name } = core.customer;
  const ids = [...new Set(of.map(({ customerId }) => customerId))];
  const rows = ids.length > 0 ? await queries.select({ id, name }).from(core.customer).where(inArray(id, ids)) : [];
  const names = new Map(rows.map((row) => [row.id, row.name]));
  return ({ customerId }) => names.get(customerId) ?? '';
}
