import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Connection, detailFields, type Invoice, rowFields } from '../testing/invoiceAnswers.ts';

describeWithDatabase('billing', (databases) => {
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
    ['invoices with all their fields', `{ invoices(first: FIRST) { edges { node { ${detailFields} } } } }`, 6],
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

  test('BIL-01 invoices come with the latest document date first, ten at a time', async () => {
    const { data } = await ask('{ invoices { edges { node { documentDate } } } }');
    const dates = (data.invoices as Connection<Invoice>).edges.map(({ node }) => node.documentDate);
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().reverse());
  });

  test('BIL-01 an invoice is found by its document number, whole and by its beginning, beside words of its customer', async () => {
    type Numbered = Invoice & { documentNumber: number | null };
    const { edges } = await invoices('', 'reference documentNumber customer { name }');
    const numbered = edges.map(({ node }) => node as Numbered).filter((node) => (node.documentNumber ?? 0) >= 10);
    const [{ documentNumber, reference, customer } = expect.unreachable('No invoice has such a number.')] = numbered;
    const found = async (text: string) =>
      (await invoices(`, search: "${text}"`, 'reference')).edges.map((edge) => edge.node.reference);
    expect(await found(`${documentNumber}`)).toContain(reference);
    expect(await found(`${documentNumber}`.slice(0, -1))).toContain(reference);
    expect(await found(`${documentNumber} ${customer.name}`)).toEqual([reference]);
    expect(await found(`9${documentNumber}`)).not.toContain(reference);
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

  test('every order of the invoices is paged without loss', async () => {
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
    await database.transaction(async (tx) => {
      // The date of an issued invoice stays, so the trigger that says so is turned off.
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(sql`UPDATE invoice SET document_date = '2026-10-20T00:00:00Z' WHERE id = ${id}`);
    });
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

  test('the two buckets hold exactly the invoices that wait for money', async () => {
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
});
