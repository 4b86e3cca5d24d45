import type { Database } from '@console/api-kit/database';
import {
  candidatesOf,
  demoDatabase,
  describeWithDatabase,
  hasPlan,
  planOf,
  readWhole,
  type Statement,
  selectionOf,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affectedCases } from '../testing/domainCases.ts';

/** Tables with a few dozen rows. They do not grow with the number of bookings. */
const FEW = [
  'brand',
  'course',
  'course_version',
  'email_template_version',
  'prompt_template',
  'prompt_template_version',
  'seller',
  'subject',
  'user',
  'workflow',
];

describeWithDatabase('a write finds its rows by indexes', (databases) => {
  let database: Database;
  let server: TestServer;
  let statements: Statement[] = [];
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager']) tokens[who] = await server.token(`${who}@example.com`);
    database.onStatement((text, parameters) => statements.push({ text, parameters }));
  });
  afterAll(() => server.close());

  test.each(affectedCases)('$name', async ({ name, record, allowed, input, shows, ...it }) => {
    const [ulid = ''] = await candidatesOf(it, database);
    const shown = selectionOf(shows({ id: '' }, ulid));
    statements = [];
    const { errors } = await server.ask(
      tokens[allowed[0] ?? 'admin'],
      `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${record} { id ${shown} } clientMutationId } }`,
      { input: input(ulid) },
    );
    expect(errors, `The case ${name} needs an \`input\` that the API takes.`).toBeUndefined();
    const sent = new Map(statements.filter(hasPlan).map((one) => [one.text, one]));
    expect(sent.size, 'too few statements were seen: a write reads, locks and writes').toBeGreaterThan(2);
    const found: string[] = [];
    for (const statement of sent.values()) {
      const whole = readWhole(await planOf(database, statement)).filter((table) => !FEW.includes(table));
      if (whole.length > 0) found.push(`${whole.join(', ')}: ${statement.text}`);
    }
    expect(found, 'These statements need an index.').toEqual([]);
  });
});
