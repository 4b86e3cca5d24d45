export { addNotes, gate } from './addNotes.ts';

import { JobQueue, type JobTimes } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { findUser } from '../user/accounts.ts';

/** A queue for tests. Errors of steps are collected in `errors`. */
export function newJobQueue(database: Database, times: Partial<JobTimes> = {}): { queue: JobQueue; errors: unknown[] } {
  const errors: unknown[] = [];
  const onError = (error: unknown) => errors.push(error);
  const queue = new JobQueue({ database, findViewer: findUser, clock: () => new Date(), onError, times });
  return { queue, errors };
}

/**
 * Runs all jobs that are due, until none is, as a server would. Servers of tests run no jobs by themselves.
 *
 * @returns the errors of steps that were not refusals.
 */
export async function runJobs(database: Database): Promise<unknown[]> {
  const { queue, errors } = newJobQueue(database);
  const { signal } = new AbortController();
  const take = async () => {
    // What was due before the clock was corrected is still due.
    await database.execute(sql`UPDATE job SET due_at = now()
      WHERE status IN ('pending', 'running') AND due_at > now() AND due_at < now() + interval '3 seconds'`);
    return queue.take();
  };
  for (let step = await take(); step; step = await take()) await step(signal);
  return errors;
}
export { runBackfills } from './runBackfills.ts';
