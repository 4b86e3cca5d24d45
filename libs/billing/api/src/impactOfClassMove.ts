import { onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type FollowingBooking, followOfClass } from '@console/bookings-api';
import { type Impact, impactOfClassMove } from '@console/classes-api';
import { formatMoney } from '@console/format';
import { type CanceledInvoice, invoicesOfCanceledBookings, invoicesOfCanceledItems } from './canceledInvoices.ts';
import { invoicedItems } from './draftInvoices.ts';
import { Invoice } from './nodes.ts';

function consequenceFor({ becomes, forOthers, invoice: { type, paid } }: CanceledInvoice): string {
  if (becomes === 'void') return 'becomes void';
  if (becomes === 'for others') return 'stays: it is for other items too';
  if (type === 'credit_note') return 'stays: it is paid out';
  if (forOthers) return `stays: ${formatMoney(paid)} is paid on it, and it is for other items too`;
  return `stays: ${formatMoney(paid)} is paid on it and is to be refunded or credited`;
}

/**
 * Lists the invoices of bookings and items that are canceled with their class. Also lists the invoices that are
 * drafted for bookings that become confirmed again and have none.
 */
onInquiry(impactOfClassMove, async (queries, moving) => {
  const bookings = await followOfClass(queries, moving);
  return [...(await impactOfCancel(queries, bookings)), ...(await impactOfConfirm(queries, bookings))];
});

/** The invoices of bookings and items that are canceled. */
export async function impactOfCancel(queries: Queries, bookings: readonly FollowingBooking[]): Promise<Impact[]> {
  const losing = bookings.filter(({ items }) => items?.to === 'canceled');
  if (losing.length === 0) return [];
  const ended = losing.filter(({ changes }) => changes?.status === 'canceled');
  const goingOn = losing.filter((one) => !ended.includes(one));
  const invoices = [
    ...(await invoicesOfCanceledBookings(
      queries,
      ended.map(({ booking }) => booking.id),
    )),
    ...(await invoicesOfCanceledItems(
      queries,
      goingOn.flatMap(({ following }) => following.map(({ id }) => id)),
    )),
  ];
  return invoices.map((one) => ({
    entity: 'invoice',
    target: toIri(Invoice.prefix, one.invoice.id),
    reference: one.invoice.ref,
    title: one.invoice.customerName,
    consequence: consequenceFor(one),
  }));
}

/** The invoices that are drafted for bookings that become confirmed again. */
export async function impactOfConfirm(queries: Queries, bookings: readonly FollowingBooking[]): Promise<Impact[]> {
  const resumed = bookings.filter(({ changes }) => changes?.status === 'confirmed');
  const left = resumed.flatMap((one) => leftOf(one).map((item) => ({ ...one, item })));
  const invoiced = await invoicedItems(
    queries,
    left.map(({ item }) => item),
  );
  return left
    .filter(({ item }) => !invoiced.has(item.id))
    .map(({ booking, customerName, item }) => ({
      entity: 'invoice',
      target: null,
      reference: 'New invoice',
      title: customerName,
      consequence: `is drafted for ${item.title} of ${booking.ref}`,
    }));
}

/** The items that a booking keeps after the move. */
function leftOf({ booked, others, items, following }: FollowingBooking) {
  const kept = items?.to === 'canceled' ? booked.filter((item) => !following.includes(item)) : booked;
  return [...kept, ...others];
}
