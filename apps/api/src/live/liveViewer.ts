import { notSignedIn, type Viewer } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { findViewer } from '@console/core-api';

/** The time for which the last answer of the database is used again, in milliseconds. */
const HOLDS_MS = 5_000;

/**
 * Returns a function that reads the viewer of a stream from the database. It uses the last answer again for a few
 * seconds, unless `now` is true. It throws when the session has ended.
 */
export function liveViewer(
  database: Database,
  { userId, tokenVersion }: { userId: string; tokenVersion: number },
): (now: boolean) => Promise<Viewer> {
  let known: { viewer: Viewer; at: number } | undefined;
  return async (now) => {
    if (!now && known && performance.now() - known.at < HOLDS_MS) return known.viewer;
    const at = performance.now();
    const viewer = await findViewer(database, userId, tokenVersion);
    if (!viewer) throw notSignedIn('Your session has ended. Please sign in again.');
    known = { viewer, at };
    return viewer;
  };
}
