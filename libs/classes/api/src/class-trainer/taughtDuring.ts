import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import { trainingClass, trainingSession } from '../tables.ts';

/** The condition for classes that take place. A postponed class has no dates. */
export const takesPlace = notInArray(trainingClass.status, ['canceled', 'postponed']);

/** A session that a trainer teaches. */
export interface TaughtSession {
  readonly classId: string;
  readonly reference: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/**
 * Returns the sessions that a trainer teaches at such times, in order. Canceled and postponed classes do not count.
 *
 * @param own the ULID of the class of these times, which does not count. Null for a class that does not exist yet.
 */
export async function taughtDuring(
  queries: Queries,
  trainerId: string,
  own: string | null,
  times: readonly Pick<TaughtSession, 'startsAt' | 'endsAt'>[],
): Promise<TaughtSession[]> {
  if (times.length === 0) return [];
  const { startsAt, endsAt, classId } = trainingSession;
  return queries
    .select({ classId, reference: trainingClass.ref, startsAt, endsAt })
    .from(trainingSession)
    .innerJoin(trainingClass, eq(trainingClass.id, classId))
    .where(
      and(
        eq(trainingClass.trainerId, trainerId),
        own === null ? undefined : ne(trainingClass.id, own),
        takesPlace,
        or(...times.map((one) => and(lt(startsAt, one.endsAt), gt(endsAt, one.startsAt)))),
      ),
    )
    .orderBy(asc(startsAt));
}
