import type { Database } from '@console/api-kit/database';
import {
  candidatesOf,
  demoDatabase,
  describeWithDatabase,
  selectionOf,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { affectedCases } from '../testing/domainCases.ts';

/** Rows whose derived columns follow their parts: totals, payments, dates, titles and names. The write updates the row as well. */
const FOLLOW_THEIR_PARTS = [
  'booking',
  'course',
  'invoice',
  'purchase_order',
  'receipt',
  'trainer',
  'training_class',
  'user',
];

/** Notes each row that a transaction makes or updates. */
const noteWrites = sql`
  CREATE TABLE row_write (xact xid8, tab text, id text, made boolean);
  CREATE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO row_write VALUES (pg_current_xact_id(), TG_TABLE_NAME, NEW.id, TG_OP = 'INSERT');
    RETURN NULL;
  END $$;
  DO $$
  DECLARE tab regclass;
  BEGIN
    FOR tab IN SELECT DISTINCT c.conrelid FROM pg_constraint c WHERE c.contype = 'f' AND EXISTS (
      SELECT FROM pg_attribute a WHERE a.attrelid = c.conrelid AND a.attname = 'id')
    LOOP
      EXECUTE format('CREATE TRIGGER note_write AFTER INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION note_write()', tab);
    END LOOP;
  END $$`;

// When one transaction updates a row twice, PostgreSQL checks the row's foreign keys again, and so locks the rows above it
// outside the order of decision 0036.
describeWithDatabase('a write updates a row once', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager']) tokens[who] = await server.token(`${who}@example.com`);
    await database.execute(noteWrites);
  });
  afterAll(() => server.close());

  test.each(affectedCases)('$name', async ({ name, record, allowed, input, shows, ...it }) => {
    const [ulid = ''] = await candidatesOf(it, database);
    const shown = selectionOf(shows({ id: '' }, ulid));
    await database.execute(sql`DELETE FROM row_write`);
    const { errors } = await server.ask(
      tokens[allowed[0] ?? 'admin'],
      `mutation ($input: ${name}Input!) { ${name}(input: $input) { ${record} { id ${shown} } clientMutationId } }`,
      { input: input(ulid) },
    );
    expect(errors, `The case ${name} needs an \`input\` that the API takes.`).toBeUndefined();
    const { rows } = await database.execute<{ tab: string }>(
      sql`SELECT DISTINCT tab FROM (SELECT tab FROM row_write GROUP BY xact, tab, id
        HAVING count(*) > 1 AND NOT bool_or(made)) twice ORDER BY tab`,
    );
    const twice = rows.map(({ tab }) => tab).filter((tab) => !FOLLOW_THEIR_PARTS.includes(tab));
    expect(twice, 'These rows were updated twice.').toEqual([]);
  });
});
