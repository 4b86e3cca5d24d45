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
  courses: 'course',
  customers: 'customer',
  invoices: 'invoice',
  purchase_orders: 'purchaseOrder',
  suppliers: 'supplier',
  trainers: 'trainer',
  training_classes: 'trainingClass',
} as const;

const tables = {
  ...lookups,
  purchase_orders: 'purchase_order',
  training_classes: 'training_class',
  courses: 'course',
} as const;

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

  test('a contact keeps its own changes, and users and trainers keep none as contacts', async () => {
    const { rows } = await database.execute<{ id: string; job: string | null }>(
      sql`SELECT id, job_title AS job FROM person WHERE kind = 'customer' ORDER BY id LIMIT 1`,
    );
    const { id = '', job } = rows[0] ?? {};
    const input = { id: `customer_contacts/${id}`, jobTitle: 'Head of everything', mobile: '07700 900999' };
    answered(await write('updateCustomerContact', input), 'updateCustomerContact');
    const query = `query ($id: ID!) { customerContact(id: $id) { id history { ${entries} } } }`;
    const answer = await server.ask(token, query, { id: `customer_contacts/${id}` });
    const [entry] = nodesOf(answered<{ history: History }>(answer, 'customerContact').history);
    expect(entry?.changes).toContainEqual({ field: 'Job title', from: job, to: 'Head of everything' });
    expect(entry?.changes.map(({ field }) => field)).toEqual(['Mobile', 'Job title']);
    const { rows: trainers } = await database.execute<{ id: string }>(sql`SELECT id FROM trainer ORDER BY id LIMIT 1`);
    answered(await write('updateTrainer', { id: `trainers/${trainers[0]?.id}`, jobTitle: 'Lead' }), 'updateTrainer');
    const kept = await database.execute<{ kind: string }>(
      sql`SELECT DISTINCT p.kind FROM history h JOIN person p ON p.id = h.target_id WHERE h.entity = 'contact'`,
    );
    expect(kept.rows).toEqual([{ kind: 'customer' }]);
  });

  test('a course keeps the content of its newest version and what was published', async () => {
    const { rows } = await database.execute<{ id: string; title: string }>(
      sql`SELECT c.id, v.title FROM course c JOIN course_version v ON v.course_id = c.id
        WHERE v.number = (SELECT max(number) FROM course_version o WHERE o.course_id = c.id) ORDER BY c.id LIMIT 1`,
    );
    const { id = '', title = '' } = rows[0] ?? {};
    const outline = [{ title: 'Style', topics: [{ title: 'Decisions' }, { title: 'Actions' }] }];
    answered(await write('updateCourse', { id: `courses/${id}`, title: 'Minutes', outline }), 'updateCourse');
    answered(await write('publishCourse', { id: `courses/${id}` }), 'publishCourse');
    const [published, changed] = nodesOf(await historyOf('courses', id));
    expect(published?.changes).toMatchObject([{ field: 'Published version', to: expect.stringMatching(/^\d+$/) }]);
    expect(changed?.changes).toMatchObject([
      { field: 'Title', from: title, to: 'Minutes' },
      { field: 'Outline', to: 'Style (Decisions, Actions)' },
    ]);
  });

  test('an activity of an invoice and the entry of its history have one time, so that they are shown as one', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM invoice WHERE status = 'confirmed' ORDER BY id LIMIT 1`,
    );
    const id = `invoices/${rows[0]?.id}`;
    answered(await write('updateInvoice', { id, poNumber: 'PO-NEW-1' }), 'updateInvoice');
    const query = `query ($id: ID!) { invoice(id: $id) { id history(first: 1) { edges { node { id at } } }
      activityLogs(first: 1) { edges { node { id createdAt action } } } } }`;
    type Newest = { readonly edges: readonly { readonly node: Readonly<Record<string, string>> }[] };
    const answer = await server.ask(token, query, { id });
    const logs = answered<{ history: Newest; activityLogs: Newest }>(answer, 'invoice');
    expect(logs.activityLogs.edges[0]?.node).toMatchObject({
      action: 'updated',
      createdAt: logs.history.edges[0]?.node.at,
    });
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
