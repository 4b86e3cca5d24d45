import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Finished, run } from './build/run.ts';
import { workspaceRoot } from './workspace.ts';

type RelayConfig = {
  sources: Record<string, string>;
  projects: Record<string, { persist?: { file: string } }>;
};

export type CompileOptions = { root?: string; only?: readonly string[]; fresh?: boolean };

/**
 * Brings every `__generated__` file and every list of operations up to date.
 *
 * @param only these projects, by the names of their apps: what is wrong with another's queries is no matter of theirs.
 * @param fresh start from nothing, which also mends lists that a merge has damaged.
 */
export async function compileRelay(options: CompileOptions = {}): Promise<Finished> {
  const { root = workspaceRoot, only, fresh = false } = options;
  if (fresh)
    for (const dir of globSync('apps/*/src/**/__generated__', { cwd: root }))
      rmSync(join(root, dir), { recursive: true });
  const { projects } = relayConfig(root);
  // An app may ask nothing of the API.
  const asking = only?.filter((name) => name in projects);
  if (asking?.length === 0) return { code: 0, output: '' };
  const args = asking?.flatMap((name) => ['--project', name]) ?? [];
  const finished = await run('relay-compiler', args, { cwd: root });
  if (finished.code === 0) dropUnusedOperations(root);
  return finished;
}

/** The compiler adds to a list and never takes away: what no artifact refers to any more goes here. */
function dropUnusedOperations(root: string): void {
  const { sources, projects } = relayConfig(root);
  for (const [project, { persist }] of Object.entries(projects)) {
    if (!persist) continue;
    const dirs = Object.keys(sources).filter((dir) => sources[dir] === project);
    const artifacts = globSync(
      dirs.map((dir) => `${dir}/**/__generated__/*.ts`),
      { cwd: root },
    )
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .join();
    const file = join(root, persist.file);
    const listed = Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')));
    const used = listed.filter(([id]) => artifacts.includes(id));
    if (used.length < listed.length) writeFileSync(file, JSON.stringify(Object.fromEntries(used), null, 2));
  }
}

function relayConfig(root: string): RelayConfig {
  return JSON.parse(readFileSync(join(root, 'relay.config.json'), 'utf8'));
}

if (import.meta.main) {
  const { code, output } = await compileRelay({ fresh: true });
  process.stdout.write(output);
  process.exitCode = code;
}
