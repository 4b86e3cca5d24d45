import type { Databases } from '@console/api-kit/testing';
import { type Stored, saleDesk as saleDeskOfBookings } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';

/** The desk that sells places, where invoices are paid too. */
export function saleDesk(databases: Databases) {
  const desk = saleDeskOfBookings(databases);
  const { database } = desk;

  /** A booking with its items and their invoices, in the order in which the items were added. */
  async function stored(id: string): Promise<(Stored & { invoices: string[] }) | undefined> {
    const { rows } = await database().execute<{ status: string }>(
      sql`SELECT status FROM invoice WHERE booking_id = ${id} ORDER BY booking_item_id`,
    );
    const found = await desk.stored(id);
    return found && { ...found, invoices: rows.map(({ status }) => status) };
  }

  /**
   * Confirms the invoices of a booking and adds a payment to each.
   *
   * @param pence the amount of each payment. By default the invoice is paid in full.
   */
  async function pay(id: string, pence?: number): Promise<void> {
    await database().execute(sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${id}`);
    await database().execute(sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method)
      SELECT id, id, now(), ${pence ?? sql`gross`}, 'bank_transfer' FROM invoice WHERE booking_id = ${id}`);
  }

  return { ...desk, pay, stored };
}
