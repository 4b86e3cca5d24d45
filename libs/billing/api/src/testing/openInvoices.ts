import type { Database } from '@console/api-kit/database';
import { addBookingsToMove } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';

/** The gross of each invoice that {@link addOpenInvoices} adds, in pence. */
export const openGross = 60_000;

/**
 * Adds issued invoices of £600.00, each with a customer and a delivered booking of its own. All of them have the same ULID, and so
 * have the item and the line.
 *
 * @returns the ULIDs.
 */
export async function addOpenInvoices(database: Database, count: number): Promise<string[]> {
  const ids = await addBookingsToMove(database, count, { status: 'delivered' });
  const each = sql`json_array_elements_text(${JSON.stringify(ids)}::json) AS made(id)`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO customer (id, name) SELECT id, 'Open Ltd ' || id FROM ${each}`);
    await tx.execute(sql`DELETE FROM booking_contact WHERE booking_id IN (SELECT id FROM ${each})`);
    await tx.execute(sql`UPDATE booking SET customer_id = id WHERE id IN (SELECT id FROM ${each})`);
    await tx.execute(
      sql`UPDATE booking_item SET unit_price = 50000 / quantity, taxable = true WHERE id IN (SELECT id FROM ${each})`,
    );
    await tx.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date)
      SELECT id, id, id, id, '2026-01-05T00:00Z', '2026-02-04T00:00Z' FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
      SELECT id, id, 1, id, 'Leadership', 1, 50000 FROM ${each}`);
    await tx.execute(
      sql`INSERT INTO invoice_activity (id, invoice_id, action, created_at) SELECT id, id, 'created', '2026-01-05T00:00Z' FROM ${each}`,
    );
    await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id IN (SELECT id FROM ${each})`);
  });
  return ids;
}

/** Adds a receipt to each of these invoices: of the whole sum, which pays the part. It has the ULID of the invoice, as the payment. */
export async function addReceipts(database: Database, invoices: readonly string[], part: number): Promise<void> {
  const each = sql`json_array_elements_text(${JSON.stringify(invoices)}::json) AS made(id)`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO receipt (id, seller_id, customer_id, received_at, amount, payment_method, updated_at)
      SELECT v.id, v.seller_id, v.customer_id, '2026-02-02T00:00Z', ${openGross}, 'bank_transfer', '2026-02-02T00:00Z' FROM ${each} JOIN invoice v USING (id) ORDER BY v.id`);
    if (part === 0) return;
    await tx.execute(sql`INSERT INTO payment (id, invoice_id, receipt_id, received_at, amount, payment_method, updated_at)
      SELECT id, id, id, '2026-02-02T00:00Z', ${part}, 'bank_transfer', '2026-02-02T00:00Z' FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action, metadata)
      SELECT '7' || substr(id, 2), id, 'payment_received', ${JSON.stringify({ amount: part })}::jsonb FROM ${each}`);
  });
}
