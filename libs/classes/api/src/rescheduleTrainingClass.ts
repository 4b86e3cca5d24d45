import { invalidInput, mutationField, staff, ulidOf, type Violation, type Writing } from '@console/api-kit';
import { classMoves, rescheduleTrainingClassInput } from '@console/classes-contracts';
import { asc, eq, sql } from 'drizzle-orm';
import { type ClassRow, classMoved } from './classEffects.ts';
import { keepSessions } from './keepSessions.ts';
import { TrainingClass, TrainingSession } from './nodes.ts';
import { refuseMove } from './refuseMove.ts';
import { trainingSession } from './tables.ts';
import { holdTrainer, whyBusy } from './trainerOfClass.ts';
import type { SessionTimes } from './wholeClass.ts';

interface Dates {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

mutationField('rescheduleTrainingClass', {
  description: 'Gives each session of a postponed class new dates. Bookings that were put on hold with it resume.',
  rule: staff,
  input: rescheduleTrainingClassInput,
  describe: { provisional: 'True makes the class provisional, false makes it confirmed.' },
  changes: TrainingClass,
  write: async (writing, { provisional, sessions: given, ...input }) => {
    const before = await writing.lock(TrainingClass, input);
    const move = provisional ? 'rescheduleProvisional' : 'reschedule';
    await refuseMove(writing, move, before);
    const dates = given.map(({ id, date, startsAt, endsAt }) => ({
      id: ulidOf(TrainingSession.prefix, id) ?? '',
      startsAt: new Date(`${date}T${startsAt}Z`),
      endsAt: new Date(`${date}T${endsAt}Z`),
    }));
    await refuseTimes(writing, before, dates);
    await redate(writing, before, dates);
    const moved = await writing.update(TrainingClass, before, { status: classMoves.moves[move].to });
    await writing.announce(classMoved, { class: moved, before, move });
    return moved;
  },
});

/** @throws a violation at each date on which the trainer of the class teaches another class. */
async function refuseTimes(writing: Writing, trainingClass: ClassRow, dates: readonly Dates[]): Promise<void> {
  const trainer = await holdTrainer(writing, trainingClass.trainerId);
  if (!trainer) return;
  const busy = await whyBusy(writing, trainer, trainingClass, dates);
  const [first, ...others] = dates.flatMap(({ id }, index): Violation[] => {
    const message = busy.get(id);
    return message === undefined ? [] : [{ path: `sessions.${index}.date`, message }];
  });
  if (first) throw invalidInput(first, ...others);
}

/**
 * Gives each session its dates. Two sessions may swap dates, so the database compares them only after all are
 * changed.
 */
async function redate(writing: Writing, { id }: ClassRow, dates: readonly Dates[]): Promise<void> {
  const { tx } = writing;
  const sessions = await tx
    .select()
    .from(trainingSession)
    .where(eq(trainingSession.classId, id))
    .orderBy(asc(trainingSession.id))
    .for('update');
  const datesOf = new Map(dates.map((one) => [one.id, one]));
  if (sessions.length !== dates.length || sessions.some((session) => !datesOf.has(session.id))) {
    throw invalidInput({ path: 'sessions', message: 'Every session of the class needs a date, and no other' });
  }
  await tx.execute(sql`SET CONSTRAINTS training_session_class_id_starts_at_key DEFERRED`);
  const redated: SessionTimes[] = [];
  for (const session of sessions) {
    const { startsAt, endsAt } = datesOf.get(session.id) ?? session;
    redated.push(await writing.update(TrainingSession, session, { startsAt, endsAt }));
  }
  keepSessions(writing, { id }, sessions, redated);
}
