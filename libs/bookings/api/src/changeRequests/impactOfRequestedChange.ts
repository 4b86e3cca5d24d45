import { askAll, onInquiry, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  tables as classes,
  type Impact,
  impactOfClassEdit,
  impactOfClassTrainer,
  trainerConflicts,
} from '@console/classes-api';
import { whyNotGiveBack } from '@console/classes-contracts';
import { CustomerContact } from '@console/core-api';
import { countOf, fullName } from '@console/format';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { impactOnBooking } from '../follow/impactOnBooking.ts';
import { impactOfAttendees } from './impactOfAttendees.ts';
import { impactOfChangeRequest, type RequestedChange } from './impactOfChangeRequest.ts';
import { plannedSessions } from './plannedSessions.ts';
import { refusalOf } from './refusals.ts';
import { seatsNote } from './seatsNote.ts';

const { attendee, trainingSeatReservation: reservation, trainingSession } = classes;

/** The people, seats, orders and the booking itself that a requested change touches. Billing adds the invoices. */
onInquiry(impactOfChangeRequest, (queries, change) => impacts[change.kind](queries, change));

type Answer = (queries: Queries, change: RequestedChange) => Promise<Impact[]>;

const impacts: Readonly<Record<RequestedChange['kind'], Answer>> = {
  dates: impactOfDates,
  trainer: impactOfTrainer,
  class: (queries, change) => impactOfMove(queries, change, null),
  transfer: (queries, change) => impactOfMove(queries, change, change.request.attendeeId),
  attendees: impactOfAttendees,
};

async function impactOfDates(queries: Queries, { class: held, request }: RequestedChange): Promise<Impact[]> {
  const planned = request.newStartsAt ? await plannedSessions(queries, held.id, request.newStartsAt) : [];
  const dates = planned.map(({ session, startsAt, endsAt }) => ({ id: session.id, startsAt, endsAt }));
  const clashes = held.trainerId === null ? [] : await trainerConflicts(queries, held.trainerId, held.id, dates);
  const edit = { class: held, edit: 'sessions', sessions: planned.length } as const;
  return [...(await askAll(impactOfClassEdit, queries, edit)), ...clashes.map(calendarRefusal)];
}

async function impactOfTrainer(queries: Queries, { class: held, request }: RequestedChange): Promise<Impact[]> {
  const { newTrainerId: trainerId } = request;
  const sessions = await queries.select().from(trainingSession).where(eq(trainingSession.classId, held.id));
  const dates = held.status === 'postponed' ? [] : sessions;
  const clashes = trainerId === null ? [] : await trainerConflicts(queries, trainerId, held.id, dates);
  return [
    ...(await askAll(impactOfClassTrainer, queries, { class: held, trainerId })),
    ...clashes.map(calendarRefusal),
  ];
}

/** A reason why the trainer's calendar does not allow the change. */
const calendarRefusal = (reason: string): Impact => ({
  entity: 'refusal',
  target: null,
  reference: 'Trainer’s calendar',
  title: '',
  consequence: reason,
});

/** @param attendeeId the delegate who moves. Null: all move. */
async function impactOfMove(queries: Queries, change: RequestedChange, attendeeId: string | null): Promise<Impact[]> {
  const { class: from, to, item } = change;
  if (!to) return [];
  const seated = await queries
    .select({ attendee, seatNumber: reservation.seatNumber })
    .from(reservation)
    .innerJoin(attendee, eq(attendee.reservationId, reservation.id))
    .where(and(eq(reservation.bookingItemId, item.id), isNull(reservation.releasedAt)))
    .orderBy(asc(reservation.seatNumber));
  const moving = seated.filter((one) => attendeeId === null || one.attendee.id === attendeeId);
  const seats = attendeeId === null ? item.quantity : 1;
  const splits = seats < item.quantity;
  return [
    impactOnBooking(
      change,
      splits
        ? `keeps ${countOf(item.quantity - 1, 'seat')} of ${from.ref} and gets 1 seat of ${to.ref}`
        : `gives back ${countOf(seats, 'seat')} of ${from.ref} and gets ${countOf(seats, 'seat')} of ${to.ref}`,
    ),
    ...moving.map(
      ({ attendee: delegate, seatNumber }): Impact => ({
        entity: 'delegate',
        target: delegate.personId && toIri(CustomerContact.prefix, delegate.personId),
        reference: `Seat ${seatNumber}`,
        title: fullName(delegate),
        consequence: `moves to a seat of ${to.ref}`,
      }),
    ),
    ...refusalOf(from, whyNotGiveBack(from)),
    ...(await seatsNote(queries, to, seats)),
  ];
}
