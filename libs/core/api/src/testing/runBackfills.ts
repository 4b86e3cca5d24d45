import { setTimeout as wait } from 'node:timers/promises';
import { BackfillQueue, declaredBackfills } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';

/** Runs these backfills to their end. Returns their errors. */
export async function runBackfills(database: Database, ...names: readonly string[]): Promise<unknown[]> {
  const backfills = declaredBackfills().filter(({ name }) => names.includes(name));
  if (backfills.length < names.length) throw new Error(`Not all of these backfills are declared: ${names.join(', ')}.`);
  const errors: unknown[] = [];
  const queue = new BackfillQueue({
    database,
    backfills,
    onProgress: () => {},
    onError: (error) => errors.push(error),
  });
  for (let ms = await queue.untilDueMs(); ms !== null && errors.length === 0; ms = await queue.untilDueMs()) {
    await wait(ms);
    await (await queue.take())?.(new AbortController().signal);
  }
  return errors;
}
