import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const OTHERS = 0o077;

/**
 * Creates a folder that only the user of this process may open, or closes an existing one to others. What is inside is
 * then out of reach too.
 *
 * @throws when the folder cannot be made, or belongs to somebody else.
 */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  closeToOthers(folder);
}

/** Closes everything in a folder to others, for copies and backups that keep the modes of files. */
export function closeTreeToOthers(folder: string): void {
  closeToOthers(folder);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) closeToOthers(join(entry.parentPath, entry.name));
  }
}

/** Takes all rights from other users. Windows has no such modes: there a folder has the rights of the folder above it. */
export function closeToOthers(path: string): void {
  const { mode } = statSync(path);
  if (process.platform !== 'win32' && (mode & OTHERS) !== 0) chmodSync(path, mode & 0o777 & ~OTHERS);
}
