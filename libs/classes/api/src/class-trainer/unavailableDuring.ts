import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { unavailableAt, whyTrainerIsUnavailable } from '@console/classes-contracts';
import { and, asc, eq, gt, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { trainerUnavailability } from '../tables.ts';

interface Dates {
  readonly id: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
}

/** The end of a last day. Hours are added, because a day of the database's time zone may have 23. */
export const untilOf = (toDay: SQLWrapper): SQL => sql`${toDay} + interval '24 hours'`;

/** Returns the periods in which a trainer cannot teach and that these times meet, in order. */
export async function unavailableDuring(
  queries: Queries,
  trainer: string,
  times: readonly Omit<Dates, 'id'>[],
): Promise<RowOf<typeof trainerUnavailability>[]> {
  if (times.length === 0) return [];
  const { trainerId, fromDay, toDay, id } = trainerUnavailability;
  return queries
    .select()
    .from(trainerUnavailability)
    .where(
      and(
        eq(trainerId, trainer),
        or(...times.map(({ startsAt, endsAt }) => and(lt(fromDay, endsAt), gt(untilOf(toDay), startsAt)))),
      ),
    )
    .orderBy(asc(fromDay), asc(id));
}

/**
 * Returns a message for each session during which the trainer is unavailable.
 *
 * @param dates of the sessions, each with the session's id.
 */
export async function whyUnavailable(
  queries: Queries,
  trainer: { readonly id: string; readonly fullName: string },
  dates: readonly Dates[],
): Promise<ReadonlyMap<string, string>> {
  const periods = await unavailableDuring(queries, trainer.id, dates);
  return new Map(
    dates.flatMap((one): [string, string][] => {
      const away = unavailableAt(periods, one);
      return away ? [[one.id, whyTrainerIsUnavailable(trainer, away)]] : [];
    }),
  );
}
