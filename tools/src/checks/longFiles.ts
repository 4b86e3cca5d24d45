import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { committedFiles } from './committedFiles.ts';

const longest = 250;

/**
 * Source files that are too long to read at one sitting. This is a hint and never a failure. Lists of data, such as icons and names for the
 * demo, may be long.
 */
export function longFiles(root: string): string[] {
  return committedFiles(root)
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !file.includes('__generated__'))
    .map((file) => ({ file, lines: readFileSync(join(root, file), 'utf8').split('\n').length - 1 }))
    .filter(({ lines }) => lines > longest)
    .sort((a, b) => b.lines - a.lines)
    .map(({ file, lines }) => `${file} has ${lines} lines`);
}
