import { days, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import { seed as core } from '@console/core-api';
import type { bookingStatuses } from '../tables.ts';
import { bookingTimes, startDayFor } from './schedule.ts';

type Status = (typeof bookingStatuses)[number];

export interface PlannedItem {
  id: string;
  type: 'public' | 'private';
  class: classes.PlannedClass;
  quantity: number;
  unitPrice: number;
  status: Status;
}

export interface PlannedBooking {
  index: number;
  id: string;
  bookedAt: Date;
  customer: core.SeededCustomer;
  items: PlannedItem[];
  status: Status;
  draw: Random;
}

/** What bookings are planned from: everything that was seeded before them. */
export interface Business {
  catalogue: classes.Catalogue;
  trainers: readonly classes.SeededTrainer[];
  staff: core.SeededStaff;
  customers: number;
  bookings: number;
}

export interface Batch {
  bookings: PlannedBooking[];
  classes: classes.PlannedClass[];
}

/**
 * Plans bookings number `from` and on, and the classes that they are for. A class belongs to one batch, so memory does
 * not grow with the number of bookings.
 */
export function planBookings(context: SeedContext, business: Business, from: number, count: number): Batch {
  const planned: classes.PlannedClass[] = [];
  const publicByWeek = new Map<number, classes.PlannedClass[]>();

  function newClass(
    bookedAt: Date,
    startDay: number,
    draw: Random,
    customer: core.SeededCustomer | null,
    course?: classes.SeededCourse,
  ) {
    const createdAt = customer ? bookedAt : days.addDays(bookedAt, -draw.between(5, 60));
    const wish = {
      number: from * 10 + planned.length,
      course: course ?? draw.pick(business.catalogue.courses),
      startDay,
      createdAt,
      customer,
    };
    const made = classes.planClass(wish, context, business.trainers, business.staff.staffIds);
    planned.push(made);
    return made;
  }

  function publicClass(bookedAt: Date, quantity: number, draw: Random, course?: classes.SeededCourse) {
    const startDay = startDayFor(bookedAt, context.now, draw);
    const week = Math.floor((startDay + 3) / 7);
    const offered = publicByWeek.get(week) ?? [];
    publicByWeek.set(week, offered);
    const fitting = offered.filter(
      (one) =>
        classes.freeSeats(one) >= quantity &&
        classes.startOf(one) > days.addDays(bookedAt, 1) &&
        (one.status !== 'canceled' || one.reservations.length < 4) &&
        (!course || one.course === course),
    );
    if (fitting.length > 0 && !draw.chance(0.14)) return draw.pick(fitting);
    const made = newClass(bookedAt, startDay, draw, null, course);
    offered.push(made);
    return made;
  }

  const bookings = bookingTimes(context, business.bookings, from, count).map((bookedAt, offset) => {
    const index = from + offset;
    const draw = random('booking', index);
    // The newest booking is the one that the guide's pictures show: two items of the first customer.
    const shown = index === business.bookings - 1;
    const customer = core.customerAt(shown ? 0 : Math.floor(business.customers * draw.number() ** 1.25), context);
    const id = draw.id(bookedAt);
    const kinds = shown ? (['public', 'private'] as const) : itemTypes(draw);
    const canceled = !shown && draw.chance(0.05);
    const items = kinds.map((type, at): PlannedItem => {
      const course = shown ? business.catalogue.courses.find((one) => one.title === SHOWN[at]) : undefined;
      if (type === 'private') {
        const made = newClass(bookedAt, startDayFor(bookedAt, context.now, draw), draw, customer, course);
        if (canceled) made.status = 'canceled';
        return {
          id: draw.id(bookedAt),
          type,
          class: made,
          quantity: made.course.durationDays,
          unitPrice: made.course.dayRate,
          status: 'draft',
        };
      }
      const quantity = shown ? 4 : draw.pick([1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 6, 8]);
      const chosen = publicClass(bookedAt, quantity, draw, course);
      const unitPrice = Math.round((chosen.course.seatPrice * draw.pick([100, 100, 100, 95, 90])) / 10_000) * 100;
      const item: PlannedItem = { id: draw.id(bookedAt), type, class: chosen, quantity, unitPrice, status: 'draft' };
      hold(item, bookedAt, canceled, context.now, draw);
      return item;
    });
    for (const item of items) if (item.type === 'private') hold(item, bookedAt, canceled, context.now, draw);
    const booking: PlannedBooking = { index, id, bookedAt, customer, items, status: 'draft', draw };
    seatDelegates(booking, context.now);
    return booking;
  });

  for (const one of planned) settle(one, context.now);
  for (const booking of bookings) decideStatuses(booking, context.now, booking.index === business.bookings - 1);
  return { bookings, classes: planned.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime()) };
}

