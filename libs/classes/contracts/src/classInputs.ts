import { date, messages, recordSeen, reference, requiredIn, time } from '@console/rules';
import * as z from 'zod/mini';

const required = requiredIn.operations;

/** A class to move, and the version of it that was seen. */
export const trainingClassToWrite = z.object(recordSeen('Class', 'training_classes'));

/** When a session is to be: a day to come and its times, in UTC. */
export const sessionDates = z.object({
  id: reference('Session', 'training_sessions', { required }),
  date: date('Date', { required, future: true }),
  startsAt: time('Start', { required }),
  endsAt: time('End', { required }),
});

type SessionDates = z.output<typeof sessionDates>;

/** New dates for every session of a postponed class, which is provisional again or confirmed at once. */
export const rescheduleTrainingClassInput = z.object({
  ...trainingClassToWrite.shape,
  provisional: z.boolean(messages.valid('Provisional')),
  sessions: z
    .array(sessionDates, messages.valid('Sessions'))
    .check(z.minLength(1, required('Sessions')), z.maxLength(50, messages.tooMany('Sessions', 50)))
    .check(
      z.check(({ value, issues }) => {
        for (const [path, message] of whatIsWrong(value)) {
          issues.push({ code: 'custom', input: value, path: [...path], message });
        }
      }),
    ),
});

/** What a class says of itself; a field that is left out stays as it was. No trainer takes its trainer off it. */
export const updateTrainingClassInput = z.object({
  ...trainingClassToWrite.shape,
  trainer: reference('Trainer', 'trainers'),
});

/** What is wrong with sessions beside each other: none ends before it starts, and one is over before the next begins. */
function whatIsWrong(sessions: readonly SessionDates[]): [path: [number, keyof SessionDates], message: string][] {
  const found: ReturnType<typeof whatIsWrong> = [];
  for (const [index, session] of sessions.entries()) {
    if (session.endsAt <= session.startsAt) found.push([[index, 'endsAt'], 'End must be after the start']);
    const others = sessions.slice(0, index);
    if (others.some(({ id }) => id === session.id)) found.push([[index, 'id'], messages.valid('Session')]);
    const meets = (other: SessionDates) =>
      other.date === session.date && other.startsAt < session.endsAt && session.startsAt < other.endsAt;
    if (others.some(meets)) found.push([[index, 'startsAt'], 'Two sessions must not be at the same time']);
  }
  return found;
}
