import { invalidInput, ulidOf, type Violation, type Writing } from '@console/api-kit';
import { classMoves, momentsOf, type rescheduleTrainingClassInput, whyNotNewDay } from '@console/classes-contracts';
import { toIsoDate } from '@console/format';
import { asc, eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { holdTrainer, whyBusy } from '../class-trainer/trainerOfClass.ts';
import { type ClassRow, classMoved } from '../classEffects.ts';
import { TrainingClass, TrainingSession } from '../nodes.ts';
import { trainingSession } from '../tables.ts';
import { keepSessions } from './keepSessions.ts';
import { whyNotMoveNow } from './whyNotMoveNow.ts';
import { writeSessions } from './writeSessions.ts';

interface Dates {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Gives each session of a postponed class new dates, and makes the class provisional or confirmed. Its bookings follow.
 * `changeSessions` changes the sessions of a class with dates.
 *
 * @param before the class, locked.
 * @throws the refusal when the class cannot move, and a violation for each date that is over or on which its trainer is
 *   not free.
 */
export async function rescheduleClass(
  writing: Writing,
  before: ClassRow,
  { provisional, sessions }: Pick<z.output<typeof rescheduleTrainingClassInput>, 'provisional' | 'sessions'>,
): Promise<ClassRow> {
  const move = provisional ? 'rescheduleProvisional' : 'reschedule';
  writing.refuseIf(await whyNotMoveNow(writing.tx, move, before, writing.now));
  const dates = sessions.map((session) => ({
    id: ulidOf(TrainingSession.prefix, session.id) ?? '',
    ...momentsOf(session),
  }));
  await refuseTimes(writing, before, dates);
  await redate(writing, before, dates);
  const moved = await writing.update(TrainingClass, before, {
    status: classMoves.moves[move].to,
    wasProvisional: false,
  });
  await writing.announce(classMoved, { class: moved, before, move });
  return moved;
}

/**
 * Dates may have waited in a change request since they were asked for, so they are compared with today again.
 *
 * @throws a violation at each date that is over, or on which the trainer of the class teaches another class.
 */
async function refuseTimes(writing: Writing, trainingClass: ClassRow, dates: readonly Dates[]): Promise<void> {
  const trainer = await holdTrainer(writing, trainingClass.trainerId);
  const busy = trainer ? await whyBusy(writing.tx, trainer, trainingClass, dates) : new Map<string, string>();
  const today = toIsoDate(writing.now);
  const [first, ...others] = dates.flatMap(({ id, startsAt }, index): Violation[] => {
    const message = whyNotNewDay(toIsoDate(startsAt), today) ?? busy.get(id) ?? null;
    return message === null ? [] : [{ path: `sessions.${index}.date`, message }];
  });
  if (first) throw invalidInput(first, ...others);
}

async function redate(writing: Writing, { id }: ClassRow, dates: readonly Dates[]): Promise<void> {
  const sessions = await writing.tx
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, id))
    .orderBy(asc(trainingSession.id))
    .for('no key update');
  const datesOf = new Map(dates.map((one) => [one.id, one]));
  if (sessions.length !== dates.length || sessions.some((session) => !datesOf.has(session.id))) {
    throw invalidInput({ path: 'sessions', message: 'Every session of the class needs a date, and no other' });
  }
  const changed = sessions.map((session) => {
    const { startsAt, endsAt } = datesOf.get(session.id) ?? session;
    return { session, to: { startsAt, endsAt } };
  });
  keepSessions(writing, { id }, sessions, await writeSessions(writing, changed));
}
