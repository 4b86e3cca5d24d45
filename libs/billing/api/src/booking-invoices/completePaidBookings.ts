import { onEffect, onInquiry, type RowOf, toIri, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { isIssued } from '@console/billing-contracts';
import { Booking, tables as bookings, bookingsDelivered, completeBookingRows, paidItems } from '@console/bookings-api';
import type { Impact } from '@console/core-api';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { isSettled, moneyOfInvoices, type PlannedMoney } from '../payment/moneyOfInvoices.ts';
import { type BilledItem, billedItems } from './billedItems.ts';

const { bookingItem } = bookings;

/** A booking is complete when all of it is delivered and paid. */
onEffect(bookingsDelivered, settleBookings);

/** Previews say it with the same read. */
onInquiry(paidItems, async (queries, { items, canceled }) => [...(await paidAmong(queries, items, { canceled }))]);

type BookingRow = RowOf<typeof bookings.booking>;

/**
 * Completes delivered bookings whose items are all paid. Call it after each event that may make a booking
 * complete. Lock the bookings first.
 */
export async function settleBookings(writing: Writing, candidates: readonly BookingRow[]): Promise<void> {
  await completeBookingRows(writing, await settledAmong(writing.tx, candidates));
}

/** What is about to happen, for a preview. */
export interface Expected {
  /** Items that are about to be canceled. */
  readonly canceled?: readonly string[];
  /** Drafts that are about to be issued. */
  readonly issuing?: readonly string[];
  /** What is about to be paid, credited or written off. */
  readonly money?: readonly PlannedMoney[];
}

/** The bookings that become complete with what is about to happen, for a preview. */
export async function impactsOnCompleted(
  queries: Queries,
  bookingIds: readonly (string | null)[],
  expected: Expected,
): Promise<Impact[]> {
  const ids = [...new Set(bookingIds.filter((id) => id !== null))];
  const { booking } = bookings;
  const found =
    ids.length > 0 ? await queries.select().from(booking).where(inArray(booking.id, ids)).orderBy(asc(booking.id)) : [];
  const complete = await settledAmong(queries, found, expected);
  return complete.map(({ id, ref: reference, title }) => ({
    ...{ entity: 'booking', target: toIri(Booking.prefix, id), reference, title },
    consequence: 'becomes complete: it is delivered, and nothing more has to be paid',
  }));
}

/** Returns those of the bookings that are delivered and paid. */
async function settledAmong(
  queries: Queries,
  candidates: readonly BookingRow[],
  expected: Expected = {},
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
    expected,
  );
  const open = new Set(items.filter((item) => !paid.has(item.id)).map((item) => item.bookingId));
  return delivered.filter((booking) => !open.has(booking.id));
}

/**
 * Returns those of the items for which nothing more has to be paid: each invoice of theirs is issued, and what is due on it
 * was received. What a canceled item, a credit note or a write-off takes from an invoice is not due. A free item needs no
 * payment.
 */
async function paidAmong(
  queries: Queries,
  itemIds: readonly string[],
  { canceled = [], issuing = [], money = [] }: Expected,
): Promise<ReadonlySet<string>> {
  if (itemIds.length === 0) return new Set();
  const billed = await billedItems(queries, itemIds);
  const invoiceIds = [...new Set(billed.map(({ invoiceId }) => invoiceId))];
  const sums = await moneyOfInvoices(queries, invoiceIds, { items: canceled, money });
  const settles = ({ invoiceId, status }: BilledItem) => {
    const found = sums.get(invoiceId);
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
