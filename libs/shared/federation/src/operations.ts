import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const OPERATIONS_FILE = 'operations.json';

/** Puts the persisted operations of an app into its build, and returns the file's name; undefined when it has none. */
export function copyOperations(dir: string, dist: string): string | undefined {
  const operations = join(dir, OPERATIONS_FILE);
  if (!existsSync(operations)) return undefined;
  copyFileSync(operations, join(dist, OPERATIONS_FILE));
  return OPERATIONS_FILE;
}
