import type { Database } from '@console/api-kit/database';
import { ScheduledJobs } from '../scheduled-job/ScheduledJobs.ts';

/**
 * Runs everything that is due at a moment, one job after the other.
 *
 * @returns the errors that were no refusals.
 */
export async function runScheduledJobs(database: Database, now: Date): Promise<unknown[]> {
  const errors: unknown[] = [];
  const jobs = new ScheduledJobs({ database, clock: () => now, onError: (error) => errors.push(error) });
  const { signal } = new AbortController();
  for (let run = await jobs.take(); run; run = await jobs.take()) await run(signal);
  return errors;
}
