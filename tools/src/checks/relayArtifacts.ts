import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import compiler from 'relay-compiler';
import { type RelayConfig, readRelayConfig, writeOperationLists } from '../operationLists.ts';
import type { Check, Problem } from './check.ts';

const skipped = new Set(['node_modules', 'dist', 'dist-dev', '.tsbuild', '__generated__']);

/**
 * The committed `__generated__` files and lists of operations must match the sources exactly. The compiler's `--validate` misses artifacts
 * without a source, so this check compiles the sources again in another folder.
 */
export const relayArtifacts: Check = {
  name: 'Relay artifacts are up to date, and each has a source',
  run(root) {
    const config = readRelayConfig(root);
    const fresh = mkdtempSync(join(tmpdir(), 'console-relay-'));
    try {
      copySources(root, fresh, config);
      execFileSync(compiler, [], { cwd: fresh, stdio: 'pipe' });
      writeOperationLists(fresh);
      return differences(root, fresh, config);
    } catch (error) {
      return [`The Relay compiler refuses the sources: ${outputOf(error)}`];
    } finally {
      rmSync(fresh, { recursive: true, force: true });
    }
  },
};

function copySources(root: string, fresh: string, { sources, projects }: RelayConfig): void {
  cpSync(join(root, 'relay.config.json'), join(fresh, 'relay.config.json'));
  for (const dir of Object.keys(sources)) {
    if (!existsSync(join(root, dir))) continue;
    cpSync(join(root, dir), join(fresh, dir), { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  }
  for (const { schema, persist } of Object.values(projects)) {
    cpSync(join(root, schema), join(fresh, schema));
    if (!persist) continue;
    mkdirSync(join(fresh, dirname(persist.file)), { recursive: true });
    writeFileSync(join(fresh, persist.file), '{}\n');
  }
}

function differences(root: string, fresh: string, { sources, projects }: RelayConfig): Problem[] {
  const dirs = Object.keys(sources);
  const lists = Object.values(projects).flatMap(({ persist }) => (persist ? [persist.file] : []));
  const files = new Set([...generatedFiles(root, dirs), ...generatedFiles(fresh, dirs), ...lists]);
  return [...files].sort().flatMap((file) => {
    const [committed, compiled] = [textOf(join(root, file)), textOf(join(fresh, file))];
    if (committed === compiled) return [];
    if (compiled === undefined) return [`${file} has no source any more. Delete it.`];
    return [`${file} is ${committed === undefined ? 'missing' : 'stale'}: run \`npm run relay\`.`];
  });
}

function generatedFiles(root: string, dirs: string[]): string[] {
  return dirs.flatMap((dir) => globSync(`${dir}/**/__generated__/*`, { cwd: root }));
}

/** Compares JSON by content, because the compiler keeps the order in which entries were added. */
function textOf(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  const text = readFileSync(file, 'utf8');
  if (!file.endsWith('.json')) return text;
  const entries: Record<string, unknown> = JSON.parse(text);
  return JSON.stringify(Object.entries(entries).sort());
}

function outputOf(error: unknown): string {
  const { stdout, stderr, message } = error as { stdout?: Buffer; stderr?: Buffer; message: string };
  return `${stdout ?? ''}${stderr ?? ''}`.trim() || message;
}
