import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, saidOf } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeOnEachDatabase(
  'an import of delegates and a sale of the last places at the same time',
  ({ create, engine }) => {
    let database: Database;
    let server: TestServer;
    let token: string;

    beforeAll(async () => {
      database = await create(demoDatabase());
      server = await startTestServer({ database });
      token = await server.token('manager@example.com');
    });
    afterAll(() => server.close());

    const write = (name: string, input: object): Promise<GraphqlAnswer> =>
      server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });

    /** Changes the number of seats of the booking: it buys more, or gives some back. */
    const resize = (id: string, quantity: number) =>
      write('updateBookingItem', { id: `booking_items/${id}`, unitPrice: 49_500, taxable: true, quantity });

    async function waiting(): Promise<number> {
      const { rows } = await database.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return rows.length;
    }

    /** Locks a class until `open` is called. Whatever waits for it then goes on in the order in which it came. */
    async function close(trainingClass: string): Promise<{ open: () => Promise<void> }> {
      const locked = Promise.withResolvers<void>();
      const opened = Promise.withResolvers<void>();
      const holding = database.transaction(async (tx) => {
        await tx.execute(sql`SELECT FROM training_class WHERE id = ${trainingClass} FOR UPDATE`);
        locked.resolve();
        await opened.promise;
      });
      await locked.promise;
      return {
        open: () => {
          opened.resolve();
          return holding;
        },
      };
    }

    // PGlite has one session only, so nothing waits there for a lock.
    test.runIf(engine === 'postgres').each([
      { first: 'import', end: 'You have more delegates than the available seats.', seated: 0 },
      { first: 'sale', end: 'completed', seated: 4 },
    ] as const)('when the $first is first, the import ends with: $end', async ({ first, end, seated }) => {
      const [id = ''] = await addClassesWithSeats(database, 1, { places: 4, booked: 4 });
      const delegates = ['Ada', 'Bo', 'Cy', 'Di']
        .map((name) => `${name},Delegate,${name}.${id}@new.example`)
        .join('\n');
      expect(saidOf(await write('importDelegates', { bookingItem: `booking_items/${id}`, delegates }))).toBe('done');
      expect(saidOf(await resize(id, 2))).toBe('done');
      const door = await close(id);
      const both = {
        import: async () => String(await runJobs(database)),
        sale: async () => saidOf(await resize(id, 4)),
      };
      const one = both[first]();
      await expect.poll(waiting).toBe(1);
      const other = both[first === 'import' ? 'sale' : 'import']();
      await expect.poll(waiting).toBe(2);
      await door.open();
      expect(new Set(await Promise.all([one, other]))).toEqual(new Set(['', 'done']));
      const { rows } = await database.execute(sql`
      SELECT (SELECT coalesce(message, status) FROM job WHERE target = ${`training_classes/${id}`}) AS end,
        count(a.id)::int AS seated, count(*)::int AS reserved
      FROM training_seat_reservation r LEFT JOIN attendee a ON a.reservation_id = r.id
      WHERE r.class_id = ${id} AND r.released_at IS NULL`);
      expect(rows).toEqual([{ end, seated, reserved: 4 }]);
    });
  },
);
