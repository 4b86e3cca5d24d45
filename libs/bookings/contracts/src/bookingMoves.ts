import type { Instant } from '@console/format';
import { defineMoves, movesFrom, whyNotMove } from '@console/rules';
import { type BookingStatus, bookingStatuses } from './bookingStatus.ts';

/** The facts that the guards of a booking's moves read. A screen leaves out facts that it does not know; the server checks them again. */
export interface BookingToMove {
  /** The state before the booking was put on hold. Null counts as confirmed. */
  readonly heldFrom?: string | null | undefined;
  /** The number of items that are not canceled. */
  readonly items?: number | undefined;
  /** The number of those items whose class was canceled. */
  readonly ofCanceledClasses?: number | undefined;
  /** The number of those items whose class was postponed and has no new dates yet. */
  readonly ofPostponedClasses?: number | undefined;
  /** The number of those items whose class has not ended. */
  readonly unfinished?: number | undefined;
  /** The number of delivered items. */
  readonly delivered?: number | undefined;
  /** Whether attendance is recorded on its seats. */
  readonly attended?: boolean | undefined;
  /** Whether its seats have attendance notes. */
  readonly noted?: boolean | undefined;
  readonly hasBooker?: boolean | undefined;
  readonly hasBiller?: boolean | undefined;
  readonly hasBillingAddress?: boolean | undefined;
}

/** The moves of a booking. The server, the screens and the state diagram all use this one definition. */
export const bookingMoves = defineMoves<BookingStatus, BookingToMove>()({
  subject: 'booking',
  states: bookingStatuses.labels,
  moves: {
    confirm: {
      label: 'Confirm',
      from: ['draft'],
      to: 'confirmed',
      guard: whyNotConfirm,
      asks: 'it has an item whose class takes place, a booker, a billing contact and a billing address, and none of its classes is postponed',
      effect:
        'confirms its items and drafts an invoice for each; delivers the items whose class has already been delivered, and cancels those whose class is canceled',
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
      needsReason: true,
    },
    resume: {
      label: 'Resume',
      from: ['on_hold'],
      to: 'confirmed',
      guard: (booking) =>
        booking.heldFrom === 'draft' ? 'This booking was a draft and becomes one again.' : whyNotConfirmAgain(booking),
      asks: 'it was confirmed before, a class of it takes place, and none is postponed',
      effect:
        'confirms its items again and drafts the missing invoices; delivers the items whose class has already been delivered, and cancels those whose class is canceled',
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
      loses: 'A canceled booking cannot be taken back.',
      needsReason: true,
    },
  },
});

export type BookingMove = keyof (typeof bookingMoves)['moves'];

/** The moves that a booking's state and history allow, in order. */
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

/** An item, for the facts that a move depends on. */
interface ItemToMove {
  readonly status: string;
  readonly classStatus?: string | null | undefined;
  /** The end of its class. Null for a class without sessions. */
  readonly endsAt?: Instant | null | undefined;
}

/** Returns the facts that follow from a booking's items. Canceled items do not count. */
export function factsOfItems(all: readonly ItemToMove[], now: Instant = Date.now()): BookingToMove {
  const items = all.filter(({ status }) => status !== 'canceled');
  const ofClass = (state: string) => items.filter(({ classStatus }) => classStatus === state).length;
  return {
    items: items.length,
    ofCanceledClasses: ofClass('canceled'),
    ofPostponedClasses: ofClass('postponed'),
    unfinished: items.filter(({ endsAt }) => endsAt == null || new Date(endsAt) > new Date(now)).length,
    delivered: items.filter(({ status }) => status === 'delivered' || status === 'complete').length,
  };
}

/** The reason why a booking cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveBooking(
  move: BookingMove,
  booking: BookingToMove & { readonly status: BookingStatus },
): string | null {
  return whyNotMove(bookingMoves, move, booking);
}

/** The reason why a booking cannot be changed. Null when it can. */
export function whyNotChangeBooking({ status }: { readonly status: string }): string | null {
  return status === 'canceled' ? 'This booking is canceled and can no longer be changed.' : null;
}

function whyNotConfirm(booking: BookingToMove): string | null {
  const { ofPostponedClasses = 0 } = booking;
  if (noClassTakesPlace(booking))
    return 'Every class of this booking is canceled. Add seats on another class before it is confirmed, or cancel the booking.';
  if (ofPostponedClasses === 0) return missingPartsMessage(booking);
  return 'A class of this booking is postponed. It can be confirmed once the class has new dates.';
}

function whyNotConfirmAgain(booking: BookingToMove): string | null {
  if (!noClassTakesPlace(booking)) return whyNotResume(booking);
  return 'Every class of this booking is canceled, so it cannot be confirmed again. Cancel the booking instead.';
}

/** A booking goes on with its other items. Without any it has nothing to be confirmed for. */
function noClassTakesPlace({ items = 0, ofCanceledClasses = 0 }: BookingToMove): boolean {
  return items > 0 && ofCanceledClasses >= items;
}

/** A postponed class blocks resuming, whether the booking was put on hold with the class or by a person. */
function whyNotResume({ ofPostponedClasses = 0 }: BookingToMove): string | null {
  if (ofPostponedClasses === 0) return null;
  return 'A class of this booking is postponed. It can be resumed once the class has new dates.';
}

/** Canceling gives the seats to other delegates. Attendance that stays on a seat would then count for the wrong person. */
function whyNotCancel({ delivered = 0, attended = false, noted = false }: BookingToMove): string | null {
  if (delivered > 0) return 'An item of this booking has been delivered, so it can no longer be canceled.';
  if (attended) return 'Attendance is recorded for attendees of this booking, so it can no longer be canceled.';
  if (!noted) return null;
  return 'There are attendance notes on attendees of this booking. Clear them before it is canceled.';
}

/** Names everything that is missing in one sentence, so that the user can add all of it at once. */
function missingPartsMessage(booking: BookingToMove): string | null {
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
