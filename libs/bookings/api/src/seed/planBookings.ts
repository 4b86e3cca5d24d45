import { days, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import { seed as core } from '@console/core-api';
import { ClassOffer } from './classOffer.ts';
import { seatDelegates } from './delegates.ts';
import type { Business, PlannedBooking, PlannedItem } from './plan.ts';
import { bookingTimes } from './schedule.ts';
import { decideStatuses, settleClass } from './statuses.ts';

export interface Batch {
  bookings: PlannedBooking[];
  classes: classes.PlannedClass[];
}

/** The class numbers that are kept free for each booking. No booking needs more classes. */
const CLASSES_A_BOOKING = 10;

/**
 * Plans the bookings numbered from `from` on, and their classes. A class belongs to one batch, so the memory needed
 * does not grow with the number of bookings.
 */
export function planBookings(context: SeedContext, business: Business, from: number, count: number): Batch {
  const offer = new ClassOffer(context, business, from * CLASSES_A_BOOKING);
  const bookings = bookingTimes(context, business.bookings, from, count).map((bookedAt, offset) => {
    const index = from + offset;
    const newest = index === business.bookings - 1;
    const booking = newest
      ? guideBooking(context, offer, index, bookedAt)
      : someBooking(context, business, offer, index, bookedAt);
    seatDelegates(booking, context.now);
    return booking;
  });
  for (const one of offer.classes) settleClass(one, context.now);
  for (const booking of bookings) decideStatuses(booking, context.now);
  return { bookings, classes: offer.classes.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()) };
}

function someBooking(
  context: SeedContext,
  business: Business,
  offer: ClassOffer,
  index: number,
  bookedAt: Date,
): PlannedBooking {
  const draw = random('booking', index);
  const customer = core.customerAt(Math.floor(business.customers * draw.number() ** 1.25), context);
  const booking: PlannedBooking = {
    index,
    id: draw.id(bookedAt),
    bookedAt,
    customer,
    items: [],
    status: 'draft',
    draw,
  };
  const canceled = draw.chance(0.05);
  const count = draw.pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
  while (booking.items.length < count) {
    const item = draw.chance(0.14)
      ? privateItem(booking, offer.privateClass(booking, customer), canceled)
      : publicItem(booking, offer, draw.pick([1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 4, 6]));
    hold(booking, item, canceled, context.now);
  }
  return booking;
}

/** Plans the newest booking, which the guide's pictures show: two items of the first customer. */
function guideBooking(context: SeedContext, offer: ClassOffer, index: number, bookedAt: Date): PlannedBooking {
  const draw = random('booking', index);
  const customer = core.customerAt(0, context);
  const today = days.dayOf(context.now);
  const nextMonday = today + 7 - days.weekday(today);
  const booking: PlannedBooking = {
    ...{ index, id: draw.id(bookedAt), bookedAt, customer, items: [], status: 'draft', fixedStatus: 'confirmed' },
    draw,
  };
  const seats = publicItem(booking, offer, 4, 'Leadership Essentials', nextMonday + 1);
  const course = offer.course('Mental Health First Aid');
  const held = offer.privateClass({ bookedAt, draw, course, startDay: nextMonday + 9 }, customer);
  for (const item of [seats, privateItem(booking, held, false)]) {
    item.class.status = 'confirmed';
    hold(booking, item, false, context.now);
  }
  return booking;
}

function publicItem(
  { bookedAt, draw }: PlannedBooking,
  offer: ClassOffer,
  quantity: number,
  title?: string,
  startDay?: number,
): PlannedItem {
  const course = title ? offer.course(title) : undefined;
  const chosen = offer.publicClass({ bookedAt, draw, course, startDay }, quantity);
  const percent = draw.pick([100, 100, 100, 95, 90]);
  const unitPrice = Math.round((chosen.course.seatPrice * percent) / 10_000) * 100;
  return { id: draw.id(bookedAt), type: 'public', class: chosen, quantity, unitPrice, status: 'draft' };
}

function privateItem({ bookedAt, draw }: PlannedBooking, held: classes.PlannedClass, canceled: boolean): PlannedItem {
  if (canceled) held.status = 'canceled';
  const { durationDays, dayRate } = held.course;
  return {
    id: draw.id(bookedAt),
    type: 'private',
    class: held,
    quantity: durationDays,
    unitPrice: dayRate,
    status: 'draft',
  };
}

/** Reserves the seats of an item. For a canceled booking or class they were released, before the class began. */
function hold({ items, bookedAt, draw }: PlannedBooking, item: PlannedItem, canceled: boolean, now: Date): void {
  const gone = canceled || item.class.status === 'canceled';
  const dayBefore = days.addDays(classes.startOf(item.class), -1);
  const releasedAt = gone
    ? days.latest(bookedAt, days.earliest(now, days.addDays(bookedAt, draw.between(1, 12)), dayBefore))
    : null;
  classes.reserve(
    item.class,
    item.id,
    item.type === 'public' ? item.quantity : item.class.places,
    bookedAt,
    releasedAt,
  );
  if (gone) item.status = 'canceled';
  items.push(item);
}
