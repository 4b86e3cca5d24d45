import { type Database, newId } from '@console/api-kit/database';
import { addClassesWithSeats, addCourseToHold, addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';

const ORDERS = 3_000;
const CLASSES = 4;
const MOST_PLACES = 500;
const CLASSES_TO_FILL = 3;

/** The records that the series of writes use. */
export interface Subjects {
  /** Ids, as inputs take them. */
  customer: string;
  brand: string;
  accountManager: string;
  classes: readonly string[];
  /** The ULID of a course and of a brand, of which private classes are made. */
  course: string;
  /** Returns the ULID of an order that waits for its acknowledgement. Returns each order once. */
  takeOrder(): string;
  /** Returns the ULID of a booked seat without a delegate. Returns each seat once. */
  takeSeat(): string;
  /** Returns a text that no other write has. */
  newText(end?: string): string;
}

/** Adds many records to the demo data, for the series of writes. */
export async function addSubjects(database: Database): Promise<Subjects> {
  const orders = Array.from({ length: ORDERS }, () => newId());
  await database.execute(sql`INSERT INTO purchase_order (id, status, raised_at, supplier_id)
    SELECT id, 'confirmed', now(), (SELECT min(id::text) FROM supplier) FROM unnest(${sql.param(orders)}::text[]) AS made(id)`);
  const classes: string[] = [];
  for (let count = 0; count < CLASSES; count++) {
    classes.push(`training_classes/${await addPublicClass(database, MOST_PLACES)}`);
  }
  const course = newId();
  await addCourseToHold(database, course);
  const seats = await addBookedSeats(database);
  const { rows } = await database.execute<{ customer: string; brand: string; manager: string }>(sql`
    SELECT customer_id AS customer, brand_id AS brand, account_manager_id AS manager FROM booking ORDER BY number LIMIT 1`);
  const [known] = rows;
  if (!known) throw new Error('The demo data has no booking.');
  let texts = 0;
  return {
    customer: `customers/${known.customer}`,
    brand: `brands/${known.brand}`,
    accountManager: `users/${known.manager}`,
    classes,
    course,
    takeOrder: () => {
      const order = orders.pop();
      if (!order) throw new Error('There are no more orders to acknowledge.');
      return order;
    },
    takeSeat: () => {
      const seat = seats.pop();
      if (!seat) throw new Error('There are no more seats to fill.');
      return seat;
    },
    newText: (end = '') => {
      texts += 1;
      return `text-${texts}${end}`;
    },
  };
}

/** Adds seats of private classes that drafts have booked: no invoice refers to them yet. */
async function addBookedSeats(database: Database): Promise<string[]> {
  const size = { places: MOST_PLACES, booked: MOST_PLACES, days: 1, over: true };
  const ids = await addClassesWithSeats(database, CLASSES_TO_FILL, size);
  for (const id of ids) {
    await database.execute(sql`UPDATE booking SET status = 'draft' WHERE id = ${id}`);
    await database.execute(sql`UPDATE booking_item SET status = 'draft' WHERE id = ${id}`);
  }
  const { rows } = await database.execute<{ id: string }>(
    sql`SELECT id FROM training_seat WHERE class_id = ANY(${sql.param(ids)}::text[])`,
  );
  return rows.map(({ id }) => id);
}
