import { notSignedIn, type Viewer } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { findViewer } from '@console/core-api';

/** How long the database's last answer about a viewer is used, in milliseconds. */
const HOLDS_MS = 5_000;

/** Returns a function that reads the user of a stream from the database. The stream began with a valid token. */
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
