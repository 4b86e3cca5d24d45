import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { formatMoney } from '@console/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, type Invoice, money, rowFields } from '../testing/invoiceAnswers.ts';

describeWithDatabase('an invoice', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function ask(text: string, variables?: Record<string, unknown>): Promise<{ data: Record<string, unknown> }> {
    const answer = await server.ask(token, text, variables);
    expect(answer.errors).toBeUndefined();
    return { data: answer.data ?? {} };
  }

  async function invoices(filter = '', fields = rowFields): Promise<Connection<Invoice>> {
    const { data } = await ask(`{ invoices(first: 500${filter}) { totalCount edges { node { ${fields} } } } }`);
    return data.invoices as Connection<Invoice>;
  }

  const all = async () => (await invoices()).edges.map(({ node }) => node);

  test('BIL-08 totals are the sums of lines and payments, and the statuses follow them', async () => {
    const { edges } = await invoices(
      '',
      `reference status ${money} lines(first: 9) { edges { node { netPrice { amount } taxValue { amount } } } }
        payments { totalCount edges { node { reversedAt amountAsMoney { amount } } } }`,
    );
    for (const { node } of edges) {
      const sum = (key: 'netPrice' | 'taxValue') =>
        node.lines.edges.reduce((total, line) => total + line.node[key].amount, 0);
      expect(node.netPrice.amount).toBe(sum('netPrice'));
      expect(node.tax.amount).toBe(sum('taxValue'));
      expect(node.gross.amount).toBe(node.netPrice.amount + node.tax.amount);
      const live = node.payments.edges.filter(({ node: one }) => one.reversedAt === null);
      const paid = live.reduce((total, { node: one }) => total + one.amountAsMoney.amount, 0);
      if (node.payments.totalCount <= 5) expect(node.totalPaid.amount).toBe(paid);
      const [gross, total] = [node.gross.amount, node.totalPaid.amount];
      const holds: Record<string, boolean> = {
        paid_partial: total > 0 && total < gross,
        paid: total === gross,
        paid_overpaid: total > gross,
      };
      expect([node.reference, node.status, holds[node.status] ?? total === 0]).toEqual([
        ...[node.reference, node.status, true],
      ]);
    }
  });

  test('BIL-05 the newest five payments come, with the total number', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM invoice WHERE status = 'confirmed' AND type = 'invoice' AND gross > 1000 LIMIT 1`,
    );
    const id = rows[0]?.id ?? '';
    await database.execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
      SELECT '01J9ZK0Q3M6V8T2B4C6D8E0F' || lpad(day::text, 2, '0'), ${id}, '2026-11-01T09:00:00Z'::timestamptz + make_interval(days => day),
        100, 'bank_transfer' FROM generate_series(1, 7) AS days (day)`);
    const { data } = await ask(`{ invoice(id: "invoices/${id}") { status totalPaid { formatted } payments { totalCount
      edges { node { receivedAt } } } } }`);
    expect(data.invoice).toMatchObject({
      status: 'paid_partial',
      totalPaid: { formatted: '£7.00' },
      payments: { totalCount: 7 },
    });
    const days = (data.invoice as Invoice).payments.edges.map(({ node }) => node.receivedAt.slice(8, 10));
    expect(days).toEqual(['08', '07', '06', '05', '04']);
  });

  test('dates can be changed while an invoice is a draft, notes until it is voided', async () => {
    for (const row of await all()) {
      const draft = row.status === 'draft';
      expect([row.canWriteDocumentDate, row.canWriteDueDate]).toEqual([draft, draft]);
      expect(row.canWriteNotes).toBe(row.status !== 'voided');
    }
  });

  test('a customer owes the sum of its invoices’ balances', async () => {
    const rows = await all();
    const { data } = await ask('{ customers(first: 500) { edges { node { id balanceOwed { amount } } } } }');
    for (const { node } of (data.customers as Connection<{ id: string; balanceOwed: { amount: number } }>).edges) {
      const owed = rows.filter(({ customer }) => customer.id === node.id);
      expect([node.id, node.balanceOwed.amount]).toEqual([
        node.id,
        owed.reduce((sum, { balanceDue }) => sum + balanceDue.amount, 0),
      ]);
    }
  });

  test('what a customer owes may be more than 32 bits hold', async () => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM customer ORDER BY id LIMIT 1`);
    const customer = rows[0]?.id ?? '';
    const owed = async () => {
      const text = '{ customers(first: 500) { edges { node { id balanceOwed { amount formatted } } } } }';
      const { edges } = (await ask(text)).data.customers as Connection<{
        id: string;
        balanceOwed: { amount: number; formatted: string };
      }>;
      return edges.find(({ node }) => node.id === `customers/${customer}`)?.node.balanceOwed;
    };
    const before = (await owed())?.amount ?? Number.NaN;
    for (const id of [newId(), newId()]) {
      await database.execute(sql`INSERT INTO invoice (id, customer_id, document_date, due_date)
        VALUES (${id}, ${customer}, '2026-11-02', '2026-12-02')`);
      await database.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price, taxable)
        VALUES (${id}, ${id}, 1, 'A year of courses', 2, 1000000000, false)`);
      await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
    }
    const amount = before + 4_000_000_000;
    expect(await owed()).toEqual({ amount, formatted: formatMoney(amount) });
  });

  test('activities come newest first, filtered by invoice and by action', async () => {
    const rows = await all();
    const target = rows.find(({ status }) => status === 'paid');
    const { data } = await ask(
      `{ invoiceActivityLogs(first: 50, invoice: "${target?.id}", action_list: [created, payment_received]) {
        edges { node { action createdAt metadata user { person { fullName } } } } } }`,
    );
    const logs = (data.invoiceActivityLogs as Connection<{ action: string; createdAt: string }>).edges;
    expect(logs.map(({ node }) => node.action)).toEqual(expect.arrayContaining(['payment_received', 'created']));
    expect(new Set(logs.map(({ node }) => node.action)).size).toBe(2);
    const times = logs.map(({ node }) => node.createdAt);
    expect(times).toEqual(times.toSorted().reverse());
  });

  test('activities can be filtered by the users’ roles; account managers may filter by account managers only', async () => {
    const admin = await server.token('admin@example.com');
    const by = (filter: string) => `{ invoiceActivityLogs(first: 1, ${filter}) { totalCount } }`;
    for (const role of ['ROLE_ACCOUNT_MANAGER', 'ROLE_ADMIN', 'ROLE_SUPPLIER_TRAINER']) {
      const { rows } = await database.execute<{ count: number }>(
        sql`SELECT count(*)::int AS count FROM invoice_activity JOIN "user" ON "user".id = user_id WHERE ${role} = ANY(roles)`,
      );
      const { data } = await server.ask(admin, by(`user_roles: ${role}`));
      expect(data?.invoiceActivityLogs).toEqual({ totalCount: rows[0]?.count });
    }
    expect((await server.ask(token, by('user_roles: ROLE_ACCOUNT_MANAGER'))).errors).toBeUndefined();
    for (const filter of ['user_roles: ROLE_ADMIN', 'user_roles_list: [ROLE_ACCOUNT_MANAGER, ROLE_ADMIN]']) {
      const { errors } = await server.ask(token, by(filter));
      expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
    }
  });

  test('a user who is not staff sees no invoice, no payment and no balance', async () => {
    const trainer = await server.token('trainer@example.com');
    const [row] = await all();
    for (const text of [
      '{ invoices { edges { node { id } } } }',
      `{ invoice(id: "${row?.id}") { id } }`,
      '{ invoiceActivityLogs { edges { node { id } } } }',
      `{ node(id: "${row?.id}") { id } }`,
    ]) {
      const { errors } = await server.ask(trainer, text);
      expect(errors?.map(({ extensions }) => extensions?.status)).toEqual([403]);
    }
  });
});
