import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** An operation that a kept release of the console may still send. */
export interface KeptOperation {
  /** sha256 of its text, in hexadecimal. */
  id: string;
  text: string;
  /** The release that sends it: `bookings 3f9c…`. */
  release: string;
}

const OPERATIONS = 'operations.json';

/** A release is named by the hash of its content; a folder of another name is being copied or removed. */
const RELEASE = /^[0-9a-f]{16}$/;

/** What parts of the console are named; a volume holds folders of its own beside them, such as `lost+found`. */
const NAME = /^[a-z][a-z-]*$/;

const schema = z.record(z.string(), z.string());

/**
 * The operations of every release that is kept, live or not: tabs that were opened on an older one still send its own
 * (architecture §3).
 *
 * @param releases the folder that holds `<name>/<hash>/operations.json`; one that is not there keeps nothing.
 * @param damaged is told of a list that cannot be read, naming its file; the list is left out, and takes no other with it.
 */
export function readKeptOperations(releases: string, damaged: (problem: Error) => void): KeptOperation[] {
  return keptReleases(releases).flatMap(({ name, hash, dir }) => {
    try {
      return readOperations(dir, `${name} ${hash}`);
    } catch (error) {
      damaged(error instanceof Error ? error : new Error(String(error)));
      return [];
    }
  });
}

/** Changes when the kept releases or their operations do; it costs a look at the folders, not at what stands in the files. */
export function stampOfKeptOperations(releases: string): string {
  return keptReleases(releases)
    .map(({ name, hash, dir }) => {
      const file = statSync(join(dir, OPERATIONS), { throwIfNoEntry: false });
      return `${name} ${hash} ${file?.mtimeMs} ${file?.size}`;
    })
    .join('\n');
}

/**
 * The operations of one build or release.
 *
 * @param release how they name where they come from.
 * @throws Error naming the file that cannot be read.
 */
export function readOperations(dir: string, release: string): KeptOperation[] {
  const path = join(dir, OPERATIONS);
  if (!existsSync(path)) return [];
  const operations = schema.safeParse(parsed(path));
  if (!operations.success) throw new Error(`${path} is no list of operations.`);
  return Object.entries(operations.data).map(([id, text]) => ({ id, text, release }));
}

function keptReleases(releases: string): { name: string; hash: string; dir: string }[] {
  const names = foldersOf(releases).filter((name) => NAME.test(name));
  return names.flatMap((name) =>
    foldersOf(join(releases, name))
      .filter((hash) => RELEASE.test(hash))
      .map((hash) => ({ name, hash, dir: join(releases, name, hash) })),
  );
}

function parsed(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (cause) {
    throw new Error(`${path} cannot be read.`, { cause });
  }
}

function foldersOf(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}
