import { movesFrom } from '@console/rules';
import { bookingMoves } from './bookingMoves.ts';
import { bookingStatuses } from './bookingStatus.ts';

/** A booking or an item that may be deleted. A screen leaves out facts that it does not know; the server checks them again. */
export interface ToDelete {
  readonly status: string;
  /** The reference of a ticket or a change request about it. */
  readonly discussedIn?: string | null | undefined;
  /** Whether attendance is recorded on its seats. */
  readonly attended?: boolean | undefined;
  /** Whether its seats have attendance notes. */
  readonly noted?: boolean | undefined;
  /** Whether delegates of the booking have lost their seats with a canceled item. */
  readonly hasFormerDelegates?: boolean | undefined;
}

/** The reason why a booking cannot be deleted. Null when it can. Bookings that are not drafts are canceled instead. */
export function whyNotDeleteBooking(booking: ToDelete): string | null {
  if (booking.status !== 'draft') {
    const cancelable = movesFrom(bookingMoves, booking.status).includes('cancel');
    return `Only a draft can be deleted.${cancelable ? ' This booking can be canceled instead.' : ''}`;
  }
  if (booking.hasFormerDelegates) {
    return 'Delegates of this booking have lost their seats with a canceled class. Cancel the booking instead, so that they can still be called.';
  }
  return whyNotLose('booking', booking);
}

/** The reason why an item cannot be deleted. Null when it can. Items of other bookings are canceled with their booking. */
export function whyNotDeleteItem(item: ToDelete): string | null {
  if (item.status === 'draft') return whyNotLose('item', item);
  const state = bookingStatuses.labelOf(item.status).toLowerCase();
  return `This item is ${state}. Only items of a draft can be deleted.`;
}

function whyNotLose(what: 'booking' | 'item', { discussedIn, attended, noted }: ToDelete): string | null {
  if (discussedIn) return `${discussedIn} is about this ${what}, so it cannot be deleted.`;
  if (attended) return `Attendance is recorded for attendees of this ${what}, so it cannot be deleted.`;
  return noted ? `There are attendance notes on attendees of this ${what}. Clear them before it is deleted.` : null;
}
