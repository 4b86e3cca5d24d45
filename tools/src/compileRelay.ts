import { globSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, run } from './build/run.ts';
import { writeOperationLists } from './operationLists.ts';
import { workspaceRoot } from './workspace.ts';

/**
 * Brings every `__generated__` file and every list of operations up to date.
 *
 * @param fresh start from nothing, which also removes artifacts whose sources are gone.
 */
export async function compileRelay({ root = workspaceRoot, fresh = false } = {}): Promise<Finished> {
  if (fresh)
    for (const dir of globSync(['apps/*/src/**/__generated__', 'libs/*/*/src/**/__generated__'], { cwd: root }))
      rmSync(join(root, dir), { recursive: true });
  const finished = await run('relay-compiler', [], { cwd: root });
  if (finished.code === 0) writeOperationLists(root);
  return finished;
}

if (import.meta.main) {
  const { code, output } = await compileRelay({ fresh: true });
  process.stdout.write(output);
  process.exitCode = code;
}
