import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addPublicClass } from './classRows.ts';

/** An attendee, with their seats in the order of the days. */
export interface Sitting {
  /** The ulid of both the attendee and the person. */
  id: string;
  seats: string[];
}

interface ClassSize {
  places: number;
  /** The number of booked places, from the first on. */
  booked: number;
  days: number;
  /** Whether all days are over. By default they are still to come. */
  over: boolean;
}

/**
 * Adds public classes. Confirmed bookings hold their first places. A class, its first session, its booking and item,
 * and the reservation and the first day's seat of place 1 have the same ulid. The later seats of place 1 have the ulids
 * of their sessions.
 *
 * @returns the ulids of the classes.
 */
export async function addClassesWithSeats(
  database: Database,
  count: number,
  { places = 6, booked = 2, days = 2, over = false }: Partial<ClassSize> = {},
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) {
    await addPublicClass(database, places, id);
    await database.transaction(async (tx) => {
      // Reservations belong to booking items, so these rows go into tables of the domain above.
      await tx.execute(sql`INSERT INTO booking (id, title, status, booked_at, brand_id, account_manager_id, customer_id, created_at, updated_at)
        SELECT ${id}, 'Autumn cohort', 'confirmed', ${LONG_AGO}, brand_id, account_manager_id, customer_id, ${LONG_AGO}, ${LONG_AGO}
        FROM booking ORDER BY number LIMIT 1`);
      await tx.execute(sql`INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, status)
        VALUES (${id}, ${id}, 'public', 'Mental Health First Aid', ${id}, 49500, ${booked}, 'confirmed')`);
      await tx.execute(sql`INSERT INTO training_seat_reservation (id, class_id, seat_number, booking_item_id)
        SELECT seat.id, ${id}, place, ${id} FROM ${numbered(booked, id)}`);
      for (let day = 1; day <= days; day++) {
        const session = day === 1 ? id : newId();
        await tx.execute(sql`INSERT INTO training_session (id, class_id, starts_at, ends_at, updated_at)
          SELECT ${session}, ${id}, starts_at, starts_at + interval '7 hours', ${LONG_AGO}
          FROM (SELECT ${over ? LAST_MONTH : NEXT_MONTH} + ${day} * interval '1 day' AS starts_at) AS day`);
        await tx.execute(sql`INSERT INTO training_seat (id, session_id, class_id, seat_number, updated_at)
          SELECT seat.id, ${session}, ${id}, place, ${LONG_AGO} FROM ${numbered(places, session)}`);
      }
    });
  }
  return ids;
}

const MORNING = sql`date_trunc('day', now(), 'UTC') + interval '9 hours 30 minutes'`;
const LAST_MONTH = sql`${MORNING} - interval '29 days'`;
const NEXT_MONTH = sql`${MORNING} + interval '29 days'`;

/** Returns rows of new ULIDs for the places 1 to `count`. Place 1 has the given ULID. */
function numbered(count: number, first: string) {
  const ids = Array.from({ length: count }, (_, index) => (index === 0 ? first : newId()));
  return sql`unnest(${sql.param(ids)}::text[]) WITH ORDINALITY AS seat(id, place)`;
}

/** Adds Oliver Bamford, a contact of the booking's customer, as attendee of a place of the class. */
export async function sitDown(database: Database, booking: string, place: number, id = newId()): Promise<Sitting> {
  const email = `${id.toLowerCase()}@calder.example`;
  await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email)
    SELECT ${id}, 'customer', customer_id, 'Oliver', 'Bamford', ${email} FROM booking WHERE id = ${booking}`);
  await database.execute(sql`INSERT INTO attendee (id, reservation_id, person_id, given_name, family_name, email)
    SELECT ${id}, id, ${id}, 'Oliver', 'Bamford', ${email} FROM training_seat_reservation
    WHERE class_id = ${booking} AND live_seat_number = ${place}`);
  const { rows } = await database.execute<{ id: string }>(sql`SELECT t.id FROM training_seat t
    JOIN training_session s ON s.id = t.session_id
    WHERE t.class_id = ${booking} AND t.seat_number = ${place} ORDER BY s.starts_at`);
  return { id, seats: rows.map((row) => row.id) };
}

/** Adds one class of two past days whose places all have an attendee. Its records share ulids as in {@link addClassesWithSeats}. */
export async function addSeatedClass(
  database: Database,
  delegates: number,
): Promise<{ id: string; sitting: Sitting[] }> {
  const [id = ''] = await addClassesWithSeats(database, 1, {
    places: delegates,
    booked: delegates,
    days: 2,
    over: true,
  });
  const sitting: Sitting[] = [];
  for (let place = 1; place <= delegates; place++) sitting.push(await sitDown(database, id, place));
  return { id, sitting };
}
