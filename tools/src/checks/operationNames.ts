import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readWorkspace } from '../workspace.ts';
import type { Check, Problem } from './check.ts';
import { isTest, sourceFiles } from './sources.ts';

const tag = /graphql`([^`]*)`/g;
const definition = /\b(?:query|mutation|subscription|fragment)\s+(\w+)/g;
const connectionKey = /@connection\s*\(\s*key:\s*"([^"]+)"/g;

/** All remotes share one Relay store. So the names of operations, fragments and connections must be unique across remotes. */
export const operationNames: Check = {
  name: 'no operation name twice',
  run(root) {
    const first = new Map<string, string>();
    const problems: Problem[] = [];
    for (const { dir } of readWorkspace(root)) {
      for (const file of sourceFiles(join(root, dir)).filter((file) => !isTest(file))) {
        const path = `${dir}/${file}`;
        for (const name of contactFromSearch(readFileSync(join(root, path), 'utf8'))) {
          const known = first.get(name);
          if (known === undefined) first.set(name, path);
          else problems.push(`${path} defines ${name}, which ${known} defines too.`);
        }
      }
    }
    return problems;
  },
};

function contactFromSearch(source: string): string[] {
  return [...source.matchAll(tag)].flatMap(([, text = '']) => [
    ...[...text.matchAll(definition)].map(([, name = '']) => name),
    ...[...text.matchAll(connectionKey)].map(([, key = '']) => `the connection ${key}`),
  ]);
}
