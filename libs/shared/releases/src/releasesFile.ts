import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseRecord,
  releasedRemoteSchema,
  releasedShellSchema,
  releasesFileSchema,
} from '@console/platform/releases';
import type { World } from './Candidate.ts';
import { ReleaseProblem } from './ReleaseProblem.ts';

/** The pointer: what is live, and what was when, oldest first. */
export interface ReleasesFile extends World {
  readonly history: readonly ReleaseRecord[];
}

const FILE = 'registry.json';

/**
 * Reads what is live in a releases folder. An entry that cannot be understood, perhaps of an older kind, counts as not there.
 *
 * @throws ReleaseProblem when there is a registry, but not a readable one.
 */
export function readReleasesFile(releases: string): ReleasesFile {
  const path = join(releases, FILE);
  if (!existsSync(path)) return { shell: undefined, remotes: [], history: [] };
  const { shell, remotes, history } = outlineOf(path);
  return {
    shell: releasedShellSchema.safeParse(shell).data,
    remotes: remotes.flatMap((remote) => releasedRemoteSchema.safeParse(remote).data ?? []),
    history,
  };
}

function outlineOf(path: string) {
  try {
    return releasesFileSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    const advice = 'Put a copy of it back, or remove it and release the shell with every remote again.';
    throw new ReleaseProblem(`${path} cannot be read as a registry. ${advice}`, { cause });
  }
}

/** Replaces the pointer in one step: whoever reads it, and whenever this is interrupted, it is whole. */
export function writeReleasesFile(releases: string, file: ReleasesFile): void {
  const path = join(releases, FILE);
  const unfinished = join(releases, `.${FILE}.${process.pid}`);
  try {
    const opened = openSync(unfinished, 'w');
    try {
      writeFileSync(opened, `${JSON.stringify(file, null, 2)}\n`);
      fsyncSync(opened);
    } finally {
      closeSync(opened);
    }
    renameSync(unfinished, path);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
}
