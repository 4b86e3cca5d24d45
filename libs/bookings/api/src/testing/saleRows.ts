import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

/**
 * Adds draft bookings without items or contacts.
 *
 * @returns their ULIDs.
 */
export async function addDrafts(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO booking (id, title, booked_at, brand_id, account_manager_id, customer_id, created_at, updated_at)
      SELECT ${id}, 'Autumn cohort', ${LONG_AGO}, brand_id, account_manager_id, customer_id, ${LONG_AGO}, ${LONG_AGO} FROM booking ORDER BY number LIMIT 1`);
  }
  return ids;
}

/**
 * Adds draft bookings with one item of two seats each. A booking, its item and the item's class have the same ULID.
 *
 * @returns the ULIDs of the bookings.
 */
export async function addDraftsWithSeats(database: Database, count: number): Promise<string[]> {
  const ids = await addDrafts(database, count);
  for (const id of ids) {
    await addPublicClass(database, 6, id);
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, created_at, updated_at)
        VALUES (${id}, ${id}, 'public', 'Mental Health First Aid', ${id}, 49500, 2, ${LONG_AGO}, ${LONG_AGO})`);
      for (const seat of [1, 2]) {
        await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
          VALUES (${newId()}, ${id}, ${seat}, ${id})`);
      }
    });
  }
  return ids;
}

/**
 * Adds a contact of the booking's customer.
 *
 * @returns the person's ULID.
 */
export async function addContact(database: Database, booking: string, id = newId()): Promise<string> {
  await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email, created_at, updated_at)
    SELECT ${id}, 'customer', customer_id, 'Idris', 'Khan', 'idris.khan@calder.example', ${LONG_AGO}, ${LONG_AGO} FROM booking WHERE id = ${booking}`);
  return id;
}
