import { days, type Random, random } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import { seed as core } from '@console/core-api';
import type { PlannedBooking } from './plan.ts';

/**
 * Names delegates for the reserved seats: for nearly all seats of past classes, many in the next weeks, some later. The
 * released seats of a canceled class or item have delegates too: the people to call.
 */
export function seatDelegates({ items, customer, ...booking }: PlannedBooking, now: Date): void {
  const others = Array.from({ length: customer.contactCount - 2 }, (_, index) => index + 2);
  for (const item of items) {
    const isCanceled = item.status === 'canceled' || item.class.status === 'canceled';
    // Such delegates take no numbers from the booking, whose other data would change.
    const draw = isCanceled ? random('canceled delegates', item.id) : booking.draw;
    const reservations = isCanceled ? item.class.reservations : [...item.class.taken.values()];
    const ahead = days.dayOf(classes.startOf(item.class)) - days.dayOf(now);
    const named = ahead < 0 ? 0.97 : draw.chance(ahead < 14 ? 0.85 : 0.45) ? 0.9 : 0;
    const come = item.type === 'public' ? 1 : draw.pick([0.7, 0.8, 0.9, 1]);
    const sitting = new Set(reservations.map((one) => one.attendee?.personId));
    const delegates = draw.sample(others, others.length);
    for (const reservation of reservations) {
      if (reservation.bookingItemId !== item.id || !draw.chance(named * come)) continue;
      reservation.attendee = nextDelegate(customer, delegates, sitting, draw);
    }
  }
}

function nextDelegate(
  customer: core.SeededCustomer,
  left: number[],
  sitting: ReadonlySet<string | null | undefined>,
  draw: Random,
): classes.PlannedAttendee {
  for (let index = left.pop(); index !== undefined; index = left.pop()) {
    const { id, givenName, familyName, email } = core.contactAt(customer, index);
    if (!sitting.has(id)) return { personId: id, givenName, familyName, email };
  }
  const name = core.personName(draw);
  const email = `${core.emailPart(name.givenName)}.${core.emailPart(name.familyName)}@${customer.domain}`;
  return { personId: null, ...name, email };
}
