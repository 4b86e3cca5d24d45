import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { hashOf, SHELL } from './Candidate.ts';
import { keptUntil, lastLive, type Placed } from './history.ts';
import { type ReleasesFile, writtenName } from './releasesFile.ts';

/** A volume has folders of its own, such as `lost+found`. */
const NAME = /^[a-z][a-z-]*$/;

const HASH = /^[0-9a-f]{16}$/;

/** Files that are written first and then renamed to the lock or the registry. */
const UNFINISHED = /^\.(lock|registry\.json)\./;

/** After this time, in milliseconds, an unfinished file or folder counts as abandoned. */
const UNFINISHED_MS = 3_600_000;

const placedAt = z.object({ base: z.string().regex(/^\/releases\/[\w-]+\/[\w.-]+\/$/) });

/** The names that have releases. */
export function releasedNames(releases: string): string[] {
  return foldersOf(releases).filter((name) => NAME.test(name));
}

/** The folder names of the kept releases of a name. */
export function keptHashes(releases: string, name: string): string[] {
  return foldersOf(join(releases, name)).filter((folder) => HASH.test(folder));
}

/**
 * The kept releases of a name, each with the time when it was last live. For a release that is not in the history, it
 * is the time when its folder was made.
 */
export function placedReleases(releases: string, name: string, { history }: ReleasesFile, now: Date): Placed[] {
  const own = history.filter((record) => record.name === name);
  return keptHashes(releases, name).map((hash) => ({
    hash,
    lastLive: lastLive(own, hash, now) ?? statSync(join(releases, name, hash)).mtime,
  }));
}

/** The names that have a live release. */
export function liveNames({ written: { shell, remotes } }: ReleasesFile): string[] {
  return [...(shell === undefined ? [] : [SHELL]), ...remotes.flatMap((entry) => writtenName(entry) ?? [])];
}

/** The folder of a name's live release, if there is one. Works even when nothing else of the entry can be read. */
export function liveHash({ written: { shell, remotes } }: ReleasesFile, name: string): string | undefined {
  const entry = name === SHELL ? shell : remotes.find((remote) => writtenName(remote) === name);
  const { data } = placedAt.safeParse(entry);
  return data && hashOf(data);
}

/**
 * Removes the releases that are no longer kept, and the rest of an interrupted release. It never removes a live release. It removes nothing
 * of a name without a live release, because the registry may be lost. A folder is renamed before it is emptied, so nobody ever finds a
 * half-empty folder.
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
    // A process that waits for the lock writes such a file too.
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
