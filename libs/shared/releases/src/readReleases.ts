import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { type KeptUntil, keptUntil } from './history.ts';
import { liveHash, liveNames, placedReleases, releasedNames } from './kept.ts';
import { isPlaced } from './place.ts';
import { inWords } from './ReleaseProblem.ts';
import { readReleasesFile } from './releasesFile.ts';

/** A kept release. */
export interface KeptRelease {
  readonly name: string;
  readonly version: string;
  readonly hash: string;
  readonly live: boolean;
  /** The fault of a live release's folder. Parts of it are not served until it is released again or rolled back. */
  readonly fault: 'gone' | 'damaged' | undefined;
  /** The time when the release last went live. Undefined, like `by` and `how`, when the history does not contain it. */
  readonly since: Date | undefined;
  readonly by: string | undefined;
  readonly how: 'release' | 'rollback' | undefined;
  readonly keptUntil: KeptUntil;
}

const version = z.object({ version: z.string() });

/**
 * Every kept release, by name, newest first.
 *
 * @throws ReleaseProblem when the folder or its registry cannot be read.
 */
export function readReleases(releases: string, now: Date = new Date()): KeptRelease[] {
  try {
    return listed(releases, now);
  } catch (error) {
    throw inWords(error, releases);
  }
}

function listed(releases: string, now: Date): KeptRelease[] {
  const file = readReleasesFile(releases);
  const names = [...new Set([...releasedNames(releases), ...liveNames(file)])].sort();
  return names.flatMap((name) => {
    const live = liveHash(file, name);
    const there = placedReleases(releases, name, file, now);
    const isGone = live !== undefined && !there.some(({ hash }) => hash === live);
    const placed = isGone ? [...there, { hash: live, lastLive: now }] : there;
    const until = keptUntil(placed, live);
    return [...until].map(([hash, end]): KeptRelease => {
      const record = file.history.findLast((each) => each.name === name && each.hash === hash);
      return {
        name,
        hash,
        version: record?.version ?? `${builtVersion(join(releases, name, hash))}+${hash.slice(0, 8)}`,
        live: hash === live,
        fault: hash === live ? faultOf(releases, name, hash) : undefined,
        since: record && new Date(record.at),
        by: record?.by,
        how: record?.how,
        keptUntil: end,
      };
    });
  });
}

function faultOf(releases: string, name: string, hash: string): KeptRelease['fault'] {
  if (!existsSync(join(releases, name, hash))) return 'gone';
  return isPlaced({ name, hash }, releases) ? undefined : 'damaged';
}

function builtVersion(dir: string): string {
  try {
    return version.parse(JSON.parse(readFileSync(join(dir, 'release.json'), 'utf8'))).version;
  } catch {
    return 'damaged';
  }
}
