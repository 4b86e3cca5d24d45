import { readOnce } from '@console/api-kit';
import type { ClassRow } from '@console/classes-api';
import type { ClassMove } from '@console/classes-contracts';
import { type BookingOfClass, bookingsOfClass, type LiveItem } from './bookingsOfClass.ts';
import { type Follow, planFollow } from './planFollow.ts';

/** A booking of a class, with the changes to it when the class is moved. */
export interface FollowingBooking extends BookingOfClass, Follow {
  /** The items on that class that change. */
  readonly following: readonly LiveItem[];
}

/** The items that a booking keeps after the move. */
export function itemsLeft({ booked, others, items, following }: FollowingBooking): readonly LiveItem[] {
  const kept = items?.to === 'canceled' ? booked.filter((item) => !following.includes(item)) : booked;
  return [...kept, ...others];
}

interface Moving {
  readonly class: ClassRow;
  readonly move: ClassMove;
}

/**
 * Returns the bookings of a class, each with the changes to it when the class is moved, in the order of their ids.
 * All answers to an inquiry share one read.
 */
export const followOfClass = readOnce(
  async (queries, { class: { id }, move }: Moving): Promise<readonly FollowingBooking[]> => {
    const bookings = await bookingsOfClass(queries, id);
    return bookings.map((one) => {
      const follow = planFollow(move, one);
      const following = one.booked.filter(({ status }) => follow.items?.from.includes(status));
      return { ...one, ...follow, following };
    });
  },
);
