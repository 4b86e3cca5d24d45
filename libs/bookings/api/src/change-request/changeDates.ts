import { askAll, toIri } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { whyNotKind } from '@console/bookings-contracts';
import {
  type ClassRow,
  changeSessions,
  impactOfClassEdit,
  impactOfMove,
  rescheduleClass,
  TrainingSession,
  trainerConflicts,
  whyNotNewDays,
} from '@console/classes-api';
import { whyNotNewDay } from '@console/classes-contracts';
import { type Impact, refusalOf } from '@console/core-api';
import { toIsoDate } from '@console/format';
import { type KindOfChange, refuseField } from './KindOfChange.ts';
import { lockClassOfItem } from './lockForChange.ts';
import { type PlannedSession, plannedSessions } from './plannedSessions.ts';
import { whyOf } from './RequestedChange.ts';

const noSessions = 'This class has no sessions that could get other dates.';

/**
 * Moves the sessions of a private class to a new first day. A postponed class becomes what it was before it was
 * postponed, and the bookings that waited for it resume.
 */
export const changeDates: KindOfChange = {
  ask: async ({ tx }, { newStartsAt }, about) => {
    const { class: own } = await about();
    const day = newStartsAt ?? '';
    const [first] = await plannedSessions(tx, own.id, new Date(day));
    if (!first) return refuseField('newStartsAt', 'This class has no sessions that could get other dates');
    if (toIsoDate(first.session.startsAt) === day) refuseField('newStartsAt', 'The class begins on this day already');
    return { newStartsAt: first.startsAt };
  },

  impacts: async (queries, { class: held, request }, now) => {
    const planned = request.newStartsAt ? await plannedSessions(queries, held.id, request.newStartsAt) : [];
    if (planned.length === 0) return refusalOf(held, noSessions);
    const dates = planned.map(({ session, startsAt, endsAt }) => ({ id: session.id, startsAt, endsAt }));
    const clashes = held.trainerId === null ? [] : await trainerConflicts(queries, held.trainerId, held.id, dates);
    return [...(await impactsOn(queries, held, planned, now)), ...clashes.map(calendarRefusal)];
  },

  make: async (writing, request, itemId) => {
    const { newStartsAt } = request;
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('dates', item));
    const planned = newStartsAt ? await plannedSessions(writing.tx, held.id, newStartsAt) : [];
    writing.refuseIf(planned.length === 0 ? noSessions : null);
    const sessions = planned.map(({ session, startsAt, endsAt }) => ({
      id: toIri(TrainingSession.prefix, session.id),
      date: toIsoDate(startsAt),
      startsAt: startsAt.toISOString().slice(11, 16),
      endsAt: endsAt.toISOString().slice(11, 16),
      venue: session.venue,
      meetingLink: session.meetingLink,
    }));
    if (held.status === 'postponed')
      await rescheduleClass(writing, held, { provisional: held.wasProvisional, sessions });
    else await changeSessions(writing, held, { sessions, reason: whyOf(request) });
    return { item, class: held };
  },
};

/** What other dates do to a class, or why it cannot have them. A postponed class is moved, so everything follows that move. */
async function impactsOn(
  queries: Queries,
  held: ClassRow,
  planned: readonly PlannedSession[],
  now: Date,
): Promise<Impact[]> {
  if (held.status === 'postponed') {
    const move = held.wasProvisional ? 'rescheduleProvisional' : 'reschedule';
    const over = planned.flatMap(({ startsAt }) => whyNotNewDay(toIsoDate(startsAt), toIsoDate(now)) ?? []);
    return [
      ...(await impactOfMove(queries, held, move, now)),
      ...[...new Set(over)].flatMap((reason) => refusalOf(held, reason)),
    ];
  }
  const reasons = await whyNotNewDays(queries, held, planned, now);
  if (reasons.length > 0) return reasons.flatMap((reason) => refusalOf(held, reason));
  return askAll(impactOfClassEdit, queries, { class: held, edit: 'sessions', sessions: planned.length });
}

/** A reason why the trainer's calendar does not allow the change. */
const calendarRefusal = (reason: string): Impact => ({
  entity: 'refusal',
  target: null,
  reference: 'Trainer’s calendar',
  title: '',
  consequence: reason,
});
