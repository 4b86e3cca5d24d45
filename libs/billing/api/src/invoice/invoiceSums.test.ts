import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SUMS = 'sums { netPrice { amount } gross { amount } balanceDue { amount } }';

interface Amount {
  readonly amount: number;
}
interface Sums {
  readonly netPrice: Amount;
  readonly gross: Amount;
  readonly balanceDue: Amount;
}

describeOnEachDatabase('the sums of the invoices', ({ create }) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const statements: string[] = [];

  beforeAll(async () => {
    database = await create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement((text) => statements.push(text));
  });
  afterAll(() => server.close());

  async function ask<Answer>(text: string): Promise<Answer> {
    const { data, errors } = await server.ask(token, text);
    expect(errors).toBeUndefined();
    return data as Answer;
  }

  const pence = ({ netPrice, gross, balanceDue }: Sums) => [netPrice.amount, gross.amount, balanceDue.amount];

  test.each(['', 'status: confirmed', 'ageing: gte30', 'search: "no such invoice"'])(
    'BIL-01 are those of all rows that the filter %s shows, not only of the page',
    async (filter) => {
      const amounts = 'netPrice { amount } gross { amount } balanceDue { amount }';
      const { page, all } = await ask<{
        page: { sums: Sums; totalCount: number };
        all: { edges: { node: Sums }[] };
      }>(`{ page: invoices(first: 3, ${filter}) { totalCount sums { ${amounts} } }
            all: invoices(first: 500, ${filter}) { edges { node { ${amounts} } } } }`);
      const each = all.edges.map(({ node }) => pence(node));
      expect(each).toHaveLength(page.totalCount);
      expect(pence(page.sums)).toEqual([0, 1, 2].map((at) => each.reduce((sum, one) => sum + (one[at] ?? 0), 0)));
    },
  );

  test('have 64 bits, and are one statement that runs only when asked for', async () => {
    const { rows } = await database.execute<{ owed: string }>(sql`SELECT sum(owed::bigint) AS owed FROM invoice`);
    statements.length = 0;
    const { invoices } = await ask<{ invoices: { sums: Sums } }>(`{ invoices { ${SUMS} } }`);
    expect(statements.filter((text) => text.includes('sum('))).toHaveLength(1);
    expect(statements.join()).not.toContain(' limit ');
    expect(invoices.sums.balanceDue.amount).toBe(Number(rows[0]?.owed));
    statements.length = 0;
    await ask('{ invoices { edges { node { id } } } }');
    expect(statements.join()).not.toContain('sum(');
  });

  test('of the invoices of many customers are one statement', async () => {
    statements.length = 0;
    const { customers } = await ask<{
      customers: { edges: { node: { balanceOwed: Amount; invoices: { sums: Sums } } }[] };
    }>(`{ customers(first: 50) { edges { node { balanceOwed { amount } invoices { ${SUMS} } } } } }`);
    expect(customers.edges.length).toBeGreaterThan(5);
    for (const { node } of customers.edges) expect(node.invoices.sums.balanceDue.amount).toBe(node.balanceOwed.amount);
    expect(statements.length).toBeLessThanOrEqual(3);
  });
});
