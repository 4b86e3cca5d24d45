import type { RowOf, Writing } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { TrainingSession } from '../nodes.ts';
import type { trainingSession } from '../tables.ts';
import type { SessionTimes } from './wholeClass.ts';

type SessionRow = RowOf<typeof trainingSession>;

interface ChangedSession {
  /** The session before, locked. */
  readonly session: SessionRow;
  readonly to: Partial<SessionTimes>;
}

/**
 * Writes changed sessions of a class. Two sessions may swap their times, so the database compares them only after all
 * are changed.
 */
export async function writeSessions(writing: Writing, changed: readonly ChangedSession[]): Promise<SessionRow[]> {
  await writing.tx.execute(sql`SET CONSTRAINTS training_session_class_id_starts_at_key DEFERRED`);
  const written: SessionRow[] = [];
  for (const { session, to } of changed) written.push(await writing.update(TrainingSession, session, to));
  return written;
}
