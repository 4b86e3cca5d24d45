import type { Databases } from '@console/api-kit/testing';
import { changeDesk as changeDeskOfBookings } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';
import { saleDesk } from './saleDesk.ts';

/** A {@link saleDesk} where customers also ask for changes, and the invoices are read. */
export function changeDesk(databases: Databases, sales = saleDesk(databases)) {
  const desk = changeDeskOfBookings(sales);
  const { database } = desk;

  /** The invoices of a booking with their lines, in the order in which they were drafted. */
  async function invoicesOf(booking: string) {
    const { rows } = await database().execute<{ id: string; status: string; net: number; lines: string[] }>(
      sql`SELECT v.id, v.status, v.net, ARRAY(SELECT l.quantity || ' × ' || l.description FROM invoice_line l
        WHERE l.invoice_id = v.id ORDER BY l.position) AS lines
      FROM invoice v WHERE v.booking_id = ${booking} ORDER BY v.id`,
    );
    return rows;
  }

  return { ...desk, invoicesOf };
}