const SHOWN = ['Leadership Essentials', 'Mental Health First Aid'];

function itemTypes(draw: Random): ('public' | 'private')[] {
  const count = draw.pick([1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3]);
  return Array.from({ length: count }, () => (draw.chance(0.17) ? 'private' : 'public'));
}

/** Takes the seats, or only remembers that they were taken when the booking or the class is canceled. */
function hold(item: PlannedItem, bookedAt: Date, canceled: boolean, now: Date, draw: Random): void {
  const gone = canceled || item.class.status === 'canceled';
  const releasedAt = gone ? days.earliest(now, days.addDays(bookedAt, draw.between(1, 12))) : null;
  classes.reserve(
    item.class,
    item.id,
    item.type === 'public' ? item.quantity : item.class.places,
    bookedAt,
    releasedAt,
  );
  if (gone) item.status = 'canceled';
}

/** A class that nobody comes to did not take place. */
function settle(one: classes.PlannedClass, now: Date): void {
  if (one.taken.size > 0 || one.status === 'canceled') return;
  if (classes.startOf(one) < now) one.status = 'canceled';
  else if (one.status === 'confirmed') one.status = 'provisional';
}

/** Names the delegates of live seats: nearly all of past classes, many of the next weeks', some of later ones. */
function seatDelegates({ items, customer, draw }: PlannedBooking, now: Date): void {
  for (const item of items) {
    if (item.status === 'canceled') continue;
    const ahead = days.dayOf(classes.startOf(item.class)) - days.dayOf(now);
    const named = ahead < 0 ? 0.97 : draw.chance(ahead < 14 ? 0.85 : 0.45) ? 0.9 : 0;
    const come = item.type === 'public' ? 1 : draw.pick([0.7, 0.8, 0.9, 1]);
    const sitting = new Set([...item.class.taken.values()].map((one) => one.attendee?.personId));
    const delegates = draw.sample(
      Array.from({ length: customer.contactCount - 2 }, (_, at) => at + 2),
      customer.contactCount,
    );
    for (const reservation of item.class.taken.values()) {
      if (reservation.bookingItemId !== item.id || !draw.chance(named * come)) continue;
      reservation.attendee = nextDelegate(customer, delegates, sitting, draw);
    }
  }
}

function nextDelegate(
  customer: core.SeededCustomer,
  left: number[],
  sitting: Set<string | null | undefined>,
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

/** Statuses follow dates: what was delivered a month ago is complete, what is to come confirmed, on hold or a draft. */
function decideStatuses(booking: PlannedBooking, now: Date, shown: boolean): void {
  const { items, draw, bookedAt } = booking;
  const live = items.filter((item) => item.status !== 'canceled');
  const allAhead = live.every((item) => classes.startOf(item.class) > now);
  const fresh = bookedAt > days.addDays(now, -21);
  const wish =
    shown || !allAhead
      ? 'confirmed'
      : fresh && draw.chance(0.28)
        ? 'draft'
        : draw.chance(0.05)
          ? 'on_hold'
          : 'confirmed';
  for (const item of live) item.status = itemStatus(item, wish, now, draw);
  const all = (...statuses: Status[]) => live.every((item) => statuses.includes(item.status));
  if (live.length === 0) booking.status = 'canceled';
  else if (wish === 'draft') booking.status = 'draft';
  else if (live.some((item) => item.status === 'on_hold')) booking.status = 'on_hold';
  else if (all('complete')) booking.status = 'complete';
  else booking.status = all('complete', 'delivered') ? 'delivered' : 'confirmed';
}

function itemStatus(item: PlannedItem, wish: Status, now: Date, draw: Random): Status {
  if (item.class.status === 'delivered') {
    const invoiced = classes.endOf(item.class) < days.addDays(now, -30);
    return invoiced && draw.chance(0.93) ? 'complete' : 'delivered';
  }
  if (wish === 'draft') return 'draft';
  return item.class.status === 'postponed' ? 'on_hold' : wish;
}
