import { followEffect } from '@console/api-kit';
import { classMoved } from '@console/classes-api';
import { whyNotMoveClass } from '@console/classes-contracts';
import { refusalOf } from '@console/core-api';
import { bookingsOfClass, lockBookingsOfClass } from './bookingsOfClass.ts';
import { carryOut } from './carryOut.ts';
import { followersOf, impactsOnThemselves } from './impactsOnBookings.ts';
import { isDelivered, planFollow, staysAsItIs } from './planFollow.ts';

/**
 * The bookings of a class follow its moves. The preview also lists bookings that do not change although a user might
 * expect it.
 */
followEffect(classMoved, {
  read: async (queries, { class: { id } }, hold) => {
    if (hold) await lockBookingsOfClass(queries, id);
    return bookingsOfClass(queries, id);
  },
  plan: (bookings, { before: { status }, move }) => {
    const hasDeliveredItems = bookings.some(({ booked }) => booked.some(isDelivered));
    return {
      whyNot: whyNotMoveClass(move, { status, hasDeliveredItems }),
      following: bookings.map((one) => planFollow(move, one)),
    };
  },
  refusals: ({ whyNot }, { before }) => refusalOf(before, whyNot),
  impacts: async (queries, { following }) => {
    const told = following.filter(({ consequence }) => consequence !== staysAsItIs.consequence);
    return [...(await impactsOnThemselves(queries, told)), ...(await followersOf(queries, told))];
  },
  write: async (writing, { following }) => {
    await carryOut(writing, following);
  },
});
