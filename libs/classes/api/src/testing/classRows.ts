import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/**
 * Adds an unsold public class.
 *
 * @returns its ULID.
 */
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

/** Adds an attendee to a reserved place of a class. */
export async function addAttendee(database: Database, trainingClass: string, seat: number): Promise<void> {
  await database.execute(sql`INSERT INTO attendee (id, reservation_id, given_name, family_name, email)
    SELECT ${newId()}, id, 'Amelia', 'Hughes', 'amelia.hughes@example.com' FROM training_seat_reservation
    WHERE class_id = ${trainingClass} AND live_seat_number = ${seat}`);
}
