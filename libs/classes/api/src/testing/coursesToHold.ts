import { type Database, newId } from '@console/api-kit/database';
import { sql } from 'drizzle-orm';

/** A session of a class to make, for inputs. */
export const sessionToHold = {
  date: '2098-05-14',
  startsAt: '09:30',
  endsAt: '16:30',
  meetingLink: 'https://zoom.example/j/1',
};

/** A course with a published version of two days. Course, version, subject, brand and customer have the same ulid. */
export async function addCourseToHold(database: Database, id: string): Promise<void> {
  await database.execute(sql`INSERT INTO subject (id, title) VALUES (${id}, ${`Leadership ${id}`})`);
  await database.execute(sql`INSERT INTO course (id, subject_id, reference) VALUES (${id}, ${id}, ${`C-${id}`})`);
  await database.execute(sql`INSERT INTO course_version (id, course_id, number, title, duration_days, published_at)
    VALUES (${id}, ${id}, 1, 'Leadership Essentials', 2, now())`);
  await database.execute(sql`UPDATE course SET published_version_id = ${id} WHERE id = ${id}`);
  await database.execute(
    sql`INSERT INTO brand (id, name, primary_color) VALUES (${id}, 'Northgate Digital', '#1f6feb')`,
  );
  await database.execute(sql`INSERT INTO customer (id, name) VALUES (${id}, 'Calder Valley Housing')`);
}

/**
 * Adds courses that a class can be made of.
 *
 * @returns their ulids.
 */
export async function addCoursesToHold(database: Database, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newId());
  for (const id of ids) await addCourseToHold(database, id);
  return ids;
}

/** The input fields of a class to make of such a course. */
export const classToHold = (ulid: string) => ({
  course: `courses/${ulid}`,
  brand: `brands/${ulid}`,
  title: 'Leadership Essentials',
  maxAttendees: 12,
  deliveryFormat: 'on_site',
  deliveryPlatform: 'zoom',
  deliveryAddress: { address1: '4 Park Row', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' },
  sessions: [sessionToHold, { ...sessionToHold, date: '2098-05-15', meetingLink: null }],
});
