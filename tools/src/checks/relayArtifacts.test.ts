import { execFileSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compiler from 'relay-compiler';
import { beforeEach, expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { relayArtifacts } from './relayArtifacts.ts';

const source = 'apps/bookings/src/List.tsx';
const artifact = 'apps/bookings/src/__generated__/ListQuery.graphql.ts';
const operations = 'apps/bookings/operations.json';

let root: string;

beforeEach(() => {
  root = fixtureWorkspace({
    'relay.config.json': JSON.stringify({
      root: '.',
      sources: { 'apps/bookings/src': 'bookings' },
      projects: {
        bookings: {
          schema: 'schema.graphql',
          language: 'typescript',
          persist: { file: operations, algorithm: 'SHA256', include_query_text: true },
        },
      },
    }),
    'schema.graphql': 'type Query { title: String, reference: String }',
    [source]: query('title'),
    [operations]: '{}',
  });
  execFileSync(compiler, [], { cwd: root, stdio: 'pipe' });
});

test('accepts fresh artifacts of the compiler', async () => {
  expect(existsSync(join(root, artifact))).toBe(true);
  expect(await relayArtifacts.run(root)).toEqual([]);
});

test('finds an artifact whose source has changed, and leaves the work tree alone', async () => {
  writeFileSync(join(root, source), query('reference'));
  expect(await relayArtifacts.run(root)).toEqual([
    `${operations} is stale: run \`npm run relay\`.`,
    `${artifact} is stale: run \`npm run relay\`.`,
  ]);
});

test('finds a missing artifact', async () => {
  rmSync(join(root, artifact));
  expect(await relayArtifacts.run(root)).toEqual([`${artifact} is missing: run \`npm run relay\`.`]);
});

test('finds an artifact whose source is gone', async () => {
  writeFileSync(join(root, 'apps/bookings/src/__generated__/OldQuery.graphql.ts'), 'export default {};');
  expect(await relayArtifacts.run(root)).toEqual([expect.stringMatching(/OldQuery.graphql.ts has no source/)]);
});

test('reports the compiler’s message when it refuses a query', async () => {
  writeFileSync(join(root, source), query('colour'));
  expect(await relayArtifacts.run(root)).toEqual([expect.stringMatching(/compiler refuses.*colour/s)]);
});

function query(field: string): string {
  return `import { graphql } from 'react-relay';\nexport const list = graphql\`query ListQuery { ${field} }\`;\n`;
}
