import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsconfigFiles } from './tsconfigs.ts';
import { readWorkspace, workspaceRoot } from './workspace.ts';

/**
 * `npm run sync` writes every tsconfig.json from the package.json files. With `--check` it only lists the files that differ, and fails when
 * there is one.
 */
export function syncReferences(root: string, { check }: { check: boolean }): string[] {
  const stale = tsconfigFiles(readWorkspace(root)).filter(({ path, text }) => {
    const file = join(root, path);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  });
  if (!check) for (const { path, text } of stale) writeFileSync(join(root, path), text);
  return stale.map(({ path }) => path);
}

if (import.meta.main) {
  const check = process.argv.includes('--check');
  const stale = syncReferences(workspaceRoot, { check });
  for (const path of stale) console.log(`${check ? 'Out of date' : 'Wrote'}: ${path}`);
  if (check && stale.length > 0) {
    console.log('Run `npm run sync`.');
    process.exitCode = 1;
  }
}
