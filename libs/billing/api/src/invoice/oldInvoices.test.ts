import { readFileSync } from 'node:fs';
import type { Database } from '@console/api-kit/database';
import { brokenInvariants, demoDatabase, describeOnEachDatabase } from '@console/api-kit/testing';
import { runBackfills } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

const migration = readFileSync(new URL('../../migrations/0017_the_book.sql', import.meta.url), 'utf8');

/** The statement of the migration that begins with these words. */
function statement(words: string): string {
  const from = migration.indexOf(words);
  if (from < 0) throw new Error(`The migration has no statement that begins with ${words}`);
  return migration.slice(from, migration.indexOf(';', from));
}

describeOnEachDatabase('invoices and payments from before the book', ({ create }) => {
  /** Makes the demo data as it was before the migration, and does what the migration does with it. */
  async function olderDatabase(): Promise<Database> {
    const database = await create(demoDatabase());
    await database.transaction(async (tx) => {
      await tx.execute(sql`SET LOCAL session_replication_role = replica`);
      await tx.execute(
        sql`UPDATE invoice SET seller_id = NULL, document_number = NULL, issued_at = NULL, voided_at = NULL`,
      );
      await tx.execute(
        sql`UPDATE payment SET kind = 'payment', receipt_id = nullif(receipt_id, id) WHERE kind IN ('payment', 'refund')`,
      );
      await tx.execute(sql`DELETE FROM document_series`);
      await tx.execute(sql.raw(statement('INSERT INTO numbered_invoice')));
      await tx.execute(sql.raw(statement('INSERT INTO document_series')));
    });
    return database;
  }

  test('BIL-08 get their numbers by date and id, their receipts and their kinds, while the console serves', async () => {
    const database = await olderDatabase();
    const issue = sql`UPDATE invoice SET status = 'confirmed' WHERE id = (SELECT min(id::text) FROM invoice WHERE status = 'draft')
      RETURNING document_number AS number`;
    const {
      rows: [{ issued } = { issued: 0 }],
    } = await database.execute<{ issued: number }>(
      sql`SELECT count(*)::int AS issued FROM invoice WHERE status IN ('confirmed', 'paid_partial', 'paid', 'paid_overpaid') AND type <> 'pro_forma'`,
    );
    // An invoice that is issued before the older ones have their numbers gets the next one all the same.
    expect((await database.execute(issue)).rows).toEqual([{ number: issued + 1 }]);

    const names = ['documentNumbersOfOldInvoices', 'receiptsOfOldPayments', 'kindsOfOldRefunds'];
    expect(await runBackfills(database, ...names)).toEqual([]);
    const { rows } = await database.execute<{ number: number }>(sql`SELECT document_number AS number FROM invoice
      WHERE document_number <= ${issued} ORDER BY document_date, id`);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: issued }, (_, index) => index + 1));
    const wrong = sql`SELECT p.id FROM payment p JOIN invoice v ON v.id = p.invoice_id
      WHERE (v.type = 'credit_note') <> (p.kind = 'refund') OR (p.kind = 'payment' AND p.receipt_id IS NULL)`;
    expect((await database.execute(wrong)).rows).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  });
});
