import type { Database } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { demoDatabase, describeOnEachDatabase, NOW, startTestServer, type TestServer } from '@console/api-kit/testing';
import { type DebtAge, debtAgeOf, debtAges } from '@console/billing-contracts';
import { addDays, toIsoDate } from '@console/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomMoney } from '../testing/randomMoney.ts';

const TODAY = toIsoDate(NOW);
const AMOUNTS = 'ages { age amount { amount } } credit { amount } balance { amount }';
const dates = ['due_date', 'document_date'] as const;

interface Amount {
  amount: number;
}

interface Amounts {
  ages: { age: DebtAge; amount: Amount }[];
  credit: Amount;
  balance: Amount;
}

interface Debtor extends Amounts {
  customer: { id: string; name: string; balanceOwed: Amount };
  oldestInvoice: { id: string } | null;
}

interface Debtors {
  edges: { node: Debtor; cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string; startCursor: string };
  totalCount: number;
  sums: Amounts;
}

describeOnEachDatabase('the debtors', ({ create }) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await create(demoDatabase({ bookings: 200 }));
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  async function debtors(args: string, node = `customer { id name } ${AMOUNTS}`): Promise<Debtors> {
    const { data, errors } = await server.ask(
      token,
      `{ debtors(${args}) { edges { cursor node { ${node} } } pageInfo { hasNextPage startCursor endCursor } totalCount sums { ${AMOUNTS} } } }`,
    );
    expect(errors).toBeUndefined();
    return (data as { debtors: Debtors }).debtors;
  }

  const refusal = async (args: string) =>
    (await server.ask(token, `{ debtors(${args}) { totalCount } }`)).errors?.[0]?.message;

  /** What the book says of each customer on a day, added up invoice by invoice. */
  async function book(day: string, by: (typeof dates)[number]) {
    const { rows } = await database.execute<{ customer: string; dated: string; amount: number }>(sql`
      SELECT e.customer_id AS customer, sum(e.amount)::int AS amount,
        coalesce(${by === 'due_date' ? sql`v.due_date` : sql`v.document_date`}, r.received_at)::text AS dated
      FROM ledger_entry e LEFT JOIN invoice v ON v.id = e.invoice_id LEFT JOIN receipt r ON r.id = e.receipt_id WHERE e.day <= ${day}
      GROUP BY e.customer_id, coalesce(e.invoice_id, e.receipt_id), dated`);
    const customers = new Map<string, { balance: number; credit: number; ages: Record<string, number> }>();
    for (const { customer, dated, amount } of rows) {
      if (amount === 0) continue;
      const known = customers.get(customer) ?? { balance: 0, credit: 0, ages: {} };
      customers.set(customer, known);
      known.balance += amount;
      if (amount < 0) known.credit += amount;
      else {
        const age = debtAgeOf(toIsoDate(dated), day, by);
        known.ages[age] = (known.ages[age] ?? 0) + amount;
      }
    }
    return customers;
  }

  const plain = ({ ages, credit, balance }: Amounts) => ({
    balance: balance.amount,
    credit: credit.amount,
    ages: Object.fromEntries(ages.flatMap(({ age, amount }) => (amount.amount ? [[age, amount.amount]] : []))),
  });

  test('BIL-07 ages and credit of each customer are those of the book on every date, whatever happens to the money', async () => {
    const draw = random('the debtors');
    const move = randomMoney(database, draw);
    for (let round = 0; round < 12; round++) {
      const said: string[] = [];
      for (let step = 0; step < 6; step++) said.push(await move(TODAY));
      for (const day of [TODAY, addDays(TODAY, -draw.between(1, 400))]) {
        const by = draw.pick(dates);
        const { edges, totalCount, sums } = await debtors(`first: 500, asAt: "${day}", by: ${by}`);
        const expected = await book(day, by);
        const found = new Map(edges.map(({ node }) => [node.customer.id.replace('customers/', ''), plain(node)]));
        expect(found, `${said.join(', ')}; ${day} by ${by}`).toEqual(expected);
        expect(totalCount).toBe(expected.size);
        const { rows } = await database.execute<{ sum: number }>(
          sql`SELECT coalesce(sum(amount), 0)::int AS sum FROM ledger_entry WHERE day <= ${day}`,
        );
        const { ages, credit, balance } = plain(sums);
        expect(balance).toBe(rows[0]?.sum);
        expect(Object.values(ages).reduce((one, other) => one + other, credit)).toBe(balance);
      }
    }
  }, 600_000);

  test('BIL-07 what is owed today is the balance of the customer', async () => {
    const { edges } = await debtors('first: 500', `customer { id name balanceOwed { amount } } ${AMOUNTS}`);
    for (const { node } of edges) expect(node.balance.amount).toBe(node.customer.balanceOwed.amount);
  });

  test('BIL-07 each order is paged forwards and backwards without a gap', async () => {
    for (const sort of ['customer_name', 'oldest', 'balance', 'credit', ...debtAges.values])
      for (const direction of ['ASC', 'DESC']) {
        const order = `order: [{ ${sort}: ${direction} }]`;
        const ids = ({ edges }: Debtors) => edges.map(({ node }) => node.customer.id);
        const all = ids(await debtors(`first: 500, ${order}`));
        expect(new Set(all).size).toBe(all.length);
        const first = await debtors(`first: 3, ${order}`);
        const second = await debtors(`first: 3, after: "${first.pageInfo.endCursor}", ${order}`);
        expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 6));
        const before = await debtors(`last: 3, before: "${second.pageInfo.startCursor}", ${order}`);
        expect(ids(before)).toEqual(ids(first));
      }
    const names = (await debtors('first: 500, order: [{ customer_name: ASC }]')).edges.map(
      ({ node }) => node.customer.name,
    );
    expect(names).toEqual(names.toSorted((one, other) => (one.toLowerCase() < other.toLowerCase() ? -1 : 1)));
    const balances = (await debtors('first: 500')).edges.map(({ node }) => node.balance.amount);
    expect(balances).toEqual(balances.toSorted((one, other) => other - one));
  });

  test('BIL-07 customers are found by name, by an age of their debts, and by their credit', async () => {
    const all = await debtors('first: 500');
    const sample = all.edges[0]?.node.customer;
    const named = await debtors(`first: 500, search: "${sample?.name}"`);
    expect(named.edges.map(({ node }) => node.customer.name)).toContain(sample?.name);
    expect(named.totalCount).toBeLessThan(all.totalCount);
    const amountOf = (node: Debtor, age: DebtAge) => node.ages.find((each) => each.age === age)?.amount.amount ?? 0;
    for (const age of debtAges.values) {
      const of = await debtors(`first: 500, age: ${age}`);
      const expected = all.edges.filter(({ node }) => amountOf(node, age) > 0);
      expect(of.edges).toEqual(expected);
      expect(of.totalCount).toBe(expected.length);
    }
    const credit = await debtors('first: 500, account: credit');
    expect(credit.edges).toEqual(all.edges.filter(({ node }) => node.credit.amount < 0));
    expect(credit.totalCount).toBeGreaterThan(0);
    const owing = await debtors('first: 500, account: owes');
    expect(owing.edges).toEqual(all.edges.filter(({ node }) => node.balance.amount - node.credit.amount > 0));
  });

  test('BIL-07 the oldest invoice is one that was owed on that day', async () => {
    const day = addDays(TODAY, -60);
    for (const by of dates) {
      const { edges } = await debtors(
        `first: 500, asAt: "${day}", by: ${by}`,
        'customer { id } balance { amount } credit { amount } oldestInvoice { id }',
      );
      for (const { node } of edges) {
        const [customer, invoice] = [node.customer.id, node.oldestInvoice?.id].map((id) => id?.split('/')[1] ?? null);
        const { rows } = await database.execute<{ id: string }>(sql`
          SELECT v.id FROM invoice v JOIN ledger_entry e ON e.invoice_id = v.id AND e.day <= ${day}
          WHERE v.customer_id = ${customer} GROUP BY v.id HAVING sum(e.amount) > 0
          ORDER BY ${by === 'due_date' ? sql`v.due_date` : sql`v.document_date`}, v.id LIMIT 1`);
        expect(invoice).toBe(rows[0]?.id ?? null);
      }
    }
  });

  test('a day that is none, a day to come, two orders and foreign cursors are refused', async () => {
    expect(await refusal('asAt: "2026-02-30"')).toBe('asAt must be a day such as 2026-11-30.');
    expect(await refusal(`asAt: "2099-01-01"`)).toBe('asAt must not be after today.');
    expect(await refusal('order: [{ balance: ASC, oldest: ASC }]')).toBe('Debtors are ordered by one key.');
    const { pageInfo } = await debtors('first: 1');
    const { errors } = await server.ask(
      token,
      `{ debtors(first: 1, after: "${pageInfo.endCursor}", order: [{ oldest: ASC }]) { edges { cursor } } }`,
    );
    expect(errors?.[0]?.message).toContain('another order');
  });
});
