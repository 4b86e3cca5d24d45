import type { Database } from '../database/index.ts';
import type { Viewer } from '../schema/context.ts';
import { Writing } from '../write/Writing.ts';

/** Runs a write of a user in one transaction, without GraphQL. For functions that mutations of several domains call. */
export function writeAs<Result>(
  database: Database,
  viewer: Viewer,
  write: (writing: Writing) => Promise<Result>,
): Promise<Result> {
  return database.transaction(async (tx) => {
    const writing = new Writing(tx, { viewer, clock: () => new Date() });
    const result = await write(writing);
    await writing.finish();
    return result;
  });
}
