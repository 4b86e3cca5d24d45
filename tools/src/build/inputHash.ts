import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = ['apps/*/**', 'libs/*/contracts/**', 'libs/*/web/**', 'libs/shared/**', '*.{json,graphql}'];
const skipped = /(^|\/)(node_modules|dist|dist-dev|\.tsbuild|\.nx|\.data)(\/|$)|\.test\.tsx?$/;

/** A digest of everything that the console is built from. Equal digests mean equal builds. */
export function inputHash(root: string): string {
  const hash = createHash('sha256');
  const entries = globSync(sources, { cwd: root, withFileTypes: true, exclude: ({ name }) => skipped.test(name) });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const file of files.sort()) {
    hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}
