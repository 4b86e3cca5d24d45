import type { Database } from '@console/api-kit/database';
import {
  brokenInvariants,
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addOpenInvoices, addReceipts, openGross } from '../testing/openInvoices.ts';

describeOnEachDatabase('money at the same moment', (databases) => {
  let database: Database;
  let servers: readonly TestServer[];
  let token: string;
  let invoices: string[];
  beforeAll(async () => {
    database = await databases.create(demoDatabase({ bookings: 5 }));
    servers = [await startTestServer({ database }), await startTestServer({ database })];
    token = (await servers[0]?.token('admin@example.com')) ?? '';
    invoices = await addOpenInvoices(database, 8);
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  let sent = 0;
  function send(name: string, input: object): Promise<GraphqlAnswer> {
    const server = servers[sent++ % servers.length];
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    if (!server) throw new Error('The servers have not started.');
    return server.ask(token, text, { input });
  }

  const pay = (id: string, amount = openGross, receivedOn = '2026-02-02') =>
    send('recordReceipt', {
      ...{ customer: `customers/${id}`, receivedOn, amount, paymentMethod: 'bank_transfer' },
      allocations: [{ invoice: `invoices/${id}`, amount }],
    });

  const taken = () => invoices.pop() ?? expect.unreachable('This test needs more invoices.');
  const refusals = (answers: readonly GraphqlAnswer[]) =>
    answers.flatMap(({ errors }) => errors?.map(({ message, extensions }) => `${extensions?.status} ${message}`) ?? []);

  async function stored(id: string) {
    const { rows } = await database.execute<{ status: string; paid: number; booking: string; live: number }>(
      sql`SELECT v.status, v.paid, b.status AS booking, (SELECT count(*)::int FROM payment p WHERE p.invoice_id = v.id AND reversed_at IS NULL) AS live
        FROM invoice v JOIN booking b ON b.id = v.booking_id WHERE v.id = ${id}`,
    );
    return rows[0];
  }

  test('50 people pay the same invoice at once: one of them does', async () => {
    const id = taken();
    const answers = await Promise.all(Array.from({ length: 50 }, () => pay(id)));
    const said = refusals(answers);
    expect(said).toHaveLength(49);
    expect(new Set(said)).toEqual(new Set([expect.stringMatching(/^409 Nothing is owed on INV-\d+\.$/)]));
    expect(await stored(id)).toEqual({ status: 'paid', paid: openGross, booking: 'complete', live: 1 });
    const { rows } = await database.execute(sql`SELECT count(*)::int AS made FROM receipt WHERE customer_id = ${id}`);
    expect(rows).toEqual([{ made: 1 }]);
  });

  test('50 people pay a part at once: together never more than is owed', async () => {
    const id = taken();
    await Promise.all(Array.from({ length: 50 }, () => pay(id, 7_000)));
    expect(await stored(id)).toMatchObject({ status: 'paid_partial', paid: 56_000, live: 8 });
  });

  test('a payment and a void: one is done, the other is refused with a sentence', async () => {
    const id = taken();
    const said = refusals(await Promise.all([pay(id), send('voidInvoice', { id: `invoices/${id}`, reason: 'Wrong' })]));
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^409 /);
    expect(['paid', 'voided']).toContain((await stored(id))?.status);
  });

  test('20 payments race a lock date: each is whole or refused with its sentence, and the book holds', async () => {
    const id = taken();
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM seller WHERE is_default`);
    const lock = { id: `sellers/${rows[0]?.id}`, reason: 'January is closed.' };
    const payments = Array.from({ length: 10 }, () => pay(id, 100));
    const moved = send('moveLockDate', { ...lock, lockedBefore: '2026-03-01' });
    const answers = await Promise.all([...payments, ...Array.from({ length: 10 }, () => pay(id, 100))]);
    expect(refusals([await moved])).toEqual([]);
    const said = refusals(answers);
    for (const one of said) {
      expect(one).toBe('409 Nothing dated before 1 Mar 2026 can be issued, credited, voided or paid.');
    }
    // Once it is moved, the same payment is refused, and one of an open day is taken.
    expect(refusals([await pay(id, 100)])).toHaveLength(1);
    expect(refusals([await pay(id, 100, '2026-03-01')])).toEqual([]);
    const live = answers.length - said.length + 1;
    expect(await stored(id)).toMatchObject({ paid: live * 100, live });
    const { rows: kept } = await database.execute(sql`
      SELECT (SELECT count(*)::int FROM receipt WHERE customer_id = ${id}) AS receipts,
        (SELECT sum(amount)::int FROM ledger_entry WHERE customer_id = ${id}) AS owed`);
    expect(kept).toEqual([{ receipts: live, owed: openGross - live * 100 }]);
    expect(refusals([await send('moveLockDate', { ...lock, lockedBefore: null })])).toEqual([]);
  });

  test('crediting twice at once credits once, and a payment at that moment leaves its rest to the credit', async () => {
    const id = taken();
    const credit = () =>
      send('creditInvoice', {
        ...{ invoice: `invoices/${id}`, documentDate: '2026-03-02', reason: 'Twice' },
        lines: [{ line: `invoice_lines/${id}`, amount: openGross }],
      });
    const said = refusals(await Promise.all([credit(), credit(), pay(id, 20_000)]));
    expect(said.length).toBeGreaterThanOrEqual(1);
    const { rows } = await database.execute<{ notes: number; gross: number }>(
      sql`SELECT count(*)::int AS notes, sum(gross)::int AS gross FROM invoice WHERE credits_id = ${id}`,
    );
    expect(rows).toEqual([{ notes: 1, gross: openGross }]);
    expect(await stored(id)).toMatchObject({ status: 'paid', paid: openGross });
  });

  test('a receipt is taken back while it pays another invoice: nothing is half done', async () => {
    const id = taken();
    await addReceipts(database, [id], 10_000);
    const said = refusals(
      await Promise.all([
        send('reverseReceipt', { id: `receipts/${id}`, reason: 'It bounced.' }),
        send('allocateReceipt', {
          receipt: `receipts/${id}`,
          allocations: [{ invoice: `invoices/${id}`, amount: 20_000 }],
        }),
      ]),
    );
    expect(said.every((one) => one.startsWith('409 '))).toBe(true);
    const { rows } = await database.execute<{ left: number }>(
      sql`SELECT CASE WHEN reversed_at IS NULL THEN amount - allocated ELSE 0 END AS left FROM receipt WHERE id = ${id}`,
    );
    expect([0, 30_000]).toContain(rows[0]?.left);
  });

  test('a payment and the cancellation of its booking see each other', async () => {
    const id = taken();
    await database.execute(sql`UPDATE booking SET status = 'confirmed' WHERE id = ${id}`);
    await database.execute(sql`UPDATE booking_item SET status = 'confirmed' WHERE id = ${id}`);
    await Promise.all([pay(id), send('cancelBooking', { id: `bookings/${id}`, reason: 'They rang.' })]);
    const { rows } = await database.execute<{ back: number; paid: number }>(
      sql`SELECT to_be_refunded AS back, paid FROM invoice WHERE id = ${id}`,
    );
    expect(rows[0]?.back).toBe(rows[0]?.paid);
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database)).toEqual([]);
  });
});
