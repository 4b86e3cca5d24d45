import { toIri, type Writing } from '@console/api-kit';
import { type ClassRow, changeSessions, rescheduleClass, TrainingSession } from '@console/classes-api';
import { toIsoDate } from '@console/format';
import type { ChangeRequestRow } from './kindOfRow.ts';
import { plannedSessions } from './plannedSessions.ts';

/**
 * Moves the sessions of a private class to a new first day. A postponed class becomes confirmed with its new dates, and the
 * bookings that waited for it resume.
 *
 * @param held the class, locked.
 */
export async function changeDates(
  writing: Writing,
  held: ClassRow,
  { ref, subject, newStartsAt }: Pick<ChangeRequestRow, 'ref' | 'subject' | 'newStartsAt'>,
): Promise<void> {
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
}
