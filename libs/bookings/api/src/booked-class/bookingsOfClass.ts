import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { tables as core } from '@console/core-api';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { type LiveItem, liveItemsOf } from '../booking-item/liveItems.ts';
import { booking, bookingItem } from '../tables.ts';

type BookingRow = RowOf<typeof booking>;

const { customer } = core;

/** A booking with the name of its customer. */
export interface NamedBooking {
  readonly booking: BookingRow;
  readonly customerName: string;
}

/** A booking with items on a certain class. */
export interface BookingOfClass extends NamedBooking {
  /** The booking's items on that class. */
  readonly booked: readonly LiveItem[];
  /** The booking's items on other classes. */
  readonly others: readonly LiveItem[];
}

/** Returns the bookings with items on a class, in the order of their ids, without their items. */
export function namedBookingsOfClass(queries: Queries, classId: string): Promise<NamedBooking[]> {
  return queries
    .select({ booking, customerName: customer.name })
    .from(booking)
    .innerJoin(customer, eq(customer.id, booking.customerId))
    .where(inArray(booking.id, bookedOn(queries, classId)))
    .orderBy(asc(booking.id));
}

/** Returns the bookings with items on a class, in the order of their ids. */
export async function bookingsOfClass(queries: Queries, classId: string): Promise<BookingOfClass[]> {
  const bookings = await namedBookingsOfClass(queries, classId);
  const items = await liveItemsOf(
    queries,
    bookings.map((one) => one.booking.id),
  );
  const itemsOf = Map.groupBy(items, (item) => item.bookingId);
  return bookings.map((one) => {
    const all = itemsOf.get(one.booking.id) ?? [];
    return {
      ...one,
      booked: all.filter((item) => item.classId === classId),
      others: all.filter((item) => item.classId !== classId),
    };
  });
}

/** Locks the bookings with items on a class, and these items. Lock the class first. */
export async function lockBookingsOfClass(queries: Queries, classId: string): Promise<void> {
  const locked = await queries
    .select({ id: booking.id })
    .from(booking)
    .where(inArray(booking.id, bookedOn(queries, classId)))
    .orderBy(asc(booking.id))
    .for('no key update');
  const ids = locked.map(({ id }) => id);
  await queries
    .select({ id: bookingItem.id })
    .from(bookingItem)
    .where(inArray(bookingItem.bookingId, ids))
    .orderBy(asc(bookingItem.id))
    .for('no key update');
}

const bookedOn = (queries: Queries, classId: string) =>
  queries
    .select({ id: bookingItem.bookingId })
    .from(bookingItem)
    .where(and(eq(bookingItem.classId, classId), ne(bookingItem.status, 'canceled')));
