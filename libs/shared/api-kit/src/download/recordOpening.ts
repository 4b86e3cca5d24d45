import type { Database } from '../database/index.ts';
import type { Clock, Viewer } from '../schema/context.ts';
import { onceUnder } from '../write/once.ts';
import { Writing } from '../write/Writing.ts';

/** The opening of a link by its user. */
export interface Opening {
  readonly viewer: Viewer;
  readonly clock: Clock;
  /** The signature of the link, which no other link has. */
  readonly signature: string;
}

/** Writes down that a link was opened. A link that is opened again, such as by a reload, is written down once. */
export async function recordOpening(
  database: Database,
  { viewer, clock, signature }: Opening,
  record: (writing: Writing) => Promise<void>,
): Promise<void> {
  await database.transaction((tx) =>
    onceUnder(tx, { viewer, clock }, `link ${signature}`, async () => {
      const writing = new Writing(tx, { viewer, clock });
      await record(writing);
      await writing.finish();
      await writing.changes.publish(tx, { viewer });
    }),
  );
}
