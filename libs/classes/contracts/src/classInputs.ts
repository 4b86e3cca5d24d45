import {
  across,
  acrossItems,
  changing,
  date,
  fieldGroup,
  flag,
  list,
  messages,
  recordSeen,
  reference,
  requiredIn,
  time,
} from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** A class to move, with the version that the person has seen. */
export const trainingClassToWrite = z.object(recordSeen('Class', 'training_classes'));

interface SessionDates {
  readonly id: string;
  readonly date: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The new day and times of a session, in UTC. The day is in the future. */
export const sessionDates = fieldGroup('SessionDatesInput', {
  id: reference('Session', 'training_sessions', { required }),
  date: date('Date', { required, future: true }),
  startsAt: time('Start', { required }),
  endsAt: time('End', { required }),
}).check(
  across<SessionDates, 'startsAt' | 'endsAt'>(['startsAt', 'endsAt'], 'endsAt', ({ startsAt, endsAt }) =>
    endsAt > startsAt ? null : 'End must be after the start',
  ),
);

/** New dates for every session of a postponed class. The class becomes provisional, or confirmed at once. */
export const rescheduleTrainingClassInput = z.object({
  ...trainingClassToWrite.shape,
  provisional: flag('Provisional'),
  sessions: list('Sessions', sessionDates, { required, max: 50 }).check(acrossItems(sessionConflicts)),
});

/** The input of `updateTrainingClass`. A null trainer removes the trainer. */
export const updateTrainingClassInput = z.object({
  ...trainingClassToWrite.shape,
  ...changing({ trainer: reference('Trainer', 'trainers') }),
});

/** Conflicts between sessions: a session that is listed twice, or one that begins before another has ended. */
function sessionConflicts(sessions: ReadonlyMap<number, SessionDates>): [[number, keyof SessionDates], string][] {
  const found: ReturnType<typeof sessionConflicts> = [];
  const before: SessionDates[] = [];
  for (const [index, session] of sessions) {
    if (before.some(({ id }) => id === session.id)) found.push([[index, 'id'], messages.valid('Session')]);
    const overlaps = (other: SessionDates) =>
      other.date === session.date && other.startsAt < session.endsAt && session.startsAt < other.endsAt;
    if (before.some(overlaps)) found.push([[index, 'startsAt'], 'Two sessions must not be at the same time']);
    before.push(session);
  }
  return found;
}
