import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';

const OPERATIONS_FILE = 'operations.json';

/** Copies the persisted operations of an app into its build. Returns the file's name, or undefined when the app has none. */
export function copyOperations(dir: string, dist: string): string | undefined {
  const operations = join(dir, OPERATIONS_FILE);
  if (!existsSync(operations)) return undefined;
  copyFileSync(operations, join(dist, OPERATIONS_FILE));
  return OPERATIONS_FILE;
}
