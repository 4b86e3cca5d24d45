import type { ReleaseRecord } from '@console/platform/releases';

/** The number of releases of a name that are kept, however old they are. */
const KEPT_RELEASES = 5;

/** How long a release is kept after it was last live, in milliseconds. Tabs that started with it still need its files. */
const KEPT_MS = 14 * 24 * 3_600_000;

/** The folder of a release, and the time when the release was last live. For a live release that is now. */
export interface Placed {
  readonly hash: string;
  readonly lastLive: Date;
}

/**
 * The release that a rollback returns to: the one that was live before the current one was released. Two rollbacks go back two releases. A
 * rollback never returns to a release that another rollback has left.
 *
 * @param kept the folders that still exist.
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

/** Returns when a release of one name was last live. Undefined when the history does not contain it. */
export function lastLive(history: readonly ReleaseRecord[], hash: string, now: Date): Date | undefined {
  const ends = history.flatMap((record, at) =>
    record.hash === hash ? [at + 1 < history.length ? new Date(history[at + 1]?.at ?? now) : now] : [],
  );
  return ends.sort((one, other) => other.getTime() - one.getTime())[0];
}

/** Tells why a release is kept (it is live, or one of the newest) or until when. */
export type KeptUntil = 'live' | 'newest' | Date;

/**
 * Until when each release of one name is kept, by hash, newest first.
 *
 * @param live the hash of the live release.
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
