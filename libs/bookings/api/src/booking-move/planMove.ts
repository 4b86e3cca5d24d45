import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  type BookingMove,
  type BookingStatus,
  bookingMoves,
  type ContactRole,
  factsOfItems,
  whyNotMoveBooking,
} from '@console/bookings-contracts';
import { contactsOfBooking } from '../booking-contact/contactsOfBooking.ts';
import { type LiveItem, liveItemsOf } from '../booking-item/liveItems.ts';
import { nothingRecorded, type Recorded } from '../booking-item/recordedOn.ts';
import type { booking } from '../tables.ts';
import { type LateItems, lateItems } from './lateItems.ts';

type BookingRow = RowOf<typeof booking>;

/** A booking that somebody may move, with everything that decides about the move. */
export interface MovingBooking {
  readonly booking: BookingRow;
  readonly move: BookingMove;
  /** Its items that are not canceled. */
  readonly items: readonly LiveItem[];
  /** The roles that its contacts have. */
  readonly roles: readonly ContactRole[];
  /** What is recorded on its seats. Only a cancellation asks. */
  readonly recorded: Recorded;
  readonly now: Date;
}

/** What a move makes of a booking and its items. */
export interface MovePlan {
  /** The reason why the move is refused, or null. Then nothing happens. */
  readonly whyNot: string | null;
  /** The state of the booking in the end. */
  readonly becomes: BookingStatus;
  /** The items that get the state of the move. */
  readonly moved: readonly LiveItem[];
  /** The items that are canceled because their class was canceled before the booking was confirmed. */
  readonly lost: readonly LiveItem[];
  /** The items that are delivered because their class was delivered before. */
  readonly late: LateItems;
  /** The items that the booking has afterwards, without canceled ones. */
  readonly left: readonly LiveItem[];
}

/**
 * Plans a move, for the move itself and for its preview. A booking that is confirmed follows the moves of its classes
 * that it has missed: items of delivered classes are delivered, items of canceled classes are canceled.
 */
export function planMove(moving: MovingBooking): MovePlan {
  const { move, items } = moving;
  const { from, to } = bookingMoves.moves[move];
  const changing = items.filter(({ status }) => from.some((state) => state === status));
  const lost = to === 'confirmed' ? changing.filter(({ classStatus }) => classStatus === 'canceled') : [];
  const moved = changing.filter((item) => !lost.includes(item));
  const gone = to === 'canceled' ? moved : lost;
  const left = items.filter((item) => !gone.includes(item));
  const after = left.map((item) => (moved.includes(item) ? { ...item, status: to } : item));
  const late = to === 'confirmed' ? lateItems(after) : { late: [], all: false };
  return { whyNot: whyNotMove(moving), becomes: late.all ? 'delivered' : to, moved, lost, late, left };
}

function whyNotMove({ booking, move, items, roles, recorded, now }: MovingBooking): string | null {
  return whyNotMoveBooking(move, {
    status: booking.status,
    heldFrom: booking.heldFrom,
    ...factsOfItems(items, now),
    ...recorded,
    hasBooker: roles.includes('booker'),
    hasBiller: roles.includes('biller'),
    hasBillingAddress: booking.billingAddressId !== null,
  });
}

/**
 * Reads what {@link planMove} needs, for a write. The booking must be locked. A preview reads it with `loadMovingBooking`.
 *
 * @param recordedOn locks the seats of items, and returns what is recorded on them.
 */
export async function movingBooking(
  queries: Queries,
  { booking, move, now }: Pick<MovingBooking, 'booking' | 'move' | 'now'>,
  recordedOn: (items: readonly LiveItem[]) => Promise<Recorded>,
): Promise<MovingBooking> {
  const contacts = await contactsOfBooking(queries, booking);
  const items = await liveItemsOf(queries, [booking.id]);
  const recorded = move === 'cancel' ? await recordedOn(items) : nothingRecorded;
  return { booking, move, now, items, roles: contacts.flatMap(({ roles }) => roles), recorded };
}
