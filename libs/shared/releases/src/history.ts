import type { ReleaseRecord } from '@console/platform/releases';

/** How many releases of a name are kept, however old (architecture §3). */
const KEPT_RELEASES = 5;

/** How long a release is kept after it was last live, in milliseconds: tabs that were opened on it are still served. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** A release's folder, and when its release was last live: now, if it is. */
export interface Placed {
  readonly hash: string;
  readonly lastLive: Date;
}

/**
 * The release that a rollback goes back to: the one that was live before this one was released. Going back twice goes back two releases,
 * and what was left by going back is not come back to.
 *
 * @param kept the folders that are still there.
 */
export function releaseBefore(history: readonly ReleaseRecord[], kept: ReadonlySet<string>): ReleaseRecord | undefined {
  const stack: ReleaseRecord[] = [];
  for (const record of history) {
    const known = stack.findIndex(({ hash }) => hash === record.hash);
    if (record.how === 'rollback' && known >= 0) stack.length = known + 1;
    else stack.push(record);
  }
  const live = stack.at(-1)?.hash;
  return stack.findLast(({ hash }) => hash !== live && kept.has(hash));
}

/** When a release of one name was last live; undefined when the history does not know it. */
export function lastLive(history: readonly ReleaseRecord[], hash: string, now: Date): Date | undefined {
  const ends = history.flatMap((record, at) =>
    record.hash === hash ? [at + 1 < history.length ? new Date(history[at + 1]?.at ?? now) : now] : [],
  );
  return ends.sort((one, other) => other.getTime() - one.getTime())[0];
}

/** Until when a release is kept: while it is live, as one of the newest, or until a time. */
export type KeptUntil = 'live' | 'newest' | Date;

/**
 * Until when each release of one name is kept, by hash, the newest first.
 *
 * @param live the hash of the one that is live.
 */
export function keptUntil(placed: readonly Placed[], live: string | undefined): ReadonlyMap<string, KeptUntil> {
  const newestFirst = [...placed].sort(
    (one, other) =>
      Number(other.hash === live) - Number(one.hash === live) || other.lastLive.getTime() - one.lastLive.getTime(),
  );
  return new Map(
    newestFirst.map(({ hash, lastLive: end }, at): [string, KeptUntil] => {
      if (hash === live) return [hash, 'live'];
      return [hash, at < KEPT_RELEASES ? 'newest' : new Date(end.getTime() + KEPT_MS)];
    }),
  );
}
