import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fixtureWorkspace } from './checks/fixture.ts';
import { compileRelay } from './compileRelay.ts';

const source = 'apps/bookings/src/List.tsx';
const others = 'apps/classes/src/List.tsx';
const operations = 'apps/bookings/operations.json';

function workspace(): string {
  const project = {
    schema: 'schema.graphql',
    language: 'typescript',
    persist: { file: operations, algorithm: 'SHA256', include_query_text: true },
  };
  return fixtureWorkspace({
    'relay.config.json': JSON.stringify({
      root: '.',
      sources: { 'apps/bookings/src': 'bookings', 'apps/classes/src': 'classes' },
      projects: { bookings: project, classes: { schema: 'schema.graphql', language: 'typescript' } },
    }),
    'schema.graphql': 'type Query { title: String, reference: String }',
    [source]: query('title'),
    [others]: query('title'),
    [operations]: '{}',
  });
}

function query(field: string): string {
  return `import { graphql } from 'react-relay';\nexport const list = graphql\`query ListQuery { ${field} }\`;\n`;
}

test('the list of operations holds the current operations of the sources, and no earlier ones', async () => {
  const root = workspace();
  await compileRelay({ root });
  writeFileSync(join(root, source), query('reference'));
  await compileRelay({ root });
  const listed: Record<string, string> = JSON.parse(readFileSync(join(root, operations), 'utf8'));
  expect(Object.values(listed)).toEqual([expect.stringContaining('reference')]);
});

test('a fresh compilation restores an operation that a list has lost', async () => {
  const root = workspace();
  await compileRelay({ root });
  writeFileSync(join(root, operations), '{}');
  await compileRelay({ root, fresh: true });
  expect(readFileSync(join(root, operations), 'utf8')).toContain('query ListQuery');
});

test('an error of the compiler is reported', async () => {
  const root = workspace();
  writeFileSync(join(root, source), query('colour'));
  const { code, output } = await compileRelay({ root });
  expect(code).not.toBe(0);
  expect(output).toContain('colour');
});

test('the operations of a library are in the list of every remote that may import it', async () => {
  const root = workspace();
  const config = JSON.parse(readFileSync(join(root, 'relay.config.json'), 'utf8'));
  config.sources['apps/billing/src'] = 'billing';
  config.sources['libs/core/web/src'] = ['bookings', 'billing'];
  config.projects.billing = {
    ...config.projects.bookings,
    persist: { ...config.projects.bookings.persist, file: 'apps/billing/operations.json' },
  };
  writeFileSync(join(root, 'relay.config.json'), JSON.stringify(config));
  const library = query('reference').replace('ListQuery', 'NotesQuery');
  for (const [file, text] of [
    ['libs/core/web/src/Notes.tsx', library],
    ['apps/billing/src/Invoices.tsx', 'export {};'],
    ['apps/billing/operations.json', '{}'],
  ] as const) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  await compileRelay({ root });
  const listed = (name: string) => readFileSync(join(root, `apps/${name}/operations.json`), 'utf8');
  expect(listed('bookings')).toContain('query NotesQuery');
  expect(listed('billing')).toContain('query NotesQuery');
  expect(listed('billing')).not.toContain('query ListQuery');
});

test('a wrong query of another app does not stop this one', async () => {
  const root = workspace();
  writeFileSync(join(root, others), query('colour'));
  const { code } = await compileRelay({ root, only: ['bookings'] });
  expect(code).toBe(0);
  expect(readFileSync(join(root, operations), 'utf8')).toContain('query ListQuery');
  expect(await compileRelay({ root, only: ['an-app-that-asks-nothing'] })).toMatchObject({ code: 0 });
});
