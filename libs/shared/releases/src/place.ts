import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentHash, filesBelow } from '@console/federation/digests';
import type { Candidate } from './Candidate.ts';
import { ReleaseProblem } from './ReleaseProblem.ts';

/** Folders that begin with a dot are being copied or removed. They are neither served nor counted. */
const unfinished = (releases: string, { name, hash }: Candidate) => join(releases, name, `.${hash}.${process.pid}`);

/**
 * Copies a release into its permanent folder. The folder appears complete or not at all. An existing folder stays as
 * it is, unless it is damaged.
 */
export function place(release: Candidate, releases: string): void {
  const target = join(releases, release.name, release.hash);
  if (isPlaced(release, releases)) return;
  const copy = unfinished(releases, release);
  try {
    rmSync(copy, { recursive: true, force: true });
    copyFiles(release.dir, copy);
    if (contentHash(copy) !== release.hash)
      throw new ReleaseProblem(`${release.dir} was changed while it was copied; nothing was changed. Try again.`);
    if (existsSync(target)) {
      renameSync(target, `${copy}.damaged`);
      renameSync(copy, target);
      rmSync(`${copy}.damaged`, { recursive: true, force: true });
    } else renameSync(copy, target);
  } catch (error) {
    rmSync(copy, { recursive: true, force: true });
    throw error;
  }
}

/** Whether the folder of a release exists and is complete. */
export function isPlaced({ name, hash }: Pick<Candidate, 'name' | 'hash'>, releases: string): boolean {
  const target = join(releases, name, hash);
  return existsSync(target) && contentHash(target) === hash;
}

/** Copies file by file, because then an error names the file. */
function copyFiles(from: string, to: string): void {
  for (const file of filesBelow(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
}
