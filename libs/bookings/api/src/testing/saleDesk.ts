import type { Database } from '@console/api-kit/database';
import { type Databases, demoDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addClassesToMove, type ClassMove, classDesk, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect } from 'vitest';
import { addBookingsToMove } from './bookingsToMove.ts';

export interface Stored {
  [column: string]: unknown;
  status: string;
  items: string[];
  seats: number;
}

/**
 * Starts a server on demo data before the tests of a suite. The returned functions sell places on new classes, and
 * move bookings and classes.
 */
export function saleDesk(databases: Databases) {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { write, moveClass, impactOf } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const done = async (answer: Promise<Parameters<typeof saidOf>[0]>) => expect(saidOf(await answer)).toBe('done');
  const move = (name: ClassMove, trainingClass: string) => done(moveClass(server, name, trainingClass));
  const said = async (name: string, booking: string) =>
    saidOf(await write(server, `${name}Booking`, { id: `bookings/${booking}` }));
  const book = (name: string, booking: string) => done(write(server, `${name}Booking`, { id: `bookings/${booking}` }));

  /** Adds unsold classes of two days in the future. */
  async function classes(count: number): Promise<string[]> {
    const ids = await addClassesToMove(database, count, { status: 'confirmed', days: 2 });
    for (const id of ids) await database.execute(sql`DELETE FROM booking WHERE id = ${id}`);
    return ids;
  }

  /** Adds a booking with two seats on each of the classes, or at another price. */
  async function booking(
    on: readonly string[],
    status: 'draft' | 'confirmed' = 'confirmed',
    price: object = {},
  ): Promise<string> {
    const [id = ''] = await addBookingsToMove(database, 1, { status: 'draft' });
    await done(write(server, 'deleteBookingItem', { id: `booking_items/${id}` }));
    for (const trainingClass of on) {
      const seats = { quantity: 2, unitPrice: 49_500, taxable: true, ...price };
      const input = { booking: `bookings/${id}`, class: `training_classes/${trainingClass}`, ...seats };
      await done(write(server, 'createPublicBookingItem', input));
    }
    if (status === 'confirmed') await book('confirm', id);
    return id;
  }

  /** A booking with its items, in the order in which they were added. */
  async function stored(id: string): Promise<Stored | undefined> {
    const { rows } = await database.execute<Stored>(
      sql`SELECT status, ARRAY(SELECT i.status FROM booking_item i WHERE i.booking_id = b.id ORDER BY i.id) AS items,
          (SELECT count(*)::int FROM booking_item i JOIN training_seat_reservation r
            ON r.booking_item_id = i.id AND r.released_at IS NULL WHERE i.booking_id = b.id) AS seats
        FROM booking b WHERE id = ${id}`,
    );
    return rows[0];
  }

  /** The announced consequence of a class move for one booking. */
  async function meaning(trainingClass: string, name: ClassMove, id: string): Promise<string | undefined> {
    const impacts = await impactOf(server, trainingClass, name);
    return impacts.find(({ target }) => target === `bookings/${id}`)?.consequence;
  }

  const endedAlready = sql`UPDATE training_session SET starts_at = starts_at - interval '60 days',
    ends_at = ends_at - interval '60 days' WHERE class_id`;
  const letEnd = (...ids: string[]) => Promise.all(ids.map((id) => database.execute(sql`${endedAlready} = ${id}`)));

  return {
    database: () => database,
    server: () => server,
    book,
    booking,
    classes,
    impactOf,
    letEnd,
    meaning,
    move,
    said,
    stored,
  };
}

export type SaleDesk = ReturnType<typeof saleDesk>;
