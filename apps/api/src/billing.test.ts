import type { Database } from '@console/api-kit/database';
import { describeOnEachDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoDatabase, startTestServer, type TestServer } from './testing/startTestServer.ts';

interface Connection<Node> {
  edges: { node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

interface Invoice {
  id: string;
  _id: string;
  reference: string;
  status: string;
  type: string;
  documentDate: string;
  dueDate: string;
  age: number;
  ageing: string | null;
  netPrice: { amount: number };
  tax: { amount: number };
  gross: { amount: number };
  totalPaid: { amount: number };
  balanceDue: { amount: number };
  customer: { id: string; name: string };
  booking: { id: string } | null;
  canWriteDocumentDate: boolean;
  canWriteDueDate: boolean;
  canWriteNotes: boolean;
  payments: Connection<{ receivedAt: string; amountAsMoney: { amount: number }; createdBy: { id: string } }>;
  lines: Connection<{ netPrice: { amount: number }; taxValue: { amount: number } }>;
}

const money = 'netPrice { amount } tax { amount } gross { amount } totalPaid { amount } balanceDue { amount }';
const rowFields = `id _id reference status type documentDate dueDate age ageing poNumber ${money}
  customer { id name } booking { id reference } canWriteDocumentDate canWriteDueDate canWriteNotes`;
const detailFields = `${rowFields} vatNumber notes billingAddress { address1 country } bookingItem { id class { id title } }
  customer { id name website type { name } } credits { reference } convertedTo { reference }
  lines { edges { node { description netPrice { amount } taxValue { amount } } } }
  payments { totalCount edges { node { receivedAt amountAsMoney { amount } paymentMethod notes createdBy { id person { fullName } } } } }`;

describeOnEachDatabase('billing', (each) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await each.create(demoDatabase);
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function ask(text: string, variables?: Record<string, unknown>): Promise<{ data: Record<string, unknown> }> {
    statements = 0;
    const answer = await server.ask(token, text, variables);
    expect(answer.errors).toBeUndefined();
    return { data: answer.data ?? {} };
  }

  async function invoices(filter = '', fields = rowFields): Promise<Connection<Invoice>> {
    const { data } = await ask(`{ invoices(first: 500${filter}) { totalCount edges { node { ${fields} } } } }`);
    return data.invoices as Connection<Invoice>;
  }

  const all = async () => (await invoices()).edges.map(({ node }) => node);

  test.each([
    ['invoices', `{ invoices(first: FIRST) { edges { node { ${rowFields} } } } }`, 2],
    ['invoices with all that belongs to them', `{ invoices(first: FIRST) { edges { node { ${detailFields} } } } }`, 6],
    [
      'bookings with their invoices',
      `{ bookings(first: FIRST) { edges { node { invoices { totalCount edges { node { ${rowFields} } } }
        items { edges { node { invoices { edges { node { reference } } } } } } } } } }`,
      6,
    ],
    [
      'customers with what they owe',
      '{ customers(first: FIRST) { edges { node { balanceOwed { formatted } invoices { edges { node { gross { amount } } } } } } } }',
      4,
    ],
    [
      'activities',
      '{ invoiceActivityLogs(first: FIRST) { edges { node { action createdAt user { person { fullName } } } } } }',
      2,
    ],
  ])('a page of %s is a fixed number of statements, at 3 rows as at 50', async (_what, text, most) => {
    for (const first of [3, 50]) {
      await ask(text.replace('FIRST', String(first)));
      expect(statements).toBeLessThanOrEqual(most);
    }
  });

  test('BIL-01 invoices come with the latest document date first, ten of them', async () => {
    const { data } = await ask('{ invoices { edges { node { documentDate } } } }');
    const dates = (data.invoices as Connection<Invoice>).edges.map(({ node }) => node.documentDate);
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('BIL-01 invoices are filtered by customer, status, type, booking, date and words, and counted', async () => {
    const rows = await all();
    const [sample] = rows;
    if (!sample) throw new Error('There are no invoices.');
    const day = sample.documentDate.slice(0, 10);
    const word = sample.customer.name.split(' ')[0] ?? '';
    const cases: [string, (row: Invoice) => boolean][] = [
      [`customer: "${sample.customer.id}"`, (row) => row.customer.id === sample.customer.id],
      ['status: paid', (row) => row.status === 'paid'],
      ['status_list: [confirmed, paid_partial]', (row) => ['confirmed', 'paid_partial'].includes(row.status)],
      ['type: pro_forma', (row) => row.type === 'pro_forma'],
      ['type_list: [credit_note, other]', (row) => ['credit_note', 'other'].includes(row.type)],
      [`booking: "${sample.booking?.id}"`, (row) => row.booking?.id === sample.booking?.id],
      [`documentDate: [{after: "${day}", before: "${day}"}]`, (row) => row.documentDate.startsWith(day)],
      [`search: "${sample.reference.toLowerCase()}"`, (row) => row.reference === sample.reference],
      [`search: "${word.toUpperCase()}"`, (row) => row.customer.name.includes(word)],
      ['status: paid, type: invoice', (row) => row.status === 'paid' && row.type === 'invoice'],
      ['status_list: []', () => true],
    ];
    for (const [filter, holds] of cases) {
      const found = await invoices(`, ${filter}`, 'id poNumber');
      const expected = rows.filter(holds).map(({ id }) => id);
      expect([filter, found.edges.map(({ node }) => node.id)]).toEqual([filter, expected]);
      expect(found.totalCount).toBe(expected.length);
    }
  });

  test('every order of the invoices is paged through without loss', async () => {
    const values: Record<string, (row: Invoice) => string | number> = {
      documentDate: (row) => row.documentDate,
      dueDate: (row) => row.dueDate,
      reference: (row) => row.reference,
      customer_name: (row) => row.customer.name.toLowerCase(),
      status: (row) => row.status,
      type: (row) => row.type,
      netPrice: (row) => row.netPrice.amount,
      gross: (row) => row.gross.amount,
      balanceDue: (row) => row.balanceDue.amount,
    };
    const total = (await all()).length;
    for (const [field, read] of Object.entries(values)) {
      for (const direction of ['ASC', 'DESC']) {
        const rows: Invoice[] = [];
        for (let after: string | null = null, more = true; more; ) {
          const { data } = await ask(
            `query ($after: String) { invoices(first: 40, after: $after, order: [{${field}: ${direction}}]) {
              edges { node { ${rowFields} } } pageInfo { hasNextPage endCursor } } }`,
            { after },
          );
          const page = data.invoices as Connection<Invoice>;
          rows.push(...page.edges.map(({ node }) => node));
          after = page.pageInfo.endCursor;
          more = page.pageInfo.hasNextPage;
        }
        expect(new Set(rows.map(({ id }) => id)).size).toBe(total);
        const sign = direction === 'ASC' ? 1 : -1;
        const inOrder = rows.every((row, at) => {
          const [one, next] = [read(row), read(rows[at + 1] ?? row)];
          return one === next || (one < next ? sign : -sign) > 0;
        });
        expect([field, direction, inOrder]).toEqual([field, direction, true]);
      }
    }
  });

  test('BIL-01 an invoice turns 30 days old at midnight UTC, in its age, its bucket and the filter', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM invoice WHERE owed > 0 ORDER BY id LIMIT 1`,
    );
    const id = rows[0]?.id ?? '';
    const before = server.now;
    await database.execute(sql`UPDATE invoice SET document_date = '2026-10-20T00:00:00Z' WHERE id = ${id}`);
    const seen = async (now: string) => {
      server.now = new Date(now);
      const { data } = await ask(`{ invoice(id: "invoices/${id}") { age ageing } }`);
      const holds = async (bucket: string) =>
        (await invoices(`, ageing: ${bucket}`, '_id')).edges.some(({ node }) => node._id === id);
      return { ...(data.invoice as object), younger: await holds('lte29'), older: await holds('gte30') };
    };
    try {
      expect(await seen('2026-11-18T23:59:59.999Z')).toEqual({ age: 29, ageing: 'lte29', younger: true, older: false });
      expect(await seen('2026-11-19T00:00:00.000Z')).toEqual({ age: 30, ageing: 'gte30', younger: false, older: true });
    } finally {
      server.now = before;
    }
  });

  test('the two buckets share all invoices that wait for money, and hold no other', async () => {
    const rows = await all();
    const waiting = rows.filter(({ balanceDue }) => balanceDue.amount > 0);
    expect(waiting.length).toBeGreaterThan(3);
    for (const { status, type } of waiting) {
      expect(['confirmed', 'paid_partial']).toContain(status);
      expect(['invoice', 'other']).toContain(type);
    }
    for (const bucket of ['lte29', 'gte30']) {
      const { edges } = await invoices(`, ageing: ${bucket}`);
      const expected = waiting.filter(({ age }) => age < 30 === (bucket === 'lte29'));
      expect(edges.map(({ node }) => node.id)).toEqual(expected.map(({ id }) => id));
      for (const { node } of edges) expect(node.ageing).toBe(bucket);
    }
  });

  test('BIL-08 totals are the sums of lines and payments, and the statuses follow them', async () => {
    const { edges } = await invoices(
      '',
      `reference status ${money} lines(first: 9) { edges { node { netPrice { amount } taxValue { amount } } } }
        payments { totalCount edges { node { amountAsMoney { amount } } } }`,
    );
    for (const { node } of edges) {
      const sum = (key: 'netPrice' | 'taxValue') =>
        node.lines.edges.reduce((total, line) => total + line.node[key].amount, 0);
      expect(node.netPrice.amount).toBe(sum('netPrice'));
      expect(node.tax.amount).toBe(sum('taxValue'));
      expect(node.gross.amount).toBe(node.netPrice.amount + node.tax.amount);
      const paid = node.payments.edges.reduce((total, { node: one }) => total + one.amountAsMoney.amount, 0);
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

  test('BIL-05 the newest five payments come, with how many there are', async () => {
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

  test('dates can be written while an invoice is a draft, notes until it is void', async () => {
    for (const row of await all()) {
      const draft = row.status === 'draft';
      expect([row.canWriteDocumentDate, row.canWriteDueDate]).toEqual([draft, draft]);
      expect(row.canWriteNotes).toBe(row.status !== 'voided');
    }
  });

  test('what a customer owes is the sum of its invoices’ balances', async () => {
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

  test('activities come newest first, of one invoice and of some actions', async () => {
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

  test('who is no member of staff sees no invoice, no payment and no balance', async () => {
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
