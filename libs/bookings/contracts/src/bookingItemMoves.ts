import { defineMoves, movesFrom, reasonGiven, recordSeen, reference, requiredIn, whyNotMove } from '@console/rules';
import * as z from 'zod/mini';
import { type BookingStatus, bookingStatuses } from './bookingStatus.ts';

/** The facts that the guard of an item's move reads. A screen leaves out facts that it does not know; the server checks them again. */
export interface BookingItemToMove {
  /** Whether attendance is recorded on its seats. */
  readonly attended?: boolean | undefined;
  /** Whether its seats have attendance notes. */
  readonly noted?: boolean | undefined;
}

/**
 * The one move of an item that staff make by itself. In all others an item follows its booking and its class. An item of
 * a draft is deleted instead.
 */
export const bookingItemMoves = defineMoves<BookingStatus, BookingItemToMove>()({
  subject: 'item',
  states: bookingStatuses.labels,
  moves: {
    cancel: {
      label: 'Cancel item',
      from: ['confirmed', 'on_hold'],
      to: 'canceled',
      guard: whyNotCancel,
      asks: 'no attendance is recorded',
      effect:
        'frees its seats and voids its unpaid invoices; cancels the booking when nothing else is left of it, and delivers the booking when all that is left is delivered',
      loses: 'A canceled item cannot be taken back.',
      needsReason: true,
    },
  },
});

export type BookingItemMove = keyof (typeof bookingItemMoves)['moves'];

/** The moves that an item's state allows. */
export function movesOfItem({ status }: { readonly status: string }): BookingItemMove[] {
  return movesFrom(bookingItemMoves, status);
}

/** The input of `cancelBookingItem`. Screens ask for the reason. */
export const cancelBookingItemInput = z.object({
  ...recordSeen('Booking item', 'booking_items'),
  reason: reasonGiven,
});

/** The input of the download of the delegates who lost their seats with canceled items of a booking. */
export const bookingToDownload = z.object({
  booking: reference('Booking', 'bookings', { required: requiredIn.operations }),
});

/** The reason why an item cannot be moved by itself, as a sentence. Null when it can. */
export function whyNotMoveItem(
  move: BookingItemMove,
  item: BookingItemToMove & { readonly status: BookingStatus },
): string | null {
  if (item.status === 'draft') return 'This item is a draft. It can be deleted instead.';
  return whyNotMove(bookingItemMoves, move, item);
}

/** Canceling gives the seats to other delegates. Attendance that stays on a seat would then count for the wrong person. */
function whyNotCancel({ attended = false, noted = false }: BookingItemToMove): string | null {
  if (attended) return 'Attendance is recorded for attendees of this item, so it can no longer be canceled.';
  return noted ? 'There are attendance notes on attendees of this item. Clear them before it is canceled.' : null;
}
