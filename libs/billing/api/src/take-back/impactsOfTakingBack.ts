import { type RowOf, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { Booking, tables as bookings } from '@console/bookings-api';
import type { Impact } from '@console/core-api';
import { formatMoney } from '@console/format';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { Invoice } from '../nodes.ts';
import { type InvoicesOfSeller, readInvoices } from '../settling/lockMoney.ts';
import type { payment } from '../tables.ts';
import { invoicesOfPayments } from './takeBack.ts';

type PaymentRow = RowOf<typeof payment>;

/** What taking payments back does to invoices and credit notes, and the complete bookings, which stay so. */
export async function impactsOfTakingBack(queries: Queries, payments: readonly PaymentRow[]): Promise<Impact[]> {
  const invoices = await readInvoices(queries, invoicesOfPayments(payments));
  return [...payments.flatMap((one) => impactsOn(one, invoices)), ...(await completeBookings(queries, invoices))];
}

function impactsOn({ kind, invoiceId, creditNoteId, amount }: PaymentRow, invoices: InvoicesOfSeller): Impact[] {
  const pence = formatMoney(amount);
  const onNote = kind === 'refund' || kind === 'outside';
  const again = onNote ? `has ${pence} of its credit left again` : `is owed ${pence} again`;
  const line = (id: string | null, consequence: string): Impact[] => {
    const found = id === null ? undefined : invoices.get(id)?.row;
    if (!found) return [];
    const { ref: reference, customerName: title } = found;
    return [{ entity: 'invoice', target: toIri(Invoice.prefix, found.id), reference, title, consequence }];
  };
  return [...line(invoiceId, again), ...line(creditNoteId, `has ${pence} of its credit left again`)];
}

/** Nothing leads from complete back to delivered. */
async function completeBookings(queries: Queries, invoices: InvoicesOfSeller): Promise<Impact[]> {
  const { booking } = bookings;
  const ids = [...new Set([...invoices.values()].flatMap(({ row }) => row.bookingId ?? []))];
  if (ids.length === 0) return [];
  const found = await queries
    .select()
    .from(booking)
    .where(and(inArray(booking.id, ids), eq(booking.status, 'complete')))
    .orderBy(asc(booking.id));
  return found.map(({ id, ref: reference, title }) => ({
    ...{ entity: 'booking', target: toIri(Booking.prefix, id), reference, title },
    consequence: 'stays complete, although money is owed for it again',
    stays: true,
  }));
}
