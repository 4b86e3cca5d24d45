import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/** Adds a pro forma for each item of the drafts, so that it can be converted while the draft is confirmed or canceled. */
export async function addProFormas(database: Database): Promise<void> {
  const { rows } = await database.execute<{ item: string }>(sql`
    SELECT i.id AS item FROM booking_item i JOIN booking b ON b.id = i.booking_id WHERE b.status = 'draft'`);
  for (const { item } of rows) {
    const id = newId();
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO invoice (id, type, customer_id, booking_id, booking_item_id, document_date, due_date)
        SELECT ${id}, 'pro_forma', b.customer_id, b.id, i.id, current_date, current_date
        FROM booking_item i JOIN booking b ON b.id = i.booking_id WHERE i.id = ${item}`);
      await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price, taxable, tax_rate_percent)
        SELECT ${id}, ${id}, 1, id, title, quantity, unit_price, taxable, tax_rate_percent FROM booking_item WHERE id = ${item}`);
      await tx.execute(
        sql`INSERT INTO invoice_activity (id, invoice_id, action, created_at) VALUES (${id}, ${id}, 'created', now())`,
      );
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${id}`);
    });
  }
}
