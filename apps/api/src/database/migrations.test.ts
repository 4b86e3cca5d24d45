import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transaction } from '@console/api-kit/database';
import { describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { migrations } from '../migrations.ts';

/** They are older than the rule, and stay as they are, because databases have applied them. */
const olderThanTheRule = [
  'core/0005_customer_list.sql',
  'classes/0008_trainers.sql',
  'classes/0011_public_schedules.sql',
  'classes/0014_questionnaires_of_courses.sql',
  'bookings/0012_booking_confirmed_at.sql',
  'bookings/0013_canceled_items.sql',
  'bookings/0015_ticket_list.sql',
  'bookings/0017_change_requests.sql',
  'bookings/0021_rejection_reason.sql',
  'bookings/0022_sorts_of_tickets_and_change_requests.sql',
  'bookings/0023_tax_of_split_items.sql',
  'billing/0003_money_to_return.sql',
  'billing/0008_refunds_of_transferred_items.sql',
  'billing/0009_money_of_invoices.sql',
  'billing/0012_parts_of_lines.sql',
  'billing/0013_complete_old_bookings.sql',
  'purchasing/0002_purchase_order_lists.sql',
  'purchasing/0003_purchase_order_references.sql',
];

/** The tables before a migration, each with the file that holds its rows. A rewritten table has another file. */
async function tablesIn(tx: Transaction): Promise<Map<string, string>> {
  const { rows } = await tx.execute<{ name: string; file: string }>(
    sql`SELECT relname AS name, relfilenode::text AS file FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
  );
  return new Map(rows.map(({ name, file }) => [name, file]));
}

/** The tables whose rows this transaction has inserted, updated or deleted. The statement takes this lock also when the table is empty. */
async function writtenIn(tx: Transaction): Promise<Set<string>> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    SELECT relname AS name FROM pg_locks JOIN pg_class ON pg_class.oid = relation
    WHERE pid = pg_backend_pid() AND mode = 'RowExclusiveLock' AND relkind = 'r'`);
  return new Set(rows.map(({ name }) => name));
}

/** Applies a file. Returns how it holds up writers of the tables that were there before. */
async function apply(tx: Transaction, text: string): Promise<string[]> {
  const before = await tablesIn(tx);
  await tx.execute(sql.raw(text));
  const after = await tablesIn(tx);
  const written = await writtenIn(tx);
  return [...before].flatMap(([name, file]) => {
    if (after.has(name) && after.get(name) !== file) return [`rewrites ${name}`];
    return written.has(name) ? [`writes rows of ${name}`] : [];
  });
}

describeWithDatabase('a migration', ({ create }) => {
  test('rewrites no table and writes no rows of one that older processes use meanwhile (decision 0101)', async () => {
    const database = await create({ migrations: [] });
    const problems: string[] = [];
    const older: string[] = [];
    for (const { domain, folder } of migrations) {
      const path = fileURLToPath(folder);
      for (const name of readdirSync(path).sort()) {
        const file = `${domain}/${name}`;
        const found = await database.transaction((tx) => apply(tx, readFileSync(join(path, name), 'utf8')));
        if (found.length > 0 && olderThanTheRule.includes(file)) older.push(file);
        else problems.push(...found.map((problem) => `${file} ${problem}`));
      }
    }
    expect(problems).toEqual([]);
    expect(older).toEqual(olderThanTheRule);
  });
});
