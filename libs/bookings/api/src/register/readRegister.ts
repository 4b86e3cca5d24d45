import { requireUlid } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { Attendance } from '@console/classes-contracts';
import { sql } from 'drizzle-orm';
import { heldAtLast } from '../delegate/heldSeats.ts';

/** A class as its register shows it. */
export interface ClassOfRegister {
  [column: string]: unknown;
  readonly id: string;
  readonly reference: string;
  readonly title: string;
  readonly status: string;
  readonly brand: string;
  /** The customer of a private class. */
  readonly customer: string | null;
  readonly trainer: string | null;
  readonly deliveryFormat: string;
  readonly deliveryPlatform: string | null;
  /** The lines of the address that are written. */
  readonly address: readonly string[];
  /** The time of the last change, ISO 8601. */
  readonly changedAt: string;
}

/** A day of a class. The times are ISO 8601. */
export interface RegisterDay {
  [column: string]: unknown;
  readonly id: string;
  /** From 1. */
  readonly number: number;
  readonly startsAt: string;
  readonly endsAt: string;
}

/** A seat of a class, with its delegate. */
export interface RegisterSeat {
  [column: string]: unknown;
  readonly number: number;
  /** Null for a seat without a delegate. */
  readonly name: string | null;
  /** Null for a free seat. */
  readonly company: string | null;
  /** The recorded attendance by the id of the day. */
  readonly marks: Readonly<Record<string, Attendance>>;
}

/** All that the register of a class shows. */
export interface Register {
  readonly class: ClassOfRegister;
  readonly days: readonly RegisterDay[];
  readonly seats: readonly RegisterSeat[];
}

const iso = (column: string) => sql.raw(`to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);

/** Reads the class of a register. Null when it does not exist. */
export async function findClass(database: Queries, trainingClass: string): Promise<ClassOfRegister | null> {
  const id = requireUlid('training_classes', trainingClass, 'trainingClass');
  const { rows } = await database.execute<ClassOfRegister>(sql`
    SELECT c.id, c.ref AS reference, c.title, c.status, brand.name AS brand, customer.name AS customer,
      person.full_name AS trainer, c.delivery_format AS "deliveryFormat", c.delivery_platform AS "deliveryPlatform",
      array_remove(ARRAY[a.address1, a.address2, a.address3, a.address4, a.city, a.region, a.postcode], NULL) AS address,
      ${iso('c.updated_at')} AS "changedAt"
    FROM training_class c
    JOIN brand ON brand.id = c.brand_id
    LEFT JOIN customer ON customer.id = c.customer_id
    LEFT JOIN trainer ON trainer.id = c.trainer_id
    LEFT JOIN person ON person.id = trainer.person_id
    LEFT JOIN address a ON a.id = c.address_id
    WHERE c.id = ${id}`);
  return rows[0] ?? null;
}

/** Reads the days and seats of a class. */
export async function readRegister(database: Queries, ofClass: ClassOfRegister): Promise<Register> {
  const { rows: days } = await database.execute<RegisterDay>(sql`
    SELECT id, (row_number() OVER (ORDER BY starts_at, id))::int AS number,
      ${iso('starts_at')} AS "startsAt", ${iso('ends_at')} AS "endsAt"
    FROM training_session WHERE class_id = ${ofClass.id} ORDER BY starts_at, id`);
  const { rows: seats } = await database.execute<RegisterSeat>(sql`
    SELECT p.seat_number AS number, held.name, held.company, coalesce(marked.marks, '{}') AS marks
    FROM class_place p
    LEFT JOIN (
      SELECT r.seat_number, a.given_name || ' ' || a.family_name AS name, customer.name AS company
      FROM training_seat_reservation r
      JOIN booking_item i ON i.id = r.booking_item_id
      JOIN booking b ON b.id = i.booking_id
      JOIN customer ON customer.id = b.customer_id
      LEFT JOIN attendee a ON a.reservation_id = r.id
      WHERE ${heldAtLast(ofClass.id)}
    ) held USING (seat_number)
    LEFT JOIN (
      SELECT seat_number, jsonb_object_agg(session_id, attendance) AS marks FROM training_seat
      WHERE class_id = ${ofClass.id} AND attendance <> 'none' GROUP BY seat_number
    ) marked USING (seat_number)
    WHERE p.class_id = ${ofClass.id} ORDER BY p.seat_number`);
  return { class: ofClass, days, seats };
}
