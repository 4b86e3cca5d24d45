import { type Database, newId } from '@console/api-kit/database';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

/**
 * Adds a confirmed class of one day in the future, with `places` places. Each place is sold to a confirmed booking of
 * its own, which has a draft invoice. A booking, its item, the invoice and its line have the same ULID. Every second
 * booking also has an item on another class, without an invoice.
 *
 * @returns the ULID of the class.
 */
export async function addFullClass(database: Database, places: number): Promise<string> {
  const bookings = newIds(places);
  const others = bookings.filter((_, index) => index % 2 === 1);
  await database.execute(sql`INSERT INTO booking (id, title, status, booked_at, brand_id, account_manager_id, customer_id)
    SELECT made.id, 'Autumn cohort', 'confirmed', now(), brand_id, account_manager_id, customer_id
    FROM (SELECT * FROM booking ORDER BY number LIMIT 1) AS like_it, ${numbered(bookings)}`);
  const id = await addClass(database, places, bookings, bookings);
  await addClass(database, places, others, newIds(others.length));
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date)
    SELECT made.id, customer_id, made.id, made.id, '2026-11-02Z', '2026-12-02Z' FROM ${numbered(bookings)} JOIN booking USING (id)`);
    await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
    SELECT made.id, made.id, 1, made.id, title, 1, unit_price FROM ${numbered(bookings)} JOIN booking_item USING (id)`);
  });
  return id;
}

async function addClass(database: Database, places: number, bookings: string[], items: string[]): Promise<string> {
  const [id, session] = [await addPublicClass(database, places), newId()];
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO training_session (id, class_id, starts_at, ends_at)
      VALUES (${session}, ${id}, '2098-04-07 09:30Z', '2098-04-07 16:30Z')`);
    await tx.execute(sql`INSERT INTO training_seat (id, session_id, class_id, seat_number)
      SELECT id, ${session}, ${id}, place FROM ${numbered(newIds(places))}`);
    await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, status)
    SELECT item.id, made.id, 'public', 'Mental Health First Aid', ${id}, 49500, 1, 'confirmed'
    FROM ${numbered(bookings)} JOIN ${numbered(items, 'item')} USING (place)`);
    await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
      SELECT made.id, ${id}, place, item.id FROM ${numbered(newIds(items.length))} JOIN ${numbered(items, 'item')} USING (place)`);
  });
  return id;
}

const newIds = (count: number) => Array.from({ length: count }, () => newId());

const numbered = (ids: string[], name = 'made') =>
  sql`unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS ${sql.identifier(name)}(id, place)`;
