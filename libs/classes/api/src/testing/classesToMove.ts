import type { Database } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addClassesWithSeats } from './soldClasses.ts';

type BookingState = 'draft' | 'confirmed' | 'on_hold';

export interface ClassState {
  readonly status: 'provisional' | 'confirmed' | 'postponed' | 'delivered' | 'canceled';
  /** The status of each class's booking and item. By default confirmed, or on hold when the class is postponed. */
  readonly booking?: BookingState;
  /** Whether the sessions of the classes are over. */
  readonly over?: boolean;
  readonly days?: number;
}

/**
 * Adds public classes with a status. Each class has six places; two of them belong to a booking made for it. A class,
 * its first session, the booking and its item have the same ulid.
 *
 * @returns the ulids of the classes.
 */
export async function addClassesToMove(
  database: Database,
  count: number,
  { status, booking, over = false, days = 1 }: ClassState,
): Promise<string[]> {
  const ids = await addClassesWithSeats(database, count, { days });
  const state = booking ?? (status === 'postponed' ? 'on_hold' : 'confirmed');
  const heldFrom = state === 'on_hold' ? 'confirmed' : null;
  for (const id of ids) {
    await database.transaction(async (tx) => {
      await tx.execute(sql`UPDATE booking SET status = ${state}, held_from = ${heldFrom}, held_by_class = ${state === 'on_hold'}
        WHERE id = ${id}`);
      await tx.execute(sql`UPDATE booking_item SET status = ${state} WHERE id = ${id}`);
      // Moves all sessions, so that the first is in 30 days or was 30 days ago.
      await tx.execute(sql`UPDATE training_session SET starts_at = starts_at + shift, ends_at = ends_at + shift
        FROM (SELECT (current_date + ${over ? -30 : 30}::int - min(starts_at)::date) * interval '1 day' AS shift
          FROM training_session WHERE class_id = ${id}) AS days WHERE class_id = ${id}`);
      await tx.execute(sql`UPDATE training_class SET status = ${status}, updated_at = ${LONG_AGO} WHERE id = ${id}`);
    });
  }
  return ids;
}

/**
 * Adds a trainer who can teach the course of a class, at a rate in pence a day, and is paid through a supplier. Trainer, person and supplier have
 * the same ulid.
 *
 * @param options.paid false for a trainer without a supplier.
 */
export async function addTrainer(
  database: Database,
  id: string,
  trainingClass: string,
  { givenName = 'Imogen', rate = 45_000 as number | null, paid = true } = {},
): Promise<string> {
  await database.execute(
    sql`INSERT INTO person (id, kind, given_name, family_name) VALUES (${id}, 'supplier', ${givenName}, 'Barraclough')`,
  );
  await database.execute(sql`INSERT INTO trainer (id, person_id, status) VALUES (${id}, ${id}, 'active')`);
  await database.execute(sql`INSERT INTO trainer_course (id, trainer_id, course_id, rate)
    SELECT ${id}, ${id}, v.course_id, ${rate} FROM training_class c JOIN course_version v ON v.id = c.course_version_id
    WHERE c.id = ${trainingClass}`);
  if (paid) {
    await database.execute(sql`INSERT INTO supplier (id, name, trainer_id, vat_registered)
      VALUES (${id}, ${`${givenName} Barraclough Training`}, ${id}, true)`);
  }
  return id;
}
