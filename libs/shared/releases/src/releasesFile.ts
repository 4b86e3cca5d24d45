import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ReleaseRecord,
  releasedRemoteSchema,
  releasedShellSchema,
  releasesFileSchema,
} from '@console/platform/releases';
import * as z from 'zod';
import type { World } from './Candidate.ts';
import { ReleaseProblem } from './ReleaseProblem.ts';

/** The registry: the live releases, and the history, oldest first. */
export interface ReleasesFile extends World {
  readonly history: readonly ReleaseRecord[];
  readonly written: Written;
}

/** The file's entries without changes, including those that only another version of this console understands. */
export interface Written {
  readonly shell?: unknown;
  readonly remotes: readonly unknown[];
}

const FILE = 'registry.json';

/**
 * Reads the registry of a releases folder. The gate ignores an entry that this version does not understand. The entry stays as written
 * until its name is released again.
 *
 * @throws ReleaseProblem when there is a registry that cannot be read.
 */
export function readReleasesFile(releases: string): ReleasesFile {
  const path = join(releases, FILE);
  if (!existsSync(path)) return { shell: undefined, remotes: [], history: [], written: { remotes: [] } };
  const { history, ...written } = outlineOf(path);
  return { ...worldOf(written), history, written };
}

/** The entries that this version of the console understands. */
export function worldOf({ shell, remotes }: Written): World {
  return {
    shell: releasedShellSchema.safeParse(shell).data,
    remotes: remotes.flatMap((remote) => releasedRemoteSchema.safeParse(remote).data ?? []),
  };
}

/** The name in an entry, even when the rest cannot be read. */
export function writtenName(entry: unknown): string | undefined {
  return z.object({ name: z.string() }).safeParse(entry).data?.name;
}

function outlineOf(path: string) {
  const text = textOf(path);
  try {
    return releasesFileSchema.parse(JSON.parse(text));
  } catch (cause) {
    const advice = 'Put a copy of it back, or remove it and release the shell with every remote again.';
    throw new ReleaseProblem(`${path} cannot be read as a registry. ${advice}`, { cause });
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    // The file may be complete. A person who may not read it must not be told to remove it.
    throw new ReleaseProblem(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  }
}

/** Replaces the registry in one step. Readers always find a complete file, even after an interruption. */
export function writeReleasesFile(releases: string, { written, history }: ReleasesFile): void {
  const path = join(releases, FILE);
  const unfinished = join(releases, `.${FILE}.${process.pid}`);
  try {
    const opened = openSync(unfinished, 'w');
    try {
      writeFileSync(opened, `${JSON.stringify({ ...written, history }, null, 2)}\n`);
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
