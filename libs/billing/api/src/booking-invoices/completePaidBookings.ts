import { onEffect, onInquiry, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { isIssued } from '@console/billing-contracts';
import { tables as bookings, bookingsDelivered, completeBookingRows, paidItems } from '@console/bookings-api';
import { and, eq, inArray, ne } from 'drizzle-orm';
import { isSettled, moneyOfInvoices } from '../payment/moneyOfInvoices.ts';
import { type BilledItem, billedItems } from './billedItems.ts';

const { bookingItem } = bookings;

/** A booking is complete when all of it is delivered and paid. */
onEffect(bookingsDelivered, settleBookings);

/** Previews say it with the same read. */
onInquiry(paidItems, async (queries, { items, canceled }) => [...(await paidAmong(queries, items, canceled))]);

type BookingRow = RowOf<typeof bookings.booking>;

/**
 * Completes delivered bookings whose items are all paid. Call it after each event that may make a booking
 * complete. Lock the bookings first.
 */
export async function settleBookings(writing: Writing, candidates: readonly BookingRow[]): Promise<void> {
  await completeBookingRows(writing, await settledAmong(writing.tx, candidates));
}

/**
 * Whether a booking becomes complete when invoices of it are issued, for a preview.
 *
 * @param issuing the drafts that are about to be issued.
 */
export async function becomesComplete(
  queries: Queries,
  booking: BookingRow,
  issuing: readonly string[],
): Promise<boolean> {
  return (await settledAmong(queries, [booking], issuing)).length > 0;
}

/** Returns those of the bookings that are delivered and paid. */
async function settledAmong(
  queries: Queries,
  candidates: readonly BookingRow[],
  issuing: readonly string[] = [],
): Promise<readonly BookingRow[]> {
  const delivered = candidates.filter(({ status }) => status === 'delivered');
  if (delivered.length === 0) return [];
  const { id, bookingId, status } = bookingItem;
  const ofDelivered = inArray(
    bookingId,
    delivered.map((booking) => booking.id),
  );
  const items = await queries
    .select({ id, bookingId })
    .from(bookingItem)
    .where(and(ofDelivered, ne(status, 'canceled')));
  const paid = await paidAmong(
    queries,
    items.map((item) => item.id),
    [],
    issuing,
  );
  const open = new Set(items.filter((item) => !paid.has(item.id)).map((item) => item.bookingId));
  return delivered.filter((booking) => !open.has(booking.id));
}

/**
 * Returns those of the items for which nothing more has to be paid: each invoice of theirs is issued, and what is due on it
 * was received. What a canceled item or a credit note takes from an invoice is not due. A free item needs no payment.
 *
 * @param canceled items that are about to be canceled.
 * @param issuing invoices that are about to be issued.
 */
async function paidAmong(
  queries: Queries,
  itemIds: readonly string[],
  canceled: readonly string[] = [],
  issuing: readonly string[] = [],
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const billed = await billedItems(queries, itemIds);
  const invoiceIds = [...new Set(billed.map(({ invoiceId }) => invoiceId))];
  const money = await moneyOfInvoices(queries, invoiceIds, { items: canceled });
  const settles = ({ invoiceId, status }: BilledItem) => {
    const found = money.get(invoiceId);
    return found !== undefined && (isIssued(status) || issuing.includes(invoiceId)) && isSettled(found);
  };
  const ofItem = Map.groupBy(billed, ({ item }) => item);
  const paid = [...ofItem].filter(([, invoices]) => invoices.every(settles)).map(([item]) => item);
  return new Set([...paid, ...(await freeAmong(queries, itemIds))]);
}

async function freeAmong(queries: Queries, itemIds: readonly string[]): Promise<readonly string[]> {
  const { id, gross } = bookingItem;
  const free = await queries
    .select({ id })
    .from(bookingItem)
    .where(and(inArray(id, [...itemIds]), eq(gross, 0)));
  return free.map((item) => item.id);
}
