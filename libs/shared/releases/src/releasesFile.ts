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

/** The pointer: what is live, and what was when, oldest first. */
export interface ReleasesFile extends World {
  readonly history: readonly ReleaseRecord[];
  readonly written: Written;
}

/** The entries as they stand in the file, also those, or what of them, that only another version of this console understands. */
export interface Written {
  readonly shell?: unknown;
  readonly remotes: readonly unknown[];
}

const FILE = 'registry.json';

/**
 * Reads what is live in a releases folder. An entry that cannot be understood, perhaps of another kind, is judged by nobody and stays as it is
 * written until its name is released again.
 *
 * @throws ReleaseProblem when there is a registry, but not a readable one.
 */
export function readReleasesFile(releases: string): ReleasesFile {
  const path = join(releases, FILE);
  if (!existsSync(path)) return { shell: undefined, remotes: [], history: [], written: { remotes: [] } };
  const { history, ...written } = outlineOf(path);
  return { ...worldOf(written), history, written };
}

/** What this version of the console understands of the entries. */
export function worldOf({ shell, remotes }: Written): World {
  return {
    shell: releasedShellSchema.safeParse(shell).data,
    remotes: remotes.flatMap((remote) => releasedRemoteSchema.safeParse(remote).data ?? []),
  };
}

/** The name in an entry, whatever else stands there. */
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
    // It may be whole: whoever may not read it must not be advised to remove it.
    throw new ReleaseProblem(`${path} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}.`, {
      cause,
    });
  }
}

/** Replaces the pointer in one step: whoever reads it, and whenever this is interrupted, it is whole. */
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
