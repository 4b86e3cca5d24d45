import { onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { type FollowingBooking, followOfClass, itemsLeft } from '@console/bookings-api';
import { type Impact, impactOfClassMove } from '@console/classes-api';
import { invoicesOfCanceledBookings, invoicesOfCanceledItems } from './canceledInvoices.ts';
import { invoicedItems } from './draftInvoices.ts';
import { impactOfNewInvoice, impactOnCanceledInvoices } from './impactOnInvoices.ts';

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
  const bookingIds = ended.map(({ booking }) => booking.id);
  const itemIds = goingOn.flatMap(({ following }) => following.map(({ id }) => id));
  const found = [
    ...(await invoicesOfCanceledBookings(queries, bookingIds)),
    ...(await invoicesOfCanceledItems(queries, itemIds)),
  ];
  return impactOnCanceledInvoices(queries, found, { bookings: bookingIds, items: itemIds });
}

/** The invoices that are drafted for bookings that become confirmed again. */
export async function impactOfConfirm(queries: Queries, bookings: readonly FollowingBooking[]): Promise<Impact[]> {
  const resumed = bookings.filter(({ changes }) => changes?.status === 'confirmed');
  const left = resumed.flatMap((one) => itemsLeft(one).map((item) => ({ ...one, item })));
  const invoiced = await invoicedItems(
    queries,
    left.map(({ item }) => item),
  );
  return left
    .filter(({ item }) => !invoiced.has(item.id))
    .map(({ booking, customerName, item }) => impactOfNewInvoice(customerName, `${item.title} of ${booking.ref}`));
}
