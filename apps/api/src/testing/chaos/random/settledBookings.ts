import type { Database } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/**
 * Returns the bookings that are delivered, and not complete although nothing more has to be paid. The demo data has some,
 * because their money came in before bookings became complete by themselves.
 */
export async function settledBookings(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ ref: string }>(sql`
    WITH items AS (
      SELECT i.id, i.booking_id, i.gross FROM booking b JOIN booking_item i ON i.booking_id = b.id
      WHERE b.status = 'delivered' AND i.status <> 'canceled'
    ), billed AS (
      SELECT i.id AS item, v.id AS invoice, v.status FROM items i JOIN LATERAL (
        SELECT id FROM invoice WHERE booking_item_id = i.id
        UNION SELECT invoice_id FROM invoice_line WHERE booking_item_id = i.id
        UNION SELECT invoice_id FROM transferred_item WHERE booking_item_id = i.id
      ) its ON true JOIN invoice v ON v.id = its.id AND v.type = 'invoice' AND v.status <> 'voided'
    ), paid AS (
      SELECT billed.item FROM billed
      JOIN money_of_invoices(ARRAY(SELECT DISTINCT invoice FROM billed)) money ON money.invoice_id = billed.invoice
      GROUP BY billed.item HAVING bool_and(billed.status <> 'draft' AND money.held >= money.due)
    )
    SELECT b.ref FROM items i JOIN booking b ON b.id = i.booking_id LEFT JOIN paid ON paid.item = i.id
    GROUP BY b.ref HAVING bool_and(i.gross = 0 OR paid.item IS NOT NULL)`);
  return rows.map(({ ref }) => ref);
}
