import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';

/** An operation that a kept release of the console may still send. */
export interface KeptOperation {
  /** The sha256 of the operation's text, in hexadecimal. */
  id: string;
  text: string;
  /** The release that sends the operation, such as `bookings 3f9c…`. */
  release: string;
}

const OPERATIONS = 'operations.json';

/** Releases are named by the hash of their content. A folder with another name is being copied or removed. */
const RELEASE = /^[0-9a-f]{16}$/;

/** The form of the names of the console's parts. A volume may hold other folders beside them, such as `lost+found`. */
const NAME = /^[a-z][a-z-]*$/;

const schema = z.record(z.string(), z.string());

/**
 * Reads the operations of all kept releases, live or not, because open tabs still send the operations of older ones.
 *
 * @param releases the folder that holds `<name>/<hash>/operations.json`. If it does not exist, there are no
 *   operations.
 * @param damaged is called with an error that names a file that cannot be read. The other files are still read.
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

/**
 * Returns a text that changes when the kept releases or their operations change. It looks at the folders and opens no
 * file.
 */
export function stampOfKeptOperations(releases: string): string {
  return keptReleases(releases)
    .map(({ name, hash, dir }) => {
      const file = statSync(join(dir, OPERATIONS), { throwIfNoEntry: false });
      return `${name} ${hash} ${file?.mtimeMs} ${file?.size}`;
    })
    .join('\n');
}

/**
 * Reads the operations of one build or release.
 *
 * @param release the name that each operation carries as its origin.
 * @throws Error that names the file when it cannot be read.
 */
export function readOperations(dir: string, release: string): KeptOperation[] {
  const path = join(dir, OPERATIONS);
  if (!existsSync(path)) return [];
  const operations = schema.safeParse(parsed(path));
  if (!operations.success) throw new Error(`${path} is not a list of operations.`);
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
