import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReleaseRecord } from '@console/platform/releases';
import { buildSchema, type GraphQLSchema } from 'graphql';
import { type Candidate, SHELL, type World } from './Candidate.ts';
import { judge } from './gate/judge.ts';
import { prune } from './kept.ts';
import { place } from './place.ts';
import { ReleaseRefused } from './ReleaseProblem.ts';
import { type ReleasesFile, type Written, worldOf, writeReleasesFile, writtenName } from './releasesFile.ts';

/** Options of a release or a rollback. */
export interface ChangeOptions {
  /** The releases folder. */
  releases: string;
  /** The person's name for the history. Default: the user who runs the process. */
  by?: string | undefined;
  now?: Date | undefined;
  /** The file of the API's schema. Default: the workspace's. */
  schema?: string | undefined;
  /** How long to wait for another release, in milliseconds. */
  patience?: number | undefined;
}

/** The result of a release or a rollback. */
export interface Changed {
  readonly live: readonly { readonly name: string; readonly version: string; readonly base: string }[];
  /** The versions that were live before. A new name is not among them. */
  readonly replaced: readonly { readonly name: string; readonly version: string }[];
  /** Warnings of the gate, one sentence each. */
  readonly warnings: readonly string[];
}

const SCHEMA = fileURLToPath(new URL('../../../../schema.graphql', import.meta.url));

export const defaultPatience = 10_000;

export function readSchema(path: string = SCHEMA): GraphQLSchema {
  return buildSchema(readFileSync(path, 'utf8'), { assumeValidSDL: true });
}

/** The name of the user who runs this process. */
export function currentUser(): string {
  if (process.env.RELEASED_BY) return process.env.RELEASED_BY;
  try {
    return userInfo().username;
  } catch {
    // In a container the user may have no name.
    return 'unknown';
  }
}

interface Wanted {
  file: ReleasesFile;
  changing: readonly Candidate[];
  /** Remotes that leave the registry. */
  leaving?: ReadonlySet<string>;
  how: ReleaseRecord['how'];
  /** Throws when the lock is no longer held, because the data that was read may be out of date. */
  assertHeld: () => void;
}

/**
 * Asks the gate about a change and makes it: first the folders, then the registry in one step. The caller holds the lock.
 *
 * @throws ReleaseRefused with one sentence for each reason.
 */
export function makeChange(
  { file, changing, leaving = new Set(), how, assertHeld }: Wanted,
  { releases, by = currentUser(), now = new Date(), schema }: ChangeOptions,
): Changed {
  const written = writtenAfter(file.written, changing, leaving);
  const after = worldOf(written);
  const changed = new Set(changing.map(({ name }) => name));
  const operations = changing.flatMap((release) => release.operations);
  const { refusals, warnings } = judge({ before: file, after, changed }, operations, readSchema(schema));
  if (refusals.length > 0) throw new ReleaseRefused(refusals);

  for (const release of changing) place(release, releases);
  const records = changing.map(
    ({ name, hash, entry: { version } }): ReleaseRecord => ({ name, hash, version, at: now.toISOString(), by, how }),
  );
  // The history keeps only releases whose folder is kept. Otherwise it would grow forever.
  const kept = file.history.filter(({ name, hash }) => existsSync(join(releases, name, hash)));
  const next = { ...after, history: [...kept, ...records], written };
  assertHeld();
  writeReleasesFile(releases, next);
  return {
    live: changing.map(({ name, entry: { version, base } }) => ({ name, version, base })),
    replaced: changing.flatMap(({ name }) => liveOf(file, name) ?? []),
    warnings: [...warnings, ...unjudged(next), ...pruned(releases, next, now)],
  };
}

/** Unchanged entries stay exactly as written. They belong to other teams, and perhaps to a later version of this console. */
function writtenAfter(
  { shell, remotes }: Written,
  changing: readonly Candidate[],
  leaving: ReadonlySet<string>,
): Written {
  const newShell = changing.find((release) => release.kind === 'shell')?.entry;
  const newRemotes = changing.flatMap((release) => (release.kind === 'remote' ? release.entry : []));
  const gone = new Set([...leaving, ...newRemotes.map(({ name }) => name)]);
  const stay = remotes.filter((entry) => !gone.has(nameIn(entry)));
  return {
    shell: newShell ?? shell,
    remotes: [...stay, ...newRemotes].sort((one, other) => nameIn(one).localeCompare(nameIn(other), 'en')),
  };
}

function nameIn(entry: unknown): string {
  return writtenName(entry) ?? '';
}

function unjudged({ remotes, written }: ReleasesFile): string[] {
  const judged = new Set(remotes.map(({ name }) => name));
  return written.remotes
    .map(nameIn)
    .filter((name) => !judged.has(name))
    .map(
      (name) =>
        `This version does not understand the registry’s entry of ${name || 'a remote'}. The entry stays, and the gate did not check it.`,
    );
}

/** The live release of a name. */
export function liveOf({ shell, remotes }: World, name: string): { name: string; version: string } | undefined {
  const entry = name === SHELL ? shell : remotes.find((remote) => remote.name === name);
  return entry && { name, version: entry.version };
}

/** The change is already made. If old folders cannot be removed, the next release tries again. */
function pruned(releases: string, file: ReleasesFile, now: Date): string[] {
  try {
    prune(releases, file, now);
    return [];
  } catch (error) {
    return [`Older releases could not be cleared away: ${error instanceof Error ? error.message : String(error)}.`];
  }
}
