import { invalidInput, type RowOf, type Writing } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
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
  return trainerId === null ? null : withName(writing.tx, await writing.lockRow(Trainer, trainerId));
}

/** Adds the name, for messages, to a trainer. */
export async function withName(queries: Queries, trainer: TrainerRow): Promise<NamedTrainer> {
  const [named] = await queries
    .select({ fullName: person.fullName })
    .from(person)
    .where(eq(person.id, trainer.personId));
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
  queries: Queries,
  trainer: NamedTrainer,
  own: Pick<ClassRow, 'id'> | null,
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const away = await whyUnavailable(queries, trainer, dates);
  return new Map([...away, ...(await whyTeaching(queries, trainer, own, dates))]);
}

/**
 * Returns a message for each session during which the trainer teaches another class. Canceled and postponed classes do
 * not count.
 *
 * @param own the class of the sessions, which does not count. Null for a class that does not exist yet.
 * @param dates of the sessions, each with the session's id.
 */
async function whyTeaching(
  queries: Queries,
  trainer: NamedTrainer,
  own: Pick<ClassRow, 'id'> | null,
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const taught = await taughtDuring(queries, trainer.id, own?.id ?? null, dates);
  return new Map(
    dates.flatMap((one): [string, string][] => {
      const other = taught.find((session) => session.startsAt < one.endsAt && session.endsAt > one.startsAt);
      return other ? [[one.id, whyTrainerIsBusy(trainer, other)]] : [];
    }),
  );
}

/** A class that gets a trainer. */
interface ToTeach {
  /** Null for a class that does not exist yet. */
  readonly own: ClassRow | null;
  readonly courseVersionId: string;
  /** Reads the sessions. No sessions: the trainer can teach other classes at any time. */
  readonly sessions: () => Promise<readonly Dates[]>;
}

/**
 * Locks a trainer whom an input gives to a class.
 *
 * @returns the trainer's ULID.
 * @throws a violation when the trainer cannot teach the class.
 */
export async function trainerToTeach(writing: Writing, iri: string, given: ToTeach): Promise<string> {
  const held = await writing.hold(Trainer, iri, 'trainer');
  const message = (await whyNotChoose(writing.tx, held, given)) ?? (await whyNotFree(writing.tx, held, given));
  if (message !== null) throw invalidInput({ path: 'trainer', message });
  return held.id;
}

/** Returns the reason why a trainer is none for a class, or null. The preview of another trainer and the write use it. */
export async function whyNotChoose(
  queries: Queries,
  row: TrainerRow,
  { own, courseVersionId }: Pick<ToTeach, 'own' | 'courseVersionId'>,
): Promise<string | null> {
  if (row.id === own?.trainerId) return null;
  const teaches = await teachesCourseOf(queries, row.id, courseVersionId);
  return whyNotTeach({ ...(await withName(queries, row)), teaches });
}

/**
 * Returns the reason why a trainer is not free for a class, or null. The preview of another trainer and the write use it.
 * In a write the trainer must be locked, so that nobody gives the trainer another class meanwhile.
 */
export async function whyNotFree(
  queries: Queries,
  row: TrainerRow,
  { own, sessions }: Pick<ToTeach, 'own' | 'sessions'>,
): Promise<string | null> {
  if (row.id === own?.trainerId) return null;
  return firstOf(await whyBusy(queries, await withName(queries, row), own, await sessions()));
}

const firstOf = (busy: ReadonlyMap<string, string>): string | null => [...busy.values()][0] ?? null;

async function teachesCourseOf(queries: Queries, trainerId: string, courseVersionId: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: trainerCourse.id })
    .from(trainerCourse)
    .innerJoin(courseVersion, eq(courseVersion.courseId, trainerCourse.courseId))
    .where(and(eq(trainerCourse.trainerId, trainerId), eq(courseVersion.id, courseVersionId)))
    .limit(1);
  return found !== undefined;
}
