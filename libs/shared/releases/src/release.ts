import { type Candidate, SHELL } from './Candidate.ts';
import { type Changed, type ChangeOptions, currentUser, defaultPatience, makeChange } from './change.ts';
import { keptHashes, liveHash, liveNames } from './kept.ts';
import { withLock } from './lock.ts';
import { isPlaced } from './place.ts';
import { ReleaseProblem } from './ReleaseProblem.ts';
import { readBuild } from './readBuild.ts';
import { type ReleasesFile, readReleasesFile } from './releasesFile.ts';

export interface ReleaseOptions extends ChangeOptions {
  /** Built folders, each with the name that it must have, if that is known. They pass the gate together and go live in one step. */
  builds: readonly (string | { readonly name: string; readonly dist: string })[];
  /** Whether remotes that are not among the builds leave the registry. */
  exactly?: boolean;
}

/**
 * Releases builds of the shell and of remotes. They pass the gate, are copied to immutable folders named by their
 * content, and the registry changes in one step. A build that is live already stays as it is, unless its folder is
 * missing or damaged.
 *
 * @throws ReleaseRefused when the gate refuses, ReleaseProblem when the folder or a build cannot be used. Nothing has
 * changed then.
 */
export async function release(options: ReleaseOptions): Promise<Changed> {
  const candidates = readBuilds(options.builds);
  const { releases, by = currentUser(), patience = defaultPatience } = options;
  return withLock(releases, { by, patience }, (assertHeld) => {
    const file = readReleasesFile(releases);
    const names = new Set([SHELL, ...candidates.map(({ name }) => name)]);
    const leaving = new Set(options.exactly ? liveNames(file).filter((name) => !names.has(name)) : []);
    const changing = candidates.filter((candidate) => !isLive(candidate, file) || !isPlaced(candidate, releases));
    if (changing.length === 0 && leaving.size === 0) return { live: [], replaced: [], warnings: [] };
    return makeChange({ file, changing, leaving, how: 'release', assertHeld }, options);
  });
}

/**
 * Releases only builds whose content was never released before. So a restart does not undo a rollback. It also
 * releases a name without a live release, and repairs the missing or damaged folder of a live one.
 */
export async function releaseNew(options: Omit<ReleaseOptions, 'exactly'>): Promise<Changed> {
  const file = readReleasesFile(options.releases);
  const isNew = (candidate: Candidate) => {
    const { name, hash } = candidate;
    if (liveHash(file, name) === undefined) return true;
    if (isLive(candidate, file)) return !isPlaced(candidate, options.releases);
    return !keptHashes(options.releases, name).includes(hash) && !file.history.some((record) => record.hash === hash);
  };
  const builds = readBuilds(options.builds).filter(isNew);
  if (builds.length === 0) return { live: [], replaced: [], warnings: [] };
  return release({ ...options, builds: builds.map(({ name, dir }) => ({ name, dist: dir })) });
}

function isLive({ name, hash }: Candidate, file: ReleasesFile): boolean {
  return liveHash(file, name) === hash;
}

function readBuilds(builds: ReleaseOptions['builds']): Candidate[] {
  const read = builds.map((build) =>
    typeof build === 'string' ? readBuild(build) : readBuild(build.dist, build.name),
  );
  const twice = read.find(({ name }, at) => read.findIndex((other) => other.name === name) < at);
  if (twice) throw new ReleaseProblem(`Two of the builds are of ${twice.name}; nothing was changed.`);
  return read;
}
