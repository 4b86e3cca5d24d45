import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** The bank details of the suppliers that {@link addSuppliers} makes. */
export const oldDetails = { bankSortCode: '20-11-34', bankAccountNumber: '55779911' };

/** The bank details that {@link addBankChanges} proposes. */
export const newDetails = { bankSortCode: '40-22-56', bankAccountNumber: '12345678' };

/** Adds suppliers with bank details. @returns their ULIDs. */
export async function addSuppliers(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO supplier (id, name, bank_sort_code, bank_account_number, created_at, updated_at)
      VALUES (${id}, ${`Aire Print ${id}`}, ${oldDetails.bankSortCode}, ${oldDetails.bankAccountNumber}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

/** Adds suppliers with a change of their bank details that waits for approval. Both have the same ULID. @returns their ULIDs. */
export async function addBankChanges(
  database: Database,
  count: number,
  proposer = 'manager@example.com',
): Promise<string[]> {
  const ids = await addSuppliers(database, count);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO supplier_bank_change
        (id, supplier_id, bank_sort_code, bank_account_number, created_by, created_at, updated_at)
      VALUES (${id}, ${id}, ${newDetails.bankSortCode}, ${newDetails.bankAccountNumber},
        (SELECT id FROM "user" WHERE sign_in_email = ${proposer}), ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}
