import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hashOf, SHELL } from './Candidate.ts';
import { keptUntil, lastLive, type Placed } from './history.ts';
import { type ReleasesFile, writtenName } from './releasesFile.ts';

/** A volume holds folders of its own beside those of the parts, such as `lost+found`. */
const NAME = /^[a-z][a-z-]*$/;

const HASH = /^[0-9a-f]{16}$/;

/** Files that are written beside the lock or the registry, and then take its place. */
const UNFINISHED = /^\.(lock|registry\.json)\./;

/** What was begun this long ago is not finished any more, in milliseconds. */
const UNFINISHED_MS = 3_600_000;

const placedAt = z.object({ base: z.string().regex(/^\/releases\/[\w-]+\/[\w.-]+\/$/) });

/** The names that something was released under. */
export function releasedNames(releases: string): string[] {
  return foldersOf(releases).filter((name) => NAME.test(name));
}

/** The kept releases of a name, by the names of their folders. */
export function keptHashes(releases: string, name: string): string[] {
  return foldersOf(join(releases, name)).filter((folder) => HASH.test(folder));
}

/** The kept releases of a name, and when each was last live; of one that no history knows, when it was put there. */
export function placedReleases(releases: string, name: string, { history }: ReleasesFile, now: Date): Placed[] {
  const own = history.filter((record) => record.name === name);
  return keptHashes(releases, name).map((hash) => ({
    hash,
    lastLive: lastLive(own, hash, now) ?? statSync(join(releases, name, hash)).mtime,
  }));
}

/** The names of which something is live. */
export function liveNames({ written: { shell, remotes } }: ReleasesFile): string[] {
  return [...(shell === undefined ? [] : [SHELL]), ...remotes.flatMap((entry) => writtenName(entry) ?? [])];
}

/** The folder of a name's live release, if it has one; it is known also where nothing else of the entry is understood. */
export function liveHash({ written: { shell, remotes } }: ReleasesFile, name: string): string | undefined {
  const entry = name === SHELL ? shell : remotes.find((remote) => writtenName(remote) === name);
  const { data } = placedAt.safeParse(entry);
  return data && hashOf(data);
}

/**
 * Removes the releases whose time is over, and what an interrupted release left behind. Never what is live, and nothing of a name of which
 * nothing is live: perhaps the registry was lost, and it is still to be said. A folder is renamed before it is emptied, so that none is ever
 * found half-empty.
 */
export function prune(releases: string, file: ReleasesFile, now: Date): void {
  for (const name of releasedNames(releases)) {
    const live = liveHash(file, name);
    const until = live === undefined ? [] : keptUntil(placedReleases(releases, name, file, now), live);
    for (const [hash, end] of until) {
      if (end instanceof Date && end <= now)
        renameSync(join(releases, name, hash), join(releases, name, `.${hash}.pruned`));
    }
    const leftovers = foldersOf(join(releases, name)).filter((folder) => folder.startsWith('.'));
    for (const folder of leftovers) rmSync(join(releases, name, folder), { recursive: true, force: true });
  }
  for (const file of readdirSync(releases).filter((each) => UNFINISHED.test(each))) {
    const path = join(releases, file);
    const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    // Somebody who waits for the lock writes such a file too.
    if (Date.now() - written > UNFINISHED_MS) rmSync(path, { force: true });
  }
}

function foldersOf(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
