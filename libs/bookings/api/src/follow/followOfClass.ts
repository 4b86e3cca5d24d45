import { readOnce } from '@console/api-kit';
import type { ClassRow } from '@console/classes-api';
import type { ClassMove } from '@console/classes-contracts';
import { type BookingOfClass, bookingsOfClass, type LiveItem } from './bookingsOfClass.ts';
import { type Follow, planFollow } from './planFollow.ts';

/** A booking of a class, with its changes when the class is moved. */
export interface FollowingBooking extends BookingOfClass, Follow {
  /** Those of its items on the class that change. */
  readonly following: readonly LiveItem[];
}

interface Moving {
  readonly class: ClassRow;
  readonly move: ClassMove;
}

/**
 * Returns the bookings of a class with their changes when the class is moved, in the order of their ids. All answers
 * to an inquiry share one read.
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
