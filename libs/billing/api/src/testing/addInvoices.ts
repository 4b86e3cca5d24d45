import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/**
 * Adds draft invoices with a line of £600.00 and a billing address, each for the first customer and without a booking. They have
 * the type that is given.
 *
 * @returns their ULIDs. Each line and each address has the ULID of its invoice.
 */
export async function addInvoices(
  database: Database,
  count: number,
  { type = 'invoice', status = 'draft' }: { type?: string; status?: string } = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, newId);
  const each = sql`json_array_elements_text(${JSON.stringify(ids)}::json) AS made(id)`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO address (id, address1, city, postcode, country)
      SELECT id, '14 Crossley Street', 'Halifax', 'HX1 1UJ', 'GB' FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice (id, type, customer_id, document_date, due_date, billing_address_id, updated_at)
      SELECT made.id, ${type}, c.id, '2026-01-05T00:00Z', '2026-01-05T00:00Z'::timestamptz + c.payment_term_days * interval '1 day', made.id, '2026-01-05T00:00Z'
      FROM ${each}, (SELECT * FROM customer ORDER BY id LIMIT 1) c`);
    await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price)
      SELECT id, id, 1, 'Replacement workbooks', 1, 50000 FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action, created_at)
      SELECT id, id, 'created', '2026-01-05T00:00Z' FROM ${each}`);
    if (status !== 'draft') {
      await tx.execute(sql`UPDATE invoice SET status = ${status} WHERE id IN (SELECT id FROM ${each})`);
    }
  });
  return ids;
}
