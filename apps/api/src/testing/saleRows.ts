import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/** Made some time ago, whatever the clock of the test's server says. */
export const ago = sql`timestamptz '2026-11-02 09:00Z'`;

/** For tests: a public class with so many places, none of them sold. */
export async function addPublicClass(database: Database, places: number, id = newId()): Promise<string> {
  const schedule = newId();
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO public_schedule (id, course_version_id, max_attendees, delivery_format)
      SELECT ${schedule}, id, ${places}, 'training_centre' FROM course_version ORDER BY id LIMIT 1`);
    await tx.execute(sql`INSERT INTO training_class (id, title, status, course_version_id, public_schedule_id, brand_id,
        max_attendees, delivery_format)
      SELECT ${id}, 'Mental Health First Aid', 'confirmed', course_version_id, id, (SELECT id FROM brand ORDER BY id LIMIT 1),
        max_attendees, delivery_format FROM public_schedule WHERE id = ${schedule}`);
    await tx.execute(sql`INSERT INTO class_place (class_id, seat_number, max_attendees)
      SELECT ${id}, place, ${places} FROM generate_series(1, ${places}) place`);
  });
  return id;
}

/** For tests: so many drafts without items or contacts. */
export async function addDrafts(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO booking (id, title, booked_at, brand_id, account_manager_id, customer_id, created_at, updated_at)
      SELECT ${id}, 'Autumn cohort', ${ago}, brand_id, account_manager_id, customer_id, ${ago}, ${ago} FROM booking ORDER BY number LIMIT 1`);
  }
  return ids;
}

/** For tests: so many drafts with an item of two seats each; the booking, its item and the item's class have one ulid. */
export async function addDraftsWithSeats(database: Database, count: number): Promise<string[]> {
  const ids = await addDrafts(database, count);
  for (const id of ids) {
    await addPublicClass(database, 6, id);
    await database.transaction(async (tx) => {
      await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, created_at, updated_at)
        VALUES (${id}, ${id}, 'public', 'Mental Health First Aid', ${id}, 49500, 2, ${ago}, ${ago})`);
      for (const seat of [1, 2]) {
        await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
          VALUES (${newId()}, ${id}, ${seat}, ${id})`);
      }
    });
  }
  return ids;
}

/** For tests: a person at a booking's customer. */
export async function addContact(database: Database, booking: string, id = newId()): Promise<string> {
  await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email, created_at, updated_at)
    SELECT ${id}, 'customer', customer_id, 'Idris', 'Khan', 'idris.khan@calder.example', ${ago}, ${ago} FROM booking WHERE id = ${booking}`);
  return id;
}

/** For tests: a person on a reserved place of a class. */
export async function addAttendee(database: Database, trainingClass: string, seat: number): Promise<void> {
  await database.execute(sql`INSERT INTO attendee (id, reservation_id, given_name, family_name, email)
    SELECT ${newId()}, id, 'Amelia', 'Hughes', 'amelia.hughes@example.com' FROM training_seat_reservation
    WHERE class_id = ${trainingClass} AND live_seat_number = ${seat}`);
}
