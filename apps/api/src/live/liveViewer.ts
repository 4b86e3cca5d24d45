import { notSignedIn, type Viewer } from '@console/api-kit';
import type { Database } from '@console/api-kit/database';
import { findViewer } from '@console/core-api';

/** So long what the database said about a viewer is taken to hold, unless something says otherwise. */
const HOLDS_MS = 5_000;

/** Asks who listens, of whom a stream began with a good token. */
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
