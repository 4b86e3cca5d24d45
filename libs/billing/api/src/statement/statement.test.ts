import type { Database } from '@console/api-kit/database';
import { random } from '@console/api-kit/seeding';
import { demoDatabase, describeOnEachDatabase, NOW, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addDays, toIsoDate } from '@console/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomMoney } from '../testing/randomMoney.ts';
import { closingBalanceOf } from './drawStatement.ts';
import { readStatement } from './readStatement.ts';
import type { StatementModel } from './StatementModel.ts';

const TODAY = toIsoDate(NOW);

describeOnEachDatabase('the statement of a customer', ({ create }) => {
  let database: Database;
  let server: TestServer;
  let customers: string[];

  beforeAll(async () => {
    database = await create(demoDatabase());
    server = await startTestServer({ database });
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT DISTINCT customer_id AS id FROM ledger_entry ORDER BY 1`,
    );
    customers = rows.map(({ id }) => id);
  });
  afterAll(() => server.close());

  async function statement(customer: string, from: string, to: string): Promise<StatementModel> {
    const found = await readStatement(database, { customer, from, to });
    if (!found) throw new Error('The customer has no statement.');
    return found;
  }

  async function owed(customer: string, day: string): Promise<number> {
    const { rows } = await database.execute<{ owed: number }>(
      sql`SELECT coalesce(sum(amount), 0)::int AS owed FROM ledger_entry WHERE customer_id = ${customer} AND day <= ${day}`,
    );
    return rows[0]?.owed ?? 0;
  }

  const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

  test('BIL-07 an invoice, its payment and what is left of a receipt are each said once; what is void is not said', async () => {
    const { rows } = await database.execute<{
      id: string;
      customer: string;
      ref: string;
      gross: number;
      day: string;
    }>(sql`
      SELECT id, customer_id AS customer, ref, gross, document_date::text AS day FROM invoice
      WHERE status = 'draft' AND type = 'invoice' AND gross > 0 ORDER BY id LIMIT 2`);
    const [paid, gone] = rows;
    if (!paid || !gone) throw new Error('The demo data has too few drafts.');
    const day = toIsoDate(paid.day);
    const before = await statement(paid.customer, day, TODAY);
    for (const { id } of rows) await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
    await database.execute(sql`UPDATE invoice SET status = 'voided' WHERE id = ${gone.id}`);
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO receipt (id, seller_id, customer_id, received_at, amount, payment_method)
        SELECT id, seller_id, customer_id, document_date, gross + 5000, 'bank_transfer' FROM invoice WHERE id = ${paid.id}`);
      await tx.execute(sql`INSERT INTO payment (id, invoice_id, receipt_id, received_at, amount, payment_method)
        SELECT id, id, id, document_date, gross, 'bank_transfer' FROM invoice WHERE id = ${paid.id}`);
    });
    const { rows: receipts } = await database.execute<{ ref: string }>(
      sql`SELECT ref FROM receipt WHERE id = ${paid.id}`,
    );
    const receipt = receipts[0]?.ref ?? '';
    const after = await statement(paid.customer, day, TODAY);
    const added = after.activity.filter(
      ({ document }) => !before.activity.some((known) => known.document === document),
    );
    expect(added).toEqual([
      { day, what: 'Invoice', document: paid.ref, amount: paid.gross },
      { day, what: 'Payment', document: receipt, amount: -paid.gross - 5000 },
    ]);
    expect(after.outstanding.find(({ reference }) => reference === receipt)).toMatchObject({
      owed: -5000,
      age: 'On account',
    });
    expect(after.outstanding.some(({ reference }) => reference === paid.ref)).toBe(false);
    expect(
      (await statement(gone.customer, '2000-01-01', TODAY)).activity.some(({ document }) => document === gone.ref),
    ).toBe(false);
  });

  test('BIL-07 opening balance and activity come to the book, and so do the outstanding documents and their ages, on any days', async () => {
    const draw = random('statements');
    const move = randomMoney(database, draw);
    for (let round = 0; round < 15; round++) {
      const said = [await move(TODAY), await move(TODAY), await move(TODAY)].join(', ');
      const customer = draw.pick(customers);
      const from = addDays(TODAY, -draw.between(1, 300));
      const to = addDays(from, draw.between(0, 300));
      const found = await statement(customer, from, to);
      const closing = await owed(customer, to);
      expect(found.openingBalance, said).toBe(await owed(customer, addDays(from, -1)));
      expect(closingBalanceOf(found), said).toBe(closing);
      expect(sum(found.outstanding.map(({ owed }) => owed)), said).toBe(closing);
      expect(sum(found.ages.map(({ amount }) => amount)), said).toBe(closing);
      expect(found.activity.map(({ day }) => day)).toEqual(found.activity.map(({ day }) => day).toSorted());
      expect(found.activity.every(({ day, amount }) => from <= day && day <= to && amount !== 0)).toBe(true);
    }
  });

  test('BIL-07 both roles get a link to the file; a customer that is none and days in the wrong order are refused', async () => {
    const link = async (account: string, input: string) => {
      const { data, errors } = await server.ask(
        await server.token(account),
        `{ customerStatementDownload(input: { ${input} }) { path } }`,
      );
      return (
        errors?.[0]?.message ?? (data as { customerStatementDownload: { path: string } }).customerStatementDownload.path
      );
    };
    const of = `customer: "customers/${customers[0]}"`;
    const days = 'from: "2026-10-01", to: "2026-11-18"';
    for (const account of ['admin@example.com', 'manager@example.com'])
      expect(await link(account, `${of}, ${days}`)).toContain('downloads/customerStatement');
    expect(await link('admin@example.com', `${of}, from: "2026-11-01", to: "2099-12-31"`)).toBe(
      'To must not be in the future',
    );
    expect(await link('admin@example.com', `${of}, from: "2026-11-01", to: "2026-10-01"`)).toBe(
      'To must not be before From',
    );
    expect(await link('admin@example.com', `customer: "customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G", ${days}`)).toBe(
      'This customer no longer exists.',
    );
  });
});
