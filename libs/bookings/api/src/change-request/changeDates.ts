import { askAll, toIri } from '@console/api-kit';
import { whyNotKind } from '@console/bookings-contracts';
import {
  changeSessions,
  impactOfClassEdit,
  rescheduleClass,
  TrainingSession,
  trainerConflicts,
} from '@console/classes-api';
import type { Impact } from '@console/core-api';
import { toIsoDate } from '@console/format';
import { type KindOfChange, refuseField } from './KindOfChange.ts';
import { lockClassOfItem } from './lockForChange.ts';
import { plannedSessions } from './plannedSessions.ts';

/**
 * Moves the sessions of a private class to a new first day. A postponed class becomes confirmed with its new dates, and the
 * bookings that waited for it resume.
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

  impacts: async (queries, { class: held, request }) => {
    const planned = request.newStartsAt ? await plannedSessions(queries, held.id, request.newStartsAt) : [];
    const dates = planned.map(({ session, startsAt, endsAt }) => ({ id: session.id, startsAt, endsAt }));
    const clashes = held.trainerId === null ? [] : await trainerConflicts(queries, held.trainerId, held.id, dates);
    const edit = { class: held, edit: 'sessions', sessions: planned.length } as const;
    return [...(await askAll(impactOfClassEdit, queries, edit)), ...clashes.map(calendarRefusal)];
  },

  make: async (writing, { ref, subject, newStartsAt }, itemId) => {
    const { class: held, item } = await lockClassOfItem(writing, itemId);
    writing.refuseIf(whyNotKind('dates', item));
    const planned = newStartsAt ? await plannedSessions(writing.tx, held.id, newStartsAt) : [];
    writing.refuseIf(planned.length === 0 ? 'This class has no sessions that could get other dates.' : null);
    const sessions = planned.map(({ session, startsAt, endsAt }) => ({
      id: toIri(TrainingSession.prefix, session.id),
      date: toIsoDate(startsAt),
      startsAt: startsAt.toISOString().slice(11, 16),
      endsAt: endsAt.toISOString().slice(11, 16),
      venue: session.venue,
      meetingLink: session.meetingLink,
    }));
    if (held.status === 'postponed') await rescheduleClass(writing, held, { provisional: false, sessions });
    else await changeSessions(writing, held, { sessions, reason: `${ref}: ${subject}` });
  },
};

/** A reason why the trainer's calendar does not allow the change. */
const calendarRefusal = (reason: string): Impact => ({
  entity: 'refusal',
  target: null,
  reference: 'Trainer’s calendar',
  title: '',
  consequence: reason,
});
