import { askAll, onInquiry } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { impactOfClassEdit, impactOfTrainer, trainerConflicts } from '@console/classes-api';
import type { Impact } from '@console/core-api';
import { impactOfAttendees } from './impactOfAttendees.ts';
import { impactOfChangeRequest, type RequestedChange } from './impactOfChangeRequest.ts';
import { impactOfItemMove } from './impactOfItemMove.ts';
import { plannedSessions } from './plannedSessions.ts';

/** The people, seats, orders and the booking itself that a requested change touches. Billing adds the invoices. */
onInquiry(impactOfChangeRequest, (queries, change) => impacts[change.kind](queries, change));

type Answer = (queries: Queries, change: RequestedChange) => Promise<Impact[]>;

const impacts: Readonly<Record<RequestedChange['kind'], Answer>> = {
  dates: impactOfDates,
  trainer: (queries, { class: held, request }) => impactOfTrainer(queries, held, request.newTrainerId),
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

/** A reason why the trainer's calendar does not allow the change. */
const calendarRefusal = (reason: string): Impact => ({
  entity: 'refusal',
  target: null,
  reference: 'Trainer’s calendar',
  title: '',
  consequence: reason,
});
