import type { Database } from '@console/api-kit/database';
import {
  ChangeRecorder,
  demoDatabase,
  describeOnEachDatabase,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftsWithSeats } from './testing/saleRows.ts';

/** What mutations tell beside what their cases say in `mutations/tells.ts`. */
describeOnEachDatabase('what is told', (each) => {
  let database: Database;
  let server: TestServer;
  let told: ChangeRecorder;
  let token: string;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    server = await startTestServer({ database });
    told = await ChangeRecorder.of(database);
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), told.close()]));

  async function mutate(name: string, input: object): Promise<void> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    expect((await server.ask(token, text, { input })).errors).toBeUndefined();
  }

  test('of a deleted booking: its items, which go with it, and the classes whose seats are free', async () => {
    const [ulid = ''] = await addDraftsWithSeats(database, 4);
    const changes = await told.during(() => mutate('deleteBooking', { id: `bookings/${ulid}` }));
    expect(told.inWords(changes, ulid)).toEqual(
      [
        'deleted bookings/:id',
        'booking_items/:id',
        'training_classes/:id',
        'customers/*',
        'lists Booking',
        'lists TrainingSeat',
        'lists TrainingSession',
      ].sort(),
    );
  });

  test('of fewer seats: the reservations that are given back', async () => {
    const [ulid = ''] = await addDraftsWithSeats(database, 4);
    const { rows } = await database.execute<{ quantity: number }>(
      sql`SELECT quantity FROM booking_item WHERE id = ${ulid}`,
    );
    expect(rows[0]?.quantity).toBeGreaterThan(1);
    const price = { unitPrice: 100, taxable: false };
    const changes = await told.during(() =>
      mutate('updateBookingItem', { id: `booking_items/${ulid}`, quantity: 1, ...price }),
    );
    expect(told.inWords(changes, ulid)).toContain('updated training_seat_reservations/*');
  });
});
