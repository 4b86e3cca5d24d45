import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Finished, run } from '../build/run.ts';
import { compileRelay } from '../compileRelay.ts';
import { syncReferences } from '../syncReferences.ts';
import { readWorkspace } from '../workspace.ts';
import type { Draft } from './Draft.ts';

/**
 * Formats the written files and updates the files that are generated from them.
 *
 * @throws Error with the output of a failed step.
 */
export async function finish({ root, paths }: Draft, remotes: readonly string[]): Promise<void> {
  if (paths.some((path) => path.endsWith('package.json'))) {
    linkPackages(root);
    succeeded(
      await run('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], { cwd: root }),
    );
    syncReferences(root, { check: false });
  }
  const sources = paths.filter((path) => /\.(tsx?|json)$/.test(path));
  succeeded(await run('biome', ['check', '--write', ...sources], { cwd: root }));
  const generate = (script: string) => {
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd: root });
    succeeded({ code: status ?? 1, output: String(stderr) });
  };
  if (paths.some((path) => /contracts\/src\/\w+Status\.ts$/.test(path))) generate('tools/src/drawIcons.ts');
  if (paths.some((path) => /contracts\/src\/\w+Moves\.ts$/.test(path))) generate('tools/src/drawMoves.ts');
  if (paths.some((path) => /^libs\/[^/]+\/api\//.test(path))) generate('apps/api/src/printSchema.ts');
  if (remotes.length > 0) succeeded(await compileRelay({ root, only: remotes }));
}

/** Makes new packages of the workspace known to Node, as `npm install` would. */
function linkPackages(root: string): void {
  for (const { name, dir } of readWorkspace(root)) {
    const link = join(root, 'node_modules', name);
    if (existsSync(link)) continue;
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, dir), link, 'junction');
  }
}

function succeeded({ code, output }: Finished): void {
  if (code !== 0) throw new Error(output.trim());
}
