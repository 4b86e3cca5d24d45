import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { answeredOperations } from './answeredOperations.ts';
import { fixtureWorkspace, manifest } from './fixture.ts';

afterEach(() => vi.unstubAllEnvs());

const workspace = (operation: string) =>
  fixtureWorkspace({
    'apps/bookings/package.json': manifest('@console/bookings', {}),
    'apps/bookings/operations.json': JSON.stringify({ a: operation }),
    'schema.graphql': 'type Query { title: String }',
    'live/bookings/0123456789abcdef/operations.json': JSON.stringify({ b: 'query Old { name }' }),
  });

test('accepts a schema that answers every operation', async () => {
  expect(await answeredOperations.run(workspace('query New { title }'))).toEqual([]);
});

test('finds an operation of this tree that the schema does not answer', async () => {
  expect(await answeredOperations.run(workspace('query New { subtitle }'))).toEqual([
    expect.stringMatching(/^schema.graphql does not answer New of apps\/bookings: Cannot query field "subtitle"/),
  ]);
});

test('finds an operation of a kept release when RELEASES_DIR is set', async () => {
  const root = workspace('query New { title }');
  vi.stubEnv('RELEASES_DIR', join(root, 'live'));
  expect(await answeredOperations.run(root)).toEqual([
    expect.stringMatching(/^schema.graphql does not answer Old of bookings 0123456789abcdef: /),
  ]);
});
