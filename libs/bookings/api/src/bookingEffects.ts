import { defineEffect, type RowOf } from '@console/api-kit';
import type { booking, bookingItem } from './tables.ts';

type BookingRow = RowOf<typeof booking>;
type ItemRow = RowOf<typeof bookingItem>;

/** A booking has been confirmed, with these items; or these have been added to one that is. */
export const bookingConfirmed = defineEffect<{ booking: BookingRow; items: readonly ItemRow[] }>('bookingConfirmed');

/** A booking has been canceled, and these of its items with it. */
export const bookingCanceled = defineEffect<{ booking: BookingRow; items: readonly ItemRow[] }>('bookingCanceled');

/** A booking is about to be deleted: whoever has something that would lose it says why it may not. */
export const bookingDeleting = defineEffect<{ booking: BookingRow }>('bookingDeleting');

/** An item is about to change or to be deleted: whoever has taken its price over, as an invoice does, says why it may not. */
export const bookingItemChanging = defineEffect<{ item: ItemRow; to: 'change' | 'delete' }>('bookingItemChanging');
