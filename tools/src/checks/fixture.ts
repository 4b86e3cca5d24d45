import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { workspaceRoot } from '../workspace.ts';

/**
 * Makes a small workspace in a temporary folder, to run a check on. It contains the given files (path → text) and a root package.json like
 * ours. It is a git repository with our node_modules. The end of the test removes it.
 */
export function fixtureWorkspace(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'console-fixture-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  symlinkSync(join(workspaceRoot, 'node_modules'), join(root, 'node_modules'));
  for (const file of ['tsconfig.base.json', 'tsconfig.web.json']) cpSync(join(workspaceRoot, file), join(root, file));
  const base = {
    '.gitignore': 'node_modules\n',
    'package.json': manifest('console', {}, { workspaces: ['apps/*', 'libs/*/*', 'e2e', 'tools'] }),
  };
  for (const [path, text] of Object.entries({ ...base, ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** The text of a package.json. */
export function manifest(name: string, dependencies: Record<string, string>, rest: object = {}): string {
  return JSON.stringify({ name, version: '1.0.0', dependencies, ...rest });
}
