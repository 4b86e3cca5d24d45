import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { newJobQueue, runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const FREEZE =
  'mutation ($input: freezeSelectionInput!) { freezeSelection(input: $input) { frozenSelection { id count frozenAt expiresAt } } }';
const ACKNOWLEDGE =
  'mutation ($input: acknowledgePurchaseOrdersInput!) { acknowledgePurchaseOrders(input: $input) { job { id } } }';
const JOB =
  'query ($id: ID!) { job(id: $id) { status done total result outcomes(first: 50) { edges { node { name refusal } } } refusals { totalCount } } }';

interface Frozen {
  readonly id: string;
  readonly count: number;
  readonly frozenAt: string;
  readonly expiresAt: string;
}

describeOnEachDatabase('a frozen selection', ({ create }) => {
  let database: Database;
  let server: TestServer;
  let manager: string;
  let admin: string;
  let trainer: string;

  beforeAll(async () => {
    database = await create(demoDatabase());
    server = await startTestServer({ database, runsJobs: false });
    manager = await server.token('manager@example.com');
    admin = await server.token('admin@example.com');
    trainer = await server.token('trainer@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    server.now = new Date();
    await database.execute(
      sql`UPDATE purchase_order SET acknowledged_at = NULL, acknowledged_by = NULL, status = 'confirmed'`,
    );
  });

  async function answer<Field>(query: string, variables: object, as = manager): Promise<Field> {
    const { data, errors } = await server.ask(as, query, variables as Record<string, unknown>);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Field;
  }
  const messageOf = async (query: string, variables: object, as = manager) =>
    (await server.ask(as, query, variables as Record<string, unknown>)).errors?.[0]?.message;

  const filterOf = async (given: string) =>
    (await answer<{ filter: string }>(`{ purchaseOrders(${given}) { filter } }`, {})).filter;
  const freeze = async (input: object) =>
    (await answer<{ frozenSelection: Frozen }>(FREEZE, { input })).frozenSelection;
  const acknowledge = async (input: object) => (await answer<{ job: { id: string } }>(ACKNOWLEDGE, { input })).job.id;

  interface JobAnswer {
    readonly status: string;
    readonly done: number;
    readonly total: number;
    readonly result: unknown;
    readonly outcomes: { readonly edges: readonly { readonly node: { name: string; refusal: string | null } }[] };
    readonly refusals: { readonly totalCount: number };
  }
  const jobOf = (id: string) => answer<JobAnswer>(JOB, { id });

  async function someOrders(count: number): Promise<string[]> {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM purchase_order ORDER BY ref LIMIT ${count}`,
    );
    return rows.map(({ id }) => `purchase_orders/${id}`);
  }
  const count = async (where = sql`true`) =>
    (await database.execute<{ rows: number }>(sql`SELECT count(*)::int AS rows FROM purchase_order WHERE ${where}`))
      .rows[0]?.rows;
  const user = sql`(SELECT id FROM "user" LIMIT 1)`;
  /** The orders that are not acknowledged yet. */
  const open = 'exists: [{ acknowledgedAt: false }]';
  const bare = (id: string) => id.slice(id.indexOf('/') + 1);

  test('holds what matches the filter at its moment, in the order of the list, and nothing that comes later', async () => {
    const [first = '', second = '', third = ''] = await someOrders(3);
    await database.execute(
      sql`UPDATE purchase_order SET acknowledged_at = now(), acknowledged_by = ${user} WHERE id NOT IN (${bare(first)}, ${bare(second)})`,
    );
    const frozen = await freeze({ filter: await filterOf(`${open}, order: [{ reference: DESC }], first: 1`) });
    expect(frozen.count).toBe(2);
    expect(Date.parse(frozen.expiresAt) - Date.parse(frozen.frozenAt)).toBe(24 * 60 * 60 * 1000);
    await database.execute(
      sql`UPDATE purchase_order SET acknowledged_at = NULL, acknowledged_by = NULL WHERE id = ${bare(third)}`,
    );
    await database.execute(sql`UPDATE purchase_order SET status = 'draft' WHERE id = ${bare(first)}`);
    const job = await acknowledge({ frozen: frozen.id });
    expect(await runJobs(database)).toEqual([]);
    const { outcomes, ...rest } = await jobOf(job);
    expect(rest).toMatchObject({ status: 'completed', done: 2, total: 2, result: { changed: 1, refused: 1 } });
    expect(outcomes.edges.map(({ node }) => node.refusal)).toEqual([
      null,
      'This purchase order is a draft. It can be acknowledged once the supplier has it.',
    ]);
    expect(await count(sql`acknowledged_at IS NULL`)).toBe(2);
  });

  test('belongs to its user, and can be used for a day', async () => {
    const frozen = await freeze({ filter: await filterOf(open) });
    const gone = 'This selection no longer exists. Select the records again.';
    expect(await messageOf(ACKNOWLEDGE, { input: { frozen: frozen.id } }, admin)).toBe(gone);
    expect(await messageOf('query ($id: ID!) { node(id: $id) { id } }', { id: frozen.id }, admin)).toBe(
      'You are not allowed to see this FrozenSelection.',
    );
    await acknowledge({ frozen: frozen.id });
    await database.execute(sql`UPDATE frozen_selection SET created_at = created_at - interval '1 day'`);
    expect(await messageOf(ACKNOWLEDGE, { input: { frozen: frozen.id } })).toBe(gone);
    const customer = await freeze({ ids: ['customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G'] });
    expect(await messageOf(ACKNOWLEDGE, { input: { frozen: customer.id } })).toBe(gone);
    await database.execute(sql`DELETE FROM job`);
  });

  test('holds at most 20,000 records', async () => {
    await database.execute(sql`UPDATE purchase_order SET acknowledged_at = now(), acknowledged_by = ${user}`);
    await database.execute(sql`INSERT INTO purchase_order (id, supplier_id, status, raised_at)
      SELECT '01KAAAAAAAAAAAAAAAAAA' || lpad(at::text, 5, '0'), (SELECT id FROM supplier LIMIT 1), 'confirmed', now()
      FROM generate_series(1, 20001) AS at`);
    const filter = await filterOf(open);
    expect(await messageOf(FREEZE, { input: { filter } })).toBe(
      'More than 20,000 records match. Narrow the filters until at most 20,000 do.',
    );
    await database.execute(sql`DELETE FROM purchase_order WHERE id = '01KAAAAAAAAAAAAAAAAAA00001'`);
    expect((await freeze({ filter })).count).toBe(20_000);
    await database.execute(sql`DELETE FROM purchase_order WHERE id LIKE '01KAAAAAAAAAAAAAAAAAA%'`);
    expect(await messageOf(FREEZE, { input: { filter } })).toBe('No record matches any more.');
  });

  test('is refused for a list that the user may not read, and for wrong values', async () => {
    const word = (list: string, given: object) => Buffer.from(JSON.stringify([list, given])).toString('base64url');
    const refusal = (list: string, given: object) => messageOf(FREEZE, { input: { filter: word(list, given) } });
    expect(await refusal('salesSignals', {})).toBe('You are not allowed to see salesSignals.');
    for (const given of [
      { status: 'nonsense' },
      { status_list: ['draft', 7] },
      { nothing: 1 },
      { order: 'reference' },
    ]) {
      expect(await refusal('purchaseOrders', given)).toBe('filter is not the filter of a list.');
    }
    expect(await refusal('purchaseOrders', { supplier: 'bookings/1' })).toContain('supplier must be an id such as');
  });

  test('a job about many goes on behind the last record when its process is killed', async () => {
    const orders = await someOrders(4);
    const job = await acknowledge({ ids: orders });
    const { queue } = newJobQueue(database);
    const never = new AbortController().signal;
    await (await queue.take())?.(never);
    await (await queue.take())?.(never);
    // The process dies with the third record: it has taken the step and never answers.
    await queue.take();
    await database.execute(sql`UPDATE job SET due_at = now() WHERE due_at > now()`);
    expect(await runJobs(database)).toEqual([]);
    const { outcomes, ...rest } = await jobOf(job);
    expect(rest).toMatchObject({ status: 'completed', done: 4, total: 4, result: { changed: 4, refused: 0 } });
    expect(outcomes.edges).toHaveLength(4);
    expect(await count(sql`acknowledged_at IS NOT NULL`)).toBe(4);
  });

  test('a job about many is canceled between two records, and the ones before stay', async () => {
    const job = await acknowledge({ ids: await someOrders(3) });
    const { queue } = newJobQueue(database);
    const never = new AbortController().signal;
    await (await queue.take())?.(never);
    const second = await queue.take();
    await answer('mutation ($input: cancelJobInput!) { cancelJob(input: $input) { job { id } } }', {
      input: { id: job },
    });
    await second?.(never);
    expect(await runJobs(database)).toEqual([]);
    expect(await jobOf(job)).toMatchObject({ status: 'canceled', done: 1 });
    expect(await count(sql`acknowledged_at IS NOT NULL`)).toBe(1);
  });

  test('the refused records of a job can be selected again, also when some are gone', async () => {
    const [one = '', other = '', third = ''] = await someOrders(3);
    await database.execute(sql`UPDATE purchase_order SET status = 'draft' WHERE id IN (${bare(one)}, ${bare(other)})`);
    const gone = 'purchase_orders/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
    const job = await acknowledge({ ids: [one, other, third, gone] });
    await runJobs(database);
    const { outcomes, result } = await jobOf(job);
    expect(result).toEqual({ changed: 1, refused: 3 });
    expect(outcomes.edges.at(-1)?.node).toEqual({
      name: 'Deleted purchase order',
      refusal: 'This purchase order no longer exists.',
    });
    expect(await messageOf(FREEZE, { input: { refusedBy: job } }, admin)).toBeUndefined();
    const again = await freeze({ refusedBy: job });
    expect(again.count).toBe(3);
    await database.execute(sql`UPDATE purchase_order SET status = 'confirmed'`);
    const retried = await acknowledge({ frozen: again.id });
    await runJobs(database);
    expect(await jobOf(retried)).toMatchObject({ result: { changed: 2, refused: 1 }, refusals: { totalCount: 1 } });
    expect(await messageOf(FREEZE, { input: { refusedBy: 'jobs/01J9ZK0Q3M6V8T2B4C6D8E0F1G' } })).toBe(
      'This job no longer exists.',
    );
  });

  test('the outcomes of a job are a file for its user', async () => {
    const [one = ''] = await someOrders(1);
    await database.execute(sql`UPDATE purchase_order SET status = 'draft' WHERE id = ${bare(one)}`);
    const job = await acknowledge({ ids: [one] });
    await runJobs(database);
    const asking = 'query ($job: ID!) { jobOutcomesDownload(input: { job: $job }) { path } }';
    expect(await messageOf(asking, { job }, admin)).toBe('This work no longer exists.');
    expect(await messageOf(asking, { job }, trainer)).toBe('You are not allowed to see Query.jobOutcomesDownload.');
    const { path } = await answer<{ path: string }>(asking, { job });
    const [titles, row] = (await (await server.request(`/${path}`)).text()).split('\r\n');
    expect(titles).toBe('Record,Result,Reason');
    expect(row).toMatch(/^PO-\d+,Refused,This purchase order is a draft\./);
  });
});
