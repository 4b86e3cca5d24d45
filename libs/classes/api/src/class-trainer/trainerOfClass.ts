import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import { whyNotTeach, whyTrainerIsBusy } from '@console/classes-contracts';
import { tables as core } from '@console/core-api';
import { and, eq } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { Trainer } from '../nodes.ts';

import { courseVersion, trainerCourse, type trainer as trainers } from '../tables.ts';
import { taughtDuring } from './taughtDuring.ts';
import { whyUnavailable } from './unavailableDuring.ts';

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
 * Returns a message for each session that the trainer cannot teach: the trainer teaches another class then, or is
 * unavailable.
 *
 * @param own the class of the sessions, which does not count as another class. Null for a class that does not exist yet.
 * @param dates of the sessions, each with the session's id.
 */
export async function whyBusy(
  writing: Writing,
  trainer: NamedTrainer,
  own: Pick<ClassRow, 'id'> | null,
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const away = await whyUnavailable(writing.tx, trainer, dates);
  return new Map([...away, ...(await whyTeaching(writing, trainer, own, dates))]);
}

/**
 * Returns a message for each session during which the trainer teaches another class. Canceled and postponed classes do
 * not count.
 *
 * @param own the class of the sessions, which does not count. Null for a class that does not exist yet.
 * @param dates of the sessions, each with the session's id.
 */
async function whyTeaching(
  { tx }: Writing,
  trainer: NamedTrainer,
  own: Pick<ClassRow, 'id'> | null,
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const taught = await taughtDuring(tx, trainer.id, own?.id ?? null, dates);
  return new Map(
    dates.flatMap((one): [string, string][] => {
      const other = taught.find((session) => session.startsAt < one.endsAt && session.endsAt > one.startsAt);
      return other ? [[one.id, whyTrainerIsBusy(trainer, other)]] : [];
    }),
  );
}

/**
 * Locks a trainer whom an input gives to a class.
 *
 * @param given the class, or the course version of a new class, and the class's sessions. No sessions: the trainer can
 *   teach other classes at any time.
 * @returns the trainer's ULID.
 * @throws a violation when the trainer cannot teach the class.
 */
export async function trainerToTeach(
  writing: Writing,
  iri: string,
  given: {
    readonly own: ClassRow | null;
    readonly courseVersionId: string;
    readonly sessions: () => Promise<readonly Dates[]>;
  },
): Promise<string> {
  const held = await writing.hold(Trainer, iri, 'trainer');
  if (held.id === given.own?.trainerId) return held.id;
  const trainer = await withName(writing, held);
  const teaches = await teachesCourseOf(writing, held.id, given.courseVersionId);
  const message =
    whyNotTeach({ ...trainer, teaches }) ?? firstOf(await whyBusy(writing, trainer, given.own, await given.sessions()));
  if (message !== null) throw invalidInput({ path: 'trainer', message });
  return held.id;
}

const firstOf = (busy: ReadonlyMap<string, string>): string | null => [...busy.values()][0] ?? null;

async function teachesCourseOf({ tx }: Writing, trainerId: string, courseVersionId: string): Promise<boolean> {
  const [found] = await tx
    .select({ id: trainerCourse.id })
    .from(trainerCourse)
    .innerJoin(courseVersion, eq(courseVersion.courseId, trainerCourse.courseId))
    .where(and(eq(trainerCourse.trainerId, trainerId), eq(courseVersion.id, courseVersionId)))
    .limit(1);
  return found !== undefined;
}
