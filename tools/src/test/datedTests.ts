import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const writtenDate = /\b\d{4}-\d{2}-\d{2}/;
const inBrowser = /\.browser\.test\.tsx$/;
const relativeImport = /\bfrom '(\.[^']+)'/g;

/**
 * Finds the tests whose result can depend on the time zone: a date is written in the test file, or in a file that it
 * imports by a relative path, such as a fixture. The other tests show no date. Tests in a real browser set their zone themselves.
 *
 * @param root the folder of the workspace.
 * @param dirs folders of packages, relative to the root.
 * @returns the test files, relative to the root.
 */
export function datedTests(root: string, dirs: readonly string[]): string[] {
  return dirs
    .flatMap((dir) => globSync(join(root, dir, 'src/**/*.test.{ts,tsx}')))
    .filter((file) => !inBrowser.test(file))
    .filter((file) => withImports(file).some((text) => writtenDate.test(text)))
    .map((file) => relative(root, file))
    .sort();
}

/** The texts of a file and of all files that it imports, directly or not. */
function withImports(file: string): string[] {
  const found = new Set([file]);
  const texts: string[] = [];
  for (const path of found) {
    const text = readFileSync(path, 'utf8');
    texts.push(text);
    for (const [, imported = ''] of text.matchAll(relativeImport)) {
      const next = join(dirname(path), imported);
      if (existsSync(next)) found.add(next);
    }
  }
  return texts;
}
