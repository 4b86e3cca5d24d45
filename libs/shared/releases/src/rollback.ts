import { join } from 'node:path';
import { type Changed, type ChangeOptions, currentUser, defaultPatience, makeChange } from './change.ts';
import { releaseBefore } from './history.ts';
import { keptHashes, liveHash } from './kept.ts';
import { withLock } from './lock.ts';
import { ReleaseRefused } from './ReleaseProblem.ts';
import { readBuild } from './readBuild.ts';
import { type ReleasesFile, readReleasesFile } from './releasesFile.ts';

export interface RollbackOptions extends ChangeOptions {
  /** The remote, or `shell`. */
  name: string;
  /** A kept version, such as `1.0.0+3f9c2a1b`, or the beginning of its hash. Default: the previous release. */
  version?: string | undefined;
}

/**
 * Makes a kept release live again. It passes the same gate as a new release, together with everything that is live today.
 *
 * @throws ReleaseRefused when there is no release to return to, or the gate refuses. Nothing has changed then.
 */
export async function rollback(options: RollbackOptions): Promise<Changed> {
  const { releases, name, version, by = currentUser(), patience = defaultPatience } = options;
  return withLock(releases, { by, patience }, (assertHeld) => {
    const file = readReleasesFile(releases);
    const hash = version === undefined ? previous(file, releases, name) : chosen(releases, name, version);
    if (hash === liveHash(file, name)) throw new ReleaseRefused([`${name} ${version ?? hash} is live already.`]);
    const changing = [readBuild(join(releases, name, hash), name)];
    return makeChange({ file, changing, how: 'rollback', assertHeld }, options);
  });
}

function previous(file: ReleasesFile, releases: string, name: string): string {
  const own = file.history.filter((record) => record.name === name);
  const before = releaseBefore(own, new Set(keptHashes(releases, name)));
  if (before) return before.hash;
  throw new ReleaseRefused([
    liveHash(file, name) === undefined
      ? `Nothing was ever released as ${name}.`
      : `${name} has no earlier release that is kept: there is nothing to go back to.`,
  ]);
}

function chosen(releases: string, name: string, version: string): string {
  const wanted = version.includes('+') ? version.slice(version.lastIndexOf('+') + 1) : version;
  const found = keptHashes(releases, name).filter((hash) => wanted.length >= 4 && hash.startsWith(wanted));
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  throw new ReleaseRefused([
    found.length > 1
      ? `${version} means ${found.length} kept releases of ${name}: give more of it.`
      : `${name} has no kept release ${version}: \`npm run releases\` lists them.`,
  ]);
}
