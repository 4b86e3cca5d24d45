import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The part of relay.config.json that the tools read. A library's folder belongs to every remote that may import it. */
export interface RelayConfig {
  sources: Record<string, string | string[]>;
  projects: Record<string, { schema: string; base?: string | null; persist?: { file: string } }>;
}

/** Relay's settings of a workspace. */
export function readRelayConfig(root: string): RelayConfig {
  return JSON.parse(readFileSync(join(root, 'relay.config.json'), 'utf8'));
}

const persisted = /"id": "([0-9a-f]{64})"[\s\S]*?"text": ("(?:[^"\\]|\\.)*")/;

/**
 * Writes each remote's list of operations by id, from the artifacts of its own sources and of the libraries. The compiler's own lists keep
 * old operations, and lack operations that it compiled for another remote first.
 */
export function writeOperationLists(root: string): void {
  const { sources, projects } = readRelayConfig(root);
  for (const [project, { persist }] of Object.entries(projects)) {
    if (!persist) continue;
    const dirs = Object.keys(sources).filter((dir) => [sources[dir]].flat().includes(project));
    const operations = dirs
      .flatMap((dir) => globSync(`${dir}/**/__generated__/*.graphql.ts`, { cwd: root }))
      .flatMap((file) => operationIn(readFileSync(join(root, file), 'utf8')))
      .sort(([id], [other]) => (id < other ? -1 : 1));
    writeFileSync(join(root, persist.file), `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`);
  }
}

function operationIn(artifact: string): [id: string, text: string][] {
  const [, id, text] = persisted.exec(artifact) ?? [];
  return id && text ? [[id, JSON.parse(text)]] : [];
}
