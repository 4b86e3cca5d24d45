import { askAll, onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import {
  tables as classes,
  type Impact,
  impactOfClassEdit,
  impactOfClassTrainer,
  trainerConflicts,
} from '@console/classes-api';
import { eq } from 'drizzle-orm';
import { impactOfAttendees } from './impactOfAttendees.ts';
import { impactOfChangeRequest, type RequestedChange } from './impactOfChangeRequest.ts';
import { impactOfItemMove } from './impactOfItemMove.ts';
import { plannedSessions } from './plannedSessions.ts';

const { trainingSession } = classes;

/** The people, seats, orders and the booking itself that a requested change touches. Billing adds the invoices. */
onInquiry(impactOfChangeRequest, (queries, change) => impacts[change.kind](queries, change));

type Answer = (queries: Queries, change: RequestedChange) => Promise<Impact[]>;

const impacts: Readonly<Record<RequestedChange['kind'], Answer>> = {
  dates: impactOfDates,
  trainer: impactOfTrainer,
  class: (queries, change) => impactOfItemMove(queries, change, null),
  transfer: (queries, change) => impactOfItemMove(queries, change, change.request.attendeeId),
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
