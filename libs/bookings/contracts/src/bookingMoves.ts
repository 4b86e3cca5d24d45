import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type BookingStatus, bookingStatusLabels } from './bookingStatus.ts';

/** What the guards of a booking's moves look at. What a screen does not know it leaves out: the server asks again. */
export interface BookingToMove {
  /** The state that it had when it was put on hold; null counts as confirmed. */
  readonly heldFrom?: string | null | undefined;
  /** How many of its items are not canceled. */
  readonly items?: number | undefined;
  /** How many of those have a class that was canceled. */
  readonly ofCanceledClasses?: number | undefined;
  /** How many of those have a class that was postponed, and has no new dates yet. */
  readonly ofPostponedClasses?: number | undefined;
  /** How many of those have a class that has not ended. */
  readonly unfinished?: number | undefined;
  /** How many have been delivered. */
  readonly delivered?: number | undefined;
  /** On how many of its seats attendance is recorded. */
  readonly attended?: number | undefined;
  /** On how many of its seats there are attendance notes. */
  readonly noted?: number | undefined;
  readonly hasBooker?: boolean | undefined;
  readonly hasBiller?: boolean | undefined;
  readonly hasBillingAddress?: boolean | undefined;
}

/** The moves of a booking (architecture §5), as the server makes them, screens offer them and the drawing shows them. */
export const bookingMoves = defineMoves<BookingStatus, BookingToMove>()({
  subject: 'booking',
  states: bookingStatusLabels,
  moves: {
    confirm: {
      label: 'Confirm',
      from: ['draft'],
      to: 'confirmed',
      guard: whyNotConfirm,
      asks: 'it has an item, a booker, a billing contact and a billing address, and none of its classes is canceled or postponed',
      effect:
        'confirms its items and drafts an invoice for each; delivers the items whose class has already been delivered',
    },
    deliver: {
      label: 'Mark as delivered',
      from: ['confirmed'],
      to: 'delivered',
      guard: ({ unfinished = 0 }) =>
        unfinished === 0 ? null : 'This booking has a class that has not ended. It can be delivered once all have.',
      asks: 'every class has ended',
      effect: 'delivers its items',
    },
    complete: { label: 'Complete', from: ['delivered'], to: 'complete', effect: 'completes its items' },
    hold: {
      label: 'Put on hold',
      from: ['draft', 'confirmed'],
      to: 'on_hold',
      effect: 'puts its items on hold; they keep their seats',
    },
    resume: {
      label: 'Resume',
      from: ['on_hold'],
      to: 'confirmed',
      guard: (booking) =>
        booking.heldFrom === 'draft' ? 'This booking was a draft and becomes one again.' : whyNotConfirmAgain(booking),
      asks: 'it was confirmed before, and none of its classes is canceled or postponed',
      effect:
        'confirms its items again and drafts the missing invoices; delivers the items whose class has already been delivered',
    },
    resumeDraft: {
      label: 'Resume as draft',
      from: ['on_hold'],
      to: 'draft',
      guard: (booking) =>
        booking.heldFrom === 'draft' ? whyNotResume(booking) : 'This booking was confirmed and becomes so again.',
      asks: 'it was a draft before, and none of its classes is postponed',
      effect: 'makes its items drafts again',
    },
    cancel: {
      label: 'Cancel booking',
      from: ['draft', 'confirmed', 'on_hold'],
      to: 'canceled',
      guard: whyNotCancel,
      asks: 'no item has been delivered, and no attendance is recorded',
      effect: 'cancels its items, frees their seats and voids their unpaid invoices',
    },
  },
});

export type BookingMove = keyof (typeof bookingMoves)['moves'];

/** The moves to offer for a booking, in order; those that its history rules out are left out. */
export function movesOfBooking({
  status,
  heldFrom,
}: {
  readonly status: string;
  readonly heldFrom?: string | null | undefined;
}) {
  const other: BookingMove = heldFrom === 'draft' ? 'resume' : 'resumeDraft';
  return movesFrom(bookingMoves, status).filter((move) => move !== other);
}

/** Why a booking may not be moved, in a sentence; null when it may. */
export function whyNotMoveBooking(
  move: BookingMove,
  booking: BookingToMove & { readonly status: BookingStatus },
): string | null {
  return whyNotMove(bookingMoves, move, booking);
}

/** Why a booking takes no more changes; null when it does. */
export function whyNotChangeBooking({ status }: { readonly status: string }): string | null {
  return status === 'canceled' ? 'This booking is canceled and can no longer be changed.' : null;
}

/** Why a booking cannot be deleted; null when it can. Others are canceled. */
export function whyNotDeleteBooking({ status }: { readonly status: string }): string | null {
  return status === 'draft' ? null : 'Only a draft can be deleted. This booking can be canceled instead.';
}

function whyNotConfirm(booking: BookingToMove): string | null {
  const { ofCanceledClasses = 0, ofPostponedClasses = 0 } = booking;
  if (ofCanceledClasses > 0)
    return 'A class of this booking is canceled. Delete its item before the booking is confirmed.';
  if (ofPostponedClasses === 0) return whatIsMissing(booking);
  return 'A class of this booking is postponed. It can be confirmed once the class has new dates.';
}

function whyNotConfirmAgain(booking: BookingToMove): string | null {
  const { ofCanceledClasses = 0 } = booking;
  if (ofCanceledClasses === 0) return whyNotResume(booking);
  return 'A class of this booking is canceled, so it cannot be confirmed again. It can be canceled.';
}

/** It waits for its classes, whether it was put on hold with one of them or by hand. */
function whyNotResume({ ofPostponedClasses = 0 }: BookingToMove): string | null {
  if (ofPostponedClasses === 0) return null;
  return 'A class of this booking is postponed. It can be resumed once the class has new dates.';
}

/** Its places go to others, who would be taken for the delegates of whom something stands there. */
function whyNotCancel({ delivered = 0, attended = 0, noted = 0 }: BookingToMove): string | null {
  if (delivered > 0) return 'An item of this booking has been delivered, so it can no longer be canceled.';
  if (attended > 0) return 'Attendance is recorded for attendees of this booking, so it can no longer be canceled.';
  if (noted === 0) return null;
  return 'There are attendance notes on attendees of this booking. Clear them before it is canceled.';
}

/** What a draft still lacks before it can be confirmed: all of it at once, so that nobody has to come back twice. */
function whatIsMissing(booking: BookingToMove): string | null {
  const { items = 1, hasBooker = true, hasBiller = true, hasBillingAddress = true } = booking;
  const missing = [
    ...(items > 0 ? [] : ['an item']),
    ...(hasBooker ? [] : ['a booker']),
    ...(hasBiller ? [] : ['a billing contact']),
    ...(hasBillingAddress ? [] : ['a billing address']),
  ];
  const last = missing.pop();
  if (last === undefined) return null;
  return `Before it is confirmed this booking needs ${missing.length > 0 ? `${missing.join(', ')} and ` : ''}${last}.`;
}
