import { defineEffect, type RowOf } from '@console/api-kit';
import type { booking, bookingItem } from './tables.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** A booking to which something has happened, and the items that it has happened to. */
export interface BookingWithItems {
  readonly booking: BookingRow;
  readonly items: readonly ItemRow[];
}

/** Bookings have been confirmed, with these items; or these have been added to ones that are. A class brings hundreds at once. */
export const bookingsConfirmed = defineEffect<readonly BookingWithItems[]>('bookingsConfirmed');

/** Bookings have been canceled, and these of their items with them. */
export const bookingsCanceled = defineEffect<readonly BookingWithItems[]>('bookingsCanceled');

/** Items of bookings have been canceled with their class; what is left of the bookings goes on. */
export const bookingItemsCanceled = defineEffect<readonly BookingWithItems[]>('bookingItemsCanceled');

/** Bookings have been delivered: nothing of them is left to deliver. */
export const bookingsDelivered = defineEffect<readonly BookingRow[]>('bookingsDelivered');

/** A booking is about to be deleted: whoever has something that would lose it says why it may not. */
export const bookingDeleting = defineEffect<{ booking: BookingRow }>('bookingDeleting');

/** An item is about to change or to be deleted: whoever has taken its price over, as an invoice does, says why it may not. */
export const bookingItemChanging = defineEffect<{ item: ItemRow; to: 'change' | 'delete' }>('bookingItemChanging');
