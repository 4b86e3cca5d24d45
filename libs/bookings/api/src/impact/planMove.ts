import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import type { LiveItem } from '../follow/bookingsOfClass.ts';
import { lateItems } from '../follow/lateItems.ts';

/** An item, with the state that a move gives it. */
export interface PlannedItem {
  readonly item: LiveItem;
  readonly becomes: LiveItem['status'];
}

/** What a move makes of a booking and its items. */
export interface MovePlan {
  readonly becomes: LiveItem['status'];
  /** The items that change. */
  readonly changing: readonly PlannedItem[];
  /** The items that the booking has afterwards, without canceled ones. */
  readonly left: readonly LiveItem[];
}

interface Moving {
  readonly move: BookingMove;
  /** The booking's items that are not canceled. */
  readonly items: readonly LiveItem[];
}

/**
 * Plans a move, for the move itself and for its preview. A booking that is confirmed follows the moves of its classes
 * that it has missed: items of delivered classes are delivered, items of canceled classes are canceled.
 */
export function planMove({ move, items }: Moving): MovePlan {
  const { from, to } = bookingMoves.moves[move];
  const moved = items.filter(({ status }) => from.some((state) => state === status));
  const lost = moved.filter(
    ({ classStatus }) => to === 'canceled' || (to === 'confirmed' && classStatus === 'canceled'),
  );
  const left = items.filter((item) => !lost.includes(item));
  const after = left.map((item) => (moved.includes(item) ? { ...item, status: to } : item));
  const { late, all } = to === 'confirmed' ? lateItems(after) : { late: [], all: false };
  const isLate = ({ id }: LiveItem) => late.some((item) => item.id === id);
  const changing = items
    .filter((item) => moved.includes(item) || isLate(item))
    .map((item): PlannedItem => {
      if (lost.includes(item)) return { item, becomes: 'canceled' };
      return { item, becomes: isLate(item) ? 'delivered' : to };
    });
  return { becomes: all ? 'delivered' : to, changing, left };
}
