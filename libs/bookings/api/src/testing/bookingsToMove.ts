import type { Database } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';
import { addDraftsWithSeats } from './saleRows.ts';

export interface State {
  readonly status: 'draft' | 'confirmed' | 'delivered' | 'complete' | 'on_hold' | 'canceled';
  /** The status of a booking on hold before it was put on hold. */
  readonly heldFrom?: 'draft' | 'confirmed';
  /** Whether the class of the booking is over. */
  readonly over?: boolean;
}

/**
 * Adds bookings with everything that a booking needs, last changed yesterday. Each has an item with seats on a separate
 * class; item and class have the booking's ulid. A contact of the customer is booker and biller.
 *
 * @returns the ulids of the bookings.
 */
export async function addBookingsToMove(
  database: Database,
  count: number,
  { status, heldFrom, over = false }: State,
): Promise<string[]> {
  const ids = await addDraftsWithSeats(database, count);
  for (const id of ids) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO address (id, address1, city, postcode, country)
        VALUES (${id}, '14 Crossley Street', 'Halifax', 'HX1 1UJ', 'GB')`);
      await tx.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
        SELECT b.id, b.id, b.customer_id, p.id, ARRAY['booker', 'biller']
        FROM booking b JOIN person p ON p.customer_id = b.customer_id WHERE b.id = ${id} ORDER BY p.id LIMIT 1`);
      await tx.execute(sql`UPDATE booking SET billing_address_id = id, status = ${status}, held_from = ${heldFrom ?? null},
          updated_at = now() - interval '1 day' WHERE id = ${id}`);
      await tx.execute(sql`UPDATE booking_item SET status = ${status} WHERE booking_id = ${id}`);
      // So long ago that no workflow of the demo is due now.
      if (over) await tx.execute(sql`UPDATE training_class SET ends_at = now() - interval '5 days' WHERE id = ${id}`);
    });
  }
  return ids;
}
