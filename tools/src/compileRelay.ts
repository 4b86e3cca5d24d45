import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, run } from './build/run.ts';
import { readRelayConfig, writeOperationLists } from './operationLists.ts';
import { workspaceRoot } from './workspace.ts';

export type CompileOptions = { root?: string; only?: readonly string[]; fresh?: boolean };

/**
 * Updates every `__generated__` file and every list of operations.
 *
 * @param only the names of the apps to compile. Errors in the queries of other apps are ignored.
 * @param fresh compile into an empty folder, which also removes artifacts without a source.
 */
export async function compileRelay(options: CompileOptions = {}): Promise<Finished> {
  const { root = workspaceRoot, only, fresh = false } = options;
  if (fresh)
    for (const dir of globSync(['apps/*/src/**/__generated__', 'libs/*/*/src/**/__generated__'], { cwd: root }))
      rmSync(join(root, dir), { recursive: true });
  const { projects } = readRelayConfig(root);
  // Apps without queries have nothing to compile.
  const asking = only?.filter((name) => name in projects);
  if (asking?.length === 0) return { code: 0, output: '' };
  const args = asking?.flatMap((name) => ['--project', name]) ?? [];
  const finished = await run('relay-compiler', args, { cwd: root });
  if (finished.code === 0) writeOperationLists(root);
  return finished;
}

if (import.meta.main) {
  const { code, output } = await compileRelay({ fresh: true });
  process.stdout.write(output);
  process.exitCode = code;
}
