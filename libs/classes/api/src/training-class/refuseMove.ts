import type { Writing } from '@console/api-kit';
import { type ClassMove, whyNotMoveClass } from '@console/classes-contracts';
import { and, eq, ne } from 'drizzle-orm';
import type { ClassRow } from '../classEffects.ts';
import { trainingSeat, trainingSession } from '../tables.ts';

/**
 * Refuses a move that the table of moves does not allow. The class must be locked, so that nobody records attendance
 * or changes its sessions meanwhile.
 */
export async function refuseMove(writing: Writing, move: ClassMove, { id, status, endsAt }: ClassRow): Promise<void> {
  const { tx, now } = writing;
  const reason = whyNotMoveClass(move, {
    status,
    endsAt,
    now,
    sessions: await tx.$count(trainingSession, eq(trainingSession.classId, id)),
    attended: await tx.$count(trainingSeat, and(eq(trainingSeat.classId, id), ne(trainingSeat.attendance, 'none'))),
  });
  writing.refuseIf(reason);
}
