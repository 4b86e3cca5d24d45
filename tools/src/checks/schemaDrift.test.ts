import { expect, test } from 'vitest';
import { fixtureWorkspace } from './fixture.ts';
import { schemaDrift } from './schemaDrift.ts';

const schemaSource = `
  import { buildSchema } from 'graphql';
  export const schema = buildSchema('type Query { title: String }');
`;

test('accepts a schema.graphql that the API prints', async () => {
  const root = fixtureWorkspace({
    'apps/api/src/schema.ts': schemaSource,
    'schema.graphql': 'type Query {\n  title: String\n}\n',
  });
  expect(await schemaDrift.run(root)).toEqual([]);
});

test('finds a schema.graphql that differs from the API', async () => {
  const root = fixtureWorkspace({
    'apps/api/src/schema.ts': schemaSource,
    'schema.graphql': 'type Query {\n  name: String\n}\n',
  });
  expect(await schemaDrift.run(root)).toEqual([expect.stringContaining('schema.graphql differs')]);
});
