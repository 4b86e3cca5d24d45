import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { noteParents } from '@console/core-contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Notes {
  edges: { node: { body: string; updatedAt: string; updatedBy: { person: { fullName: string } } | null } }[];
}

const tables = {
  booking: ['booking', 'bookings'],
  customer: ['customer', 'customers'],
  supplier: ['supplier', 'suppliers'],
  trainingClass: ['training_class', 'training_classes'],
} as const;
interface Holder {
  id: string;
  notes: Notes & { totalCount: number };
}

/** Returns the value of a root field, which must not be empty. */
function answered<Type>({ data, errors }: GraphqlAnswer, field: string): Type {
  expect(errors).toBeUndefined();
  return data?.[field] as Type;
}

const shown = 'edges { node { id body updatedAt updatedBy { id person { id fullName } } } }';

describeWithDatabase('notes', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function anyId(parent: (typeof noteParents)[number]): Promise<string> {
    const [table, prefix] = tables[parent];
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM ${sql.identifier(table)} ORDER BY id DESC LIMIT 1`,
    );
    return `${prefix}/${rows[0]?.id}`;
  }

  test.each(noteParents)('FRM-08 are returned with their %s, the newest first, with their authors', async (parent) => {
    const id = await anyId(parent);
    const text = `mutation ($input: createNoteInput!) { createNote(input: $input) { note { body
      ${noteParents.map((each) => `${each} { id notes(first: 500) { ${shown} } }`).join('\n')} } } }`;
    for (const words of ['First', 'Second']) {
      // A second passes, so that a clock that is corrected meanwhile does not change the order.
      await database.execute(sql`UPDATE note SET updated_at = updated_at - interval '1 second'`);
      const answer = await server.ask(token, text, { input: { body: `<p>${words}</p>`, [parent]: id } });
      const { note } = answered<{ note: Record<string, Holder | null> }>(answer, 'createNote');
      expect(note[parent]?.id).toBe(id);
      expect(note[parent]?.notes.edges[0]?.node).toMatchObject({
        body: `<p>${words}</p>`,
        updatedBy: { person: { fullName: expect.stringMatching(/ /) } },
      });
      expect(noteParents.filter((other) => note[other] !== null)).toEqual([parent]);
    }
    const answer = await server.ask(token, `query ($id: ID!) { ${parent}(id: $id) { notes { ${shown} } } }`, { id });
    const times = answered<Holder>(answer, parent).notes.edges.map(({ node }) => node.updatedAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('FRM-08 are returned up to 500 for one record', async () => {
    const id = await anyId('booking');
    const ulid = id.replace('bookings/', '');
    await database.execute(sql`INSERT INTO note (id, body, booking_id)
      SELECT '01HZZZZZZZZZZZZZZZZZZZ' || lpad(n::text, 4, '0'), '<p>' || n || '</p>', ${ulid} FROM generate_series(1, 520) n`);
    const text = (size: string) => `query ($id: ID!) { booking(id: $id) { notes${size} { totalCount ${shown} } } }`;
    for (const size of ['', '(first: 500)']) {
      const { notes } = answered<Holder>(await server.ask(token, text(size), { id }), 'booking');
      expect([notes.edges.length, notes.totalCount >= 520]).toEqual([500, true]);
    }
  });

  test('need no statement for each record or author', async () => {
    const text = (size: number) =>
      `{ bookings(first: ${size}) { edges { node { id notes(first: 10) { ${shown} } } } } }`;
    const taken: number[] = [];
    for (const size of [2, 40]) {
      await server.ask(token, text(size));
      statements = 0;
      expect((await server.ask(token, text(size))).errors).toBeUndefined();
      taken.push(statements);
    }
    expect(taken[1]).toBe(taken[0]);
  });

  test('can be read by staff only', async () => {
    const trainer = await server.token('trainer@example.com');
    const id = await anyId('booking');
    const { errors, data } = await server.ask(trainer, `query ($id: ID!) { booking(id: $id) { notes { ${shown} } } }`, {
      id,
    });
    expect(data?.booking ?? null).toBeNull();
    expect(errors?.[0]?.extensions?.status).toBe(403);
  });
});
