import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type RemoteRelease,
  remoteReleaseSchema,
  type ShellRelease,
  shellReleaseSchema,
} from '@console/platform/registry';
import * as z from 'zod';
import { contentHash } from './digests.ts';

export interface Releases {
  /** The `dist` folders of built remotes. */
  remotes: readonly string[];
  /** The shell's `dist` folder. */
  shell: string;
  /** The releases folder: `<name>/<hash>/…` and `registry.json`. */
  out: string;
}

/**
 * Puts built remotes into the releases folder, each under the hash of its content, and makes `registry.json` name exactly these. A
 * release that is there already stays untouched; the registry is replaced in one step, so a running console never reads half of it.
 *
 * @returns the addresses of the live releases.
 * @throws Error when a folder holds no build.
 */
export function assembleReleases({ remotes, shell, out }: Releases): string[] {
  const placed = remotes.map((dist) => place(dist, out));
  writeAtomically(join(out, 'registry.json'), { shell: readShell(shell), remotes: placed });
  return placed.map(({ base }) => base);
}

function place(dist: string, out: string): RemoteRelease {
  const built = z.looseObject({ name: z.string(), version: z.string() }).parse(readRelease(dist));
  const hash = contentHash(dist);
  const target = join(out, built.name, hash);
  if (!existsSync(target)) {
    const unfinished = `${target}.${process.pid}`;
    mkdirSync(join(out, built.name), { recursive: true });
    rmSync(unfinished, { recursive: true, force: true });
    cpSync(dist, unfinished, { recursive: true });
    renameSync(unfinished, target);
  }
  const version = `${built.version}+${hash.slice(0, 8)}`;
  return remoteReleaseSchema.parse({ ...built, version, base: `/releases/${built.name}/${hash}/` });
}

function readShell(dist: string): ShellRelease {
  return shellReleaseSchema.parse(readRelease(dist));
}

function readRelease(dist: string): unknown {
  const path = join(dist, 'release.json');
  if (!existsSync(path)) throw new Error(`${dist} holds no build: release.json is missing.`);
  return JSON.parse(readFileSync(path, 'utf8'));
}

function writeAtomically(path: string, value: unknown): void {
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(unfinished, path);
}
