import { days, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import type { DeliveryFormat, DeliveryPlatform, TrainingClassStatus } from '@console/classes-contracts';
import { seed as core } from '@console/core-api';
import type { SeededCourse } from './catalogue.ts';
import { hireTrainer, type SeededTrainer } from './trainers.ts';

export interface PlannedAttendee {
  personId: string | null;
  givenName: string;
  familyName: string;
  email: string;
}

export interface PlannedReservation {
  id: string;
  seatNumber: number;
  bookingItemId: string;
  createdAt: Date;
  releasedAt: Date | null;
  attendee?: PlannedAttendee;
}

/** A class before it is written. Until then, bookings can reserve seats of it. */
export interface PlannedClass {
  id: string;
  createdAt: Date;
  createdBy: string;
  course: SeededCourse;
  customer: core.SeededCustomer | null;
  status: TrainingClassStatus;
  places: number;
  sessions: { startsAt: Date; endsAt: Date }[];
  trainer: SeededTrainer | undefined;
  deliveryFormat: DeliveryFormat;
  deliveryPlatform: DeliveryPlatform | null;
  address: core.AddressLines | null;
  hasMeetingLinks: boolean;
  purchaseOrderReference: string | null;
  reservations: PlannedReservation[];
  /** The reservations that are not released, by seat number. */
  taken: Map<number, PlannedReservation>;
  /** When and why the class was canceled. Null for any other class. */
  cancellation: { at: Date; reason: string } | null;
  draw: Random;
}

const HOURS = [
  ['09:30', '16:30'],
  ['09:00', '16:00'],
  ['09:00', '17:00'],
  ['10:00', '15:00'],
  ['08:30', '16:00'],
] as const;

const HALF_DAYS = [
  ['09:00', '12:30'],
  ['13:00', '16:30'],
] as const;

export interface ClassWish {
  number: number;
  course: SeededCourse;
  startDay: number;
  createdAt: Date;
  /** The customer of a private class. */
  customer: core.SeededCustomer | null;
}

/** Plans a class as it would be now: past classes are delivered, future ones confirmed, provisional or postponed. */
export function planClass(
  wish: ClassWish,
  context: SeedContext,
  trainers: readonly SeededTrainer[],
  staffIds: readonly string[],
) {
  const draw = random('class', wish.number);
  const { course, customer } = wish;
  const delivery = deliveryOf(course, customer, draw);
  const sessions = sessionsOf(course, wish.startDay, delivery.deliveryFormat === 'virtual', draw);
  const status = statusOf(sessions, context.now, draw);
  const unsure = status === 'provisional' || status === 'postponed';
  const planned: PlannedClass = {
    id: draw.id(wish.createdAt),
    createdAt: wish.createdAt,
    createdBy: draw.pick(staffIds),
    course,
    customer,
    status,
    places: customer ? draw.between(6, course.places) : course.places,
    sessions,
    trainer:
      unsure && draw.chance(0.45)
        ? undefined
        : hireTrainer(
            trainers,
            course,
            sessions.map((one) => days.dayOf(one.startsAt)),
            draw,
          ),
    ...delivery,
    hasMeetingLinks:
      delivery.deliveryFormat === 'virtual' && !draw.chance(isPast(sessions, context.now) ? 0 : unsure ? 0.7 : 0.15),
    purchaseOrderReference: customer && draw.chance(0.4) ? customersOrder(customer, draw) : null,
    reservations: [],
    taken: new Map(),
    cancellation: null,
    draw,
  };
  return planned;
}

export function startOf(planned: PlannedClass): Date {
  return planned.sessions[0]?.startsAt ?? planned.createdAt;
}

export function endOf(planned: PlannedClass): Date {
  return planned.sessions.at(-1)?.endsAt ?? planned.createdAt;
}

export function freeSeats(planned: PlannedClass): number {
  return planned.places - planned.taken.size;
}

/** Makes up a customer's own order number: CVH-88213. */
export function customersOrder(customer: core.SeededCustomer, draw: Random): string {
  const initials = customer.name
    .split(/\s+/)
    .map((word) => core.emailPart(word).charAt(0))
    .join('');
  return `${initials.slice(0, 3).toUpperCase()}-${draw.digits(5)}`;
}

/**
 * Reserves the lowest free seats for an item. With `releasedAt` the reservations are already released. The seats of a
 * canceled class are released together, so no two items have the same ones.
 */
export function reserve(
  planned: PlannedClass,
  bookingItemId: string,
  count: number,
  at: Date,
  releasedAt: Date | null,
): PlannedReservation[] {
  const made: PlannedReservation[] = [];
  const held = planned.status === 'canceled' ? planned.reservations : [...planned.taken.values()];
  const seats = new Set(held.map((reservation) => reservation.seatNumber));
  for (let seatNumber = 1; seatNumber <= planned.places && made.length < count; seatNumber++) {
    if (seats.has(seatNumber)) continue;
    const reservation = { id: planned.draw.id(at), seatNumber, bookingItemId, createdAt: at, releasedAt };
    if (!releasedAt) planned.taken.set(seatNumber, reservation);
    made.push(reservation);
  }
  planned.reservations.push(...made);
  return made;
}

function isPast(sessions: PlannedClass['sessions'], now: Date): boolean {
  return (sessions.at(-1)?.endsAt ?? now) < now;
}

function statusOf(sessions: PlannedClass['sessions'], now: Date, draw: Random): PlannedClass['status'] {
  const fate = draw.number();
  const ahead = days.dayOf(sessions[0]?.startsAt ?? now) - days.dayOf(now);
  if (isPast(sessions, now)) {
    if (fate < 0.05) return 'canceled';
    // Some classes of the last week are not marked as delivered yet, or have no new date yet.
    if (ahead > -8 && fate > 0.5) return fate > 0.96 ? 'postponed' : 'confirmed';
    return 'delivered';
  }
  if (ahead <= 0) return fate < 0.05 ? 'canceled' : 'confirmed';
  if (fate < 0.04) return 'canceled';
  if (fate < 0.1) return 'postponed';
  return fate < (ahead > 21 ? 0.4 : 0.22) ? 'provisional' : 'confirmed';
}

function sessionsOf(course: SeededCourse, startDay: number, virtual: boolean, draw: Random): PlannedClass['sessions'] {
  const [from, until] =
    virtual && course.durationDays === 1 && draw.chance(0.35) ? draw.pick(HALF_DAYS) : draw.pick(HOURS);
  const sessions: PlannedClass['sessions'] = [];
  for (let day = days.workingDay(startDay); sessions.length < course.durationDays; day = days.workingDay(day + 1)) {
    sessions.push({ startsAt: days.at(day, from), endsAt: days.at(day, until) });
  }
  return sessions;
}

function deliveryOf(
  course: SeededCourse,
  customer: core.SeededCustomer | null,
  draw: Random,
): Pick<PlannedClass, 'deliveryFormat' | 'deliveryPlatform' | 'address'> {
  const kind = draw.number();
  if (!course.handsOn && kind < (customer ? 0.38 : 0.45)) {
    return {
      deliveryFormat: 'virtual',
      deliveryPlatform: draw.pick(['zoom', 'ms_teams', 'ms_teams'] as const),
      address: null,
    };
  }
  if (customer && kind < 0.93) {
    return {
      deliveryFormat: 'on_site',
      deliveryPlatform: null,
      address: core.addressIn(customer.place, draw, { firstLines: [customer.name] }),
    };
  }
  if (!course.handsOn && kind > 0.985) {
    return { deliveryFormat: 'other', deliveryPlatform: 'other', address: null };
  }
  return {
    deliveryFormat: 'training_centre',
    deliveryPlatform: null,
    address: core.addressIn(draw.pick(core.places), draw, { centre: true }),
  };
}
