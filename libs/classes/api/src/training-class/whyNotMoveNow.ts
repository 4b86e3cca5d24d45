import type { Queries } from '@console/api-kit/database';
import { type ClassMove, whyNotMoveClass } from '@console/classes-contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { trainingSeat, trainingSession } from '../tables.ts';

/**
 * Returns the reason why the table of moves does not allow a move of a class, or null. Its preview and the move itself
 * use it. In a move the class must be locked, so that nobody records attendance or changes its sessions meanwhile.
 */
export async function whyNotMoveNow(
  queries: Queries,
  move: ClassMove,
  { id, status, endsAt }: ClassRow,
  now: Date,
): Promise<string | null> {
  return whyNotMoveClass(move, {
    status,
    endsAt,
    now,
    sessions: await queries.$count(trainingSession, eq(trainingSession.classId, id)),
    attended: await queries.$count(
      trainingSeat,
      and(eq(trainingSeat.classId, id), ne(trainingSeat.attendance, 'none')),
    ),
  });
}
