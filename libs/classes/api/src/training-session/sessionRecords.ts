import { builder, loadBatched, type RequestContext } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import { TrainingSession } from '../nodes.ts';
import { trainingSeat } from '../tables.ts';

/** What is recorded on a session. */
export interface SessionRecords {
  /** Whether attendance is recorded on it. */
  readonly attended: boolean;
  /** Whether it has attendance notes. */
  readonly noted: boolean;
}

/** Returns what is recorded on sessions, by their ULIDs. A session without records is left out. */
export async function recordedOn(
  queries: Queries,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, SessionRecords>> {
  if (sessionIds.length === 0) return new Map();
  const { sessionId, attendance, attendanceComments } = trainingSeat;
  const rows = await queries
    .select({
      id: sessionId,
      attended: sql<boolean>`bool_or(${attendance} <> 'none')`,
      noted: sql<boolean>`bool_or(${attendanceComments} is not null)`,
    })
    .from(trainingSeat)
    .where(and(inArray(sessionId, [...sessionIds]), or(ne(attendance, 'none'), isNotNull(attendanceComments))))
    .groupBy(sessionId);
  return new Map(rows.map(({ id, attended, noted }) => [id, { attended, noted }]));
}

/** One statement answers for all sessions of a request. */
const recordsOf = (context: RequestContext, id: string) =>
  loadBatched<SessionRecords>(context, recordsOf, id, (ids) => recordedOn(context.database, ids));

builder.objectFields(TrainingSession.ref, (t) => ({
  attended: t.boolean({
    description: 'Whether attendance is recorded on it. Such a session is neither removed nor moved to another day.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await recordsOf(context, id))?.attended ?? false,
  }),
  noted: t.boolean({
    description: 'Whether it has attendance notes. Such a session is not removed.',
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await recordsOf(context, id))?.noted ?? false,
  }),
}));
