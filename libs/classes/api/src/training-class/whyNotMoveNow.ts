import type { Queries } from '@console/api-kit/database';
import { type ClassMove, whyNotMoveClass } from '@console/classes-contracts';
import { inArray, sql } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { trainingSeat, trainingSession } from '../tables.ts';

/** The facts about a class, beside its row, that decide about its moves. */
interface MoveFacts {
  readonly sessions: number;
  /** The number of seats with recorded attendance. */
  readonly attended: number;
}

/**
 * Returns the reason why the table of moves does not allow a move of a class, or null. The class must be locked, so that
 * nobody records attendance or changes its sessions meanwhile.
 */
export async function whyNotMoveNow(
  queries: Queries,
  move: ClassMove,
  row: ClassRow,
  now: Date,
): Promise<string | null> {
  const facts = await moveFactsOf(queries, [row.id]);
  return whyNotMoveWith(facts.get(row.id), move, row, now);
}

/** Like {@link whyNotMoveNow}, for a preview that has read the facts. */
export function whyNotMoveWith(
  { sessions, attended }: MoveFacts = { sessions: 0, attended: 0 },
  move: ClassMove,
  { status, endsAt }: ClassRow,
  now: Date,
): string | null {
  return whyNotMoveClass(move, { status, endsAt, now, sessions, attended });
}

/** Reads the facts of several classes in two statements. A class without sessions has none. */
export async function moveFactsOf(queries: Queries, ids: readonly string[]): Promise<Map<string, MoveFacts>> {
  const held = await queries
    .select({ id: trainingSession.classId, sessions: sql<number>`count(*)::int` })
    .from(trainingSession)
    .where(inArray(trainingSession.classId, [...ids]))
    .groupBy(trainingSession.classId);
  const marked = await queries
    .select({ id: trainingSeat.classId, seats: sql<number>`count(*)::int` })
    .from(trainingSeat)
    .where(sql`${inArray(trainingSeat.classId, [...ids])} AND ${trainingSeat.attendance} <> 'none'`)
    .groupBy(trainingSeat.classId);
  const attended = new Map(marked.map(({ id, seats }) => [id, seats]));
  return new Map(held.map(({ id, sessions }) => [id, { sessions, attended: attended.get(id) ?? 0 }]));
}
