import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addDrafts } from './saleRows.ts';

/**
 * Adds a confirmed private class of a booking's customer, with six places and one session, which no booking holds. Class and session have the
 * ulid of the booking.
 */
export async function addPrivateClass(database: Database, booking: string, id = booking): Promise<string> {
  const seats = Array.from({ length: 6 }, () => newId());
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO training_class (id, title, status, course_version_id, customer_id, brand_id, max_attendees,
        delivery_format, updated_at)
      SELECT ${id}, 'Mental Health First Aid', 'confirmed', (SELECT id FROM course_version ORDER BY id LIMIT 1), customer_id, brand_id, 6,
        'training_centre', ${LONG_AGO} FROM booking WHERE id = ${booking}`);
    await tx.execute(sql`INSERT INTO class_place (class_id, seat_number, max_attendees)
      SELECT ${id}, place, 6 FROM generate_series(1, 6) place`);
    await tx.execute(sql`INSERT INTO training_session (id, class_id, starts_at, ends_at, updated_at)
      VALUES (${id}, ${id}, '2098-05-11T09:30Z', '2098-05-11T16:30Z', ${LONG_AGO})`);
    await tx.execute(sql`INSERT INTO training_seat (id, session_id, class_id, seat_number, updated_at)
      SELECT seat.id, ${id}, ${id}, place, ${LONG_AGO} FROM unnest(${sql.param(seats)}::text[]) WITH ORDINALITY AS seat(id, place)`);
  });
  return id;
}

/** Adds drafts, each with an unbooked private class of its customer that has its ulid. */
export async function addDraftsWithClass(database: Database, count: number): Promise<string[]> {
  const ids = await addDrafts(database, count);
  for (const id of ids) await addPrivateClass(database, id);
  return ids;
}

/**
 * Adds drafts with one private item of two days at £905.00. Booking, item, class and its session have the same ulid.
 *
 * @returns the ulids of the bookings.
 */
export async function addDraftsWithPrivateItem(database: Database, count: number): Promise<string[]> {
  const ids = await addDraftsWithClass(database, count);
  for (const id of ids) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, created_at, updated_at)
        VALUES (${id}, ${id}, 'private', 'Mental Health First Aid', ${id}, 90500, 2, ${LONG_AGO}, ${LONG_AGO})`);
      for (const seat of [1, 2, 3, 4, 5, 6]) {
        await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
          VALUES (${newId()}, ${id}, ${seat}, ${id})`);
      }
    });
  }
  return ids;
}
