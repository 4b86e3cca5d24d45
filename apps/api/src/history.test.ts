import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesToMove } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from './schema.ts';
import { clientOperations } from './testing/clientOperations.ts';

interface Entry {
  readonly action: string;
  readonly reason: string | null;
  readonly user: { readonly person: { readonly fullName: string } } | null;
  readonly changes: readonly { readonly field: string; readonly from: string | null; readonly to: string | null }[];
}

interface History {
  readonly edges: readonly { readonly node: Entry }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

const entries = `edges { node { id at action reason user { id person { id fullName } } changes { field from to } } }
  pageInfo { hasNextPage endCursor }`;

const lookups = {
  bookings: 'booking',
  customers: 'customer',
  invoices: 'invoice',
  purchase_orders: 'purchaseOrder',
  suppliers: 'supplier',
  trainers: 'trainer',
  training_classes: 'trainingClass',
} as const;

const tables = { ...lookups, purchase_orders: 'purchase_order', training_classes: 'training_class' } as const;

function answered<Type>({ data, errors }: GraphqlAnswer, field: string): Type {
  expect(errors).toBeUndefined();
  return data?.[field] as Type;
}

test('the card with a history asks for it on every type that keeps one', () => {
  const query = clientOperations().find(({ name }) => name === 'useHistoryQuery')?.text ?? '';
  const types = Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && type.getFields().history);
  const missing = types.filter(({ name }) => !query.includes(`... on ${name} {`));
  expect(missing.map(({ name }) => name)).toEqual([]);
});

describeWithDatabase('history', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function write(name: string, input: object): Promise<GraphqlAnswer> {
    return server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, {
      input,
    });
  }

  async function historyOf(prefix: keyof typeof lookups, ulid: string, page = ''): Promise<History> {
    const field = lookups[prefix];
    const query = `query ($id: ID!) { ${field}(id: $id) { id history${page} { ${entries} } } }`;
    const answer = await server.ask(token, query, { id: `${prefix}/${ulid}` });
    return answered<{ history: History }>(answer, field).history;
  }

  const nodesOf = ({ edges }: History) => edges.map(({ node }) => node);

  test.each(Object.keys(lookups) as (keyof typeof lookups)[])('%s have a history', async (prefix) => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM ${sql.identifier(tables[prefix])} ORDER BY id LIMIT 1`,
    );
    expect(await historyOf(prefix, rows[0]?.id ?? '')).toMatchObject({ edges: [], pageInfo: { hasNextPage: false } });
  });

  test('canceling a class is kept with its reason, and so is what becomes of its booking', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed', booking: 'confirmed' });
    const reason = 'The trainer is ill.';
    answered(await write('cancelTrainingClass', { id: `training_classes/${id}`, reason }), 'cancelTrainingClass');
    const [entry, ...others] = nodesOf(await historyOf('training_classes', id));
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      action: 'changed',
      reason,
      user: { person: { fullName: expect.stringMatching(/\S/) } },
      changes: [{ field: 'Status', from: 'Confirmed', to: 'Canceled' }],
    });
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT booking_id AS id FROM booking_item WHERE class_id = ${id}`,
    );
    expect(nodesOf(await historyOf('bookings', rows[0]?.id ?? ''))).toMatchObject([
      {
        action: 'changed',
        reason,
        changes: [
          { field: 'Status', from: 'Confirmed', to: 'Canceled' },
          { field: 'Canceled items', from: null, to: expect.stringMatching(/, \d+ seats$/) },
        ],
      },
    ]);
  });

  test('earlier releases may give no reason; several changes are paged, the newest first', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'provisional' });
    const input = { id: `training_classes/${id}` };
    for (const name of ['confirmTrainingClass', 'postponeTrainingClass', 'cancelTrainingClass']) {
      answered(await write(name, input), name);
    }
    const first = await historyOf('training_classes', id, '(first: 2)');
    expect(nodesOf(first).map(({ changes }) => changes[0]?.to)).toEqual(['Canceled', 'Postponed']);
    expect(nodesOf(first)[0]?.reason).toBeNull();
    const after = `(first: 2, after: "${first.pageInfo.endCursor}")`;
    const second = await historyOf('training_classes', id, after);
    expect(nodesOf(second).map(({ changes }) => changes[0]?.to)).toEqual(['Confirmed']);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('a changed field is kept with names instead of ids, and an unchanged record keeps nothing', async () => {
    const { rows } = await database.execute<{ id: string; title: string; brand: string; other: string; name: string }>(
      sql`SELECT b.id, b.title, own.name AS brand, other.id AS other, other.name FROM booking b
        JOIN brand own ON own.id = b.brand_id JOIN brand other ON other.id <> own.id
        WHERE b.status <> 'canceled' ORDER BY b.id, other.id LIMIT 1`,
    );
    const { id = '', title = '', brand = '', other = '', name = '' } = rows[0] ?? {};
    const input = { id: `bookings/${id}`, title };
    answered(await write('updateBooking', input), 'updateBooking');
    expect(nodesOf(await historyOf('bookings', id))).toEqual([]);
    answered(await write('updateBooking', { ...input, title: 'Renamed', brand: `brands/${other}` }), 'updateBooking');
    const [entry] = nodesOf(await historyOf('bookings', id));
    expect(entry?.changes).toEqual([
      { field: 'Title', from: title, to: 'Renamed' },
      { field: 'Brand', from: brand, to: name },
    ]);
  });

  test('a refused write keeps nothing', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'canceled' });
    const answer = await write('postponeTrainingClass', { id: `training_classes/${id}`, reason: 'Too late.' });
    expect(answer.errors?.[0]?.extensions?.status).toBe(409);
    expect(nodesOf(await historyOf('training_classes', id))).toEqual([]);
  });

  test('the database refuses to change or to delete what is kept', async () => {
    const [id = ''] = await addClassesToMove(database, 1, { status: 'confirmed' });
    answered(await write('postponeTrainingClass', { id: `training_classes/${id}` }), 'postponeTrainingClass');
    const refused = { cause: { message: 'The history of a record cannot be changed.' } };
    await expect(
      database.execute(sql`UPDATE history SET reason = 'Another' WHERE target_id = ${id}`),
    ).rejects.toMatchObject(refused);
    await expect(database.execute(sql`DELETE FROM history WHERE target_id = ${id}`)).rejects.toMatchObject(refused);
  });
});
