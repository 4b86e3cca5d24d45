import { days, type Random, random } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import type { PlannedBooking, PlannedItem, Status } from './plan.ts';

/**
 * A class without bookings is canceled when its start is past, and provisional before that. Canceled classes get the
 * moment and the reason of it.
 */
export function settleClass(one: classes.PlannedClass, now: Date): void {
  if (one.taken.size > 0) return;
  const hadSeats = one.status === 'canceled' && one.reservations.length > 0;
  if (classes.startOf(one) < now) one.status = 'canceled';
  else if (one.status === 'confirmed') one.status = 'provisional';
  if (hadSeats) classes.cancelWithSeats(one, now);
  else if (one.status === 'canceled') classes.cancelWithoutSeats(one, now);
}

/** Statuses follow dates: bookings delivered a month ago are complete; future ones are confirmed, on hold or drafts. */
export function decideStatuses(booking: PlannedBooking, now: Date): void {
  const { items, draw } = booking;
  const live = items.filter((item) => item.status !== 'canceled');
  const wish = booking.fixedStatus ?? wishFor(booking, live, now);
  const waits = random('waits', booking.id).chance(0.4);
  for (const item of live)
    item.status = waits && hasJustEnded(item, now) ? 'confirmed' : itemStatus(item, wish, now, draw);
  const all = (...statuses: Status[]) => live.every((item) => statuses.includes(item.status));
  if (live.length === 0) booking.status = 'canceled';
  else if (wish === 'draft') booking.status = 'draft';
  else if (live.some((item) => item.status === 'on_hold')) booking.status = 'on_hold';
  else if (all('complete')) booking.status = 'complete';
  else booking.status = all('complete', 'delivered') ? 'delivered' : 'confirmed';
  booking.heldByClass = booking.status === 'on_hold' && wish !== 'on_hold';
}

function wishFor({ bookedAt, draw }: PlannedBooking, live: readonly PlannedItem[], now: Date): Status {
  const allAhead = live.every((item) => classes.startOf(item.class) > now);
  if (!allAhead) return 'confirmed';
  if (bookedAt > days.addDays(now, -35) && draw.chance(0.32)) return 'draft';
  return draw.chance(0.05) ? 'on_hold' : 'confirmed';
}

/**
 * Returns whether the class of an item ended in the last 7 days. Staff may not have marked the item as delivered yet.
 */
function hasJustEnded({ class: held }: PlannedItem, now: Date): boolean {
  return held.status === 'delivered' && classes.endOf(held) > days.addDays(now, -7);
}

function itemStatus(item: PlannedItem, wish: Status, now: Date, draw: Random): Status {
  if (item.class.status === 'delivered') {
    const invoiced = classes.endOf(item.class) < days.addDays(now, -30);
    return invoiced && draw.chance(0.93) ? 'complete' : 'delivered';
  }
  if (wish === 'draft') return 'draft';
  return item.class.status === 'postponed' ? 'on_hold' : wish;
}
