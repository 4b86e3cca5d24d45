import type { RowOf, Writing } from '@console/api-kit';
import { whyTrainerIsBusy } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { and, asc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { ClassRow } from './classEffects.ts';
import { Trainer } from './nodes.ts';

import { type trainer as trainers, trainingClass, trainingSession } from './tables.ts';

const { person } = core;

type TrainerRow = RowOf<typeof trainers>;

export interface NamedTrainer extends TrainerRow {
  readonly fullName: string;
}

interface Dates {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Locks and returns the trainer of a class with the trainer's name, so that nobody gives the trainer another class
 * meanwhile. Null when the class has no trainer. Lock the class first.
 */
export async function holdTrainer(writing: Writing, trainerId: string | null): Promise<NamedTrainer | null> {
  return trainerId === null ? null : withName(writing, await writing.holdRow(Trainer, trainerId));
}

/** Adds the name, for messages, to a locked trainer. */
export async function withName({ tx }: Writing, trainer: TrainerRow): Promise<NamedTrainer> {
  const [named] = await tx.select({ fullName: person.fullName }).from(person).where(eq(person.id, trainer.personId));
  return { ...trainer, fullName: named?.fullName ?? '' };
}

/**
 * Returns a message for each session during which the trainer teaches another class. Canceled and postponed classes do
 * not count.
 *
 * @param dates of the sessions, each with the session's id.
 */
export async function whyBusy(
  { tx }: Writing,
  trainer: NamedTrainer,
  { id }: Pick<ClassRow, 'id'>,
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const { startsAt, endsAt, classId } = trainingSession;
  const taught = await tx
    .select({ reference: trainingClass.ref, startsAt, endsAt })
    .from(trainingSession)
    .innerJoin(trainingClass, eq(trainingClass.id, classId))
    .where(
      and(
        eq(trainingClass.trainerId, trainer.id),
        ne(trainingClass.id, id),
        notInArray(trainingClass.status, ['canceled', 'postponed']),
        or(...dates.map((one) => and(lt(startsAt, one.endsAt), gt(endsAt, one.startsAt)))),
      ),
    )
    .orderBy(asc(startsAt));
  return new Map(
    dates.flatMap((one): [string, string][] => {
      const other = taught.find((session) => session.startsAt < one.endsAt && session.endsAt > one.startsAt);
      return other ? [[one.id, whyTrainerIsBusy(trainer, other)]] : [];
    }),
  );
}
