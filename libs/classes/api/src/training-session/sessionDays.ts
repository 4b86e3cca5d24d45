import { loadBatched, type RequestContext } from '@console/api-kit';
import { inArray, sql } from 'drizzle-orm';
import { trainingSession } from '../tables.ts';

/** The place of a session's day within its class: day 2 of 3. */
export interface SessionDay {
  number: number;
  count: number;
}

/** One statement answers for all classes of a request. */
export async function sessionDayOf(
  context: RequestContext,
  session: { id: string; classId: string },
): Promise<SessionDay> {
  const days = await loadBatched<ReadonlyMap<string, SessionDay>>(
    context,
    sessionDayOf,
    session.classId,
    async (classIds) => {
      const ofClass = sql`partition by ${trainingSession.classId}`;
      const rows = await context.database
        .select({
          id: trainingSession.id,
          classId: trainingSession.classId,
          number: sql<number>`(row_number() over (${ofClass} order by ${trainingSession.startsAt}))::int`,
          count: sql<number>`(count(*) over (${ofClass}))::int`,
        })
        .from(trainingSession)
        .where(inArray(trainingSession.classId, [...classIds]));
      const byClass = Map.groupBy(rows, (row) => row.classId);
      return new Map(
        [...byClass].map(([classId, sessions]) => [classId, new Map(sessions.map((row) => [row.id, row]))]),
      );
    },
  );
  return days?.get(session.id) ?? { number: 1, count: 1 };
}
