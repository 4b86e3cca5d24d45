import type { Database } from '@console/api-kit/database';
import {
  ChangeRecorder,
  demoDatabase,
  describeWithDatabase,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftsWithSeats } from '../testing/saleRows.ts';

/** Tests the changes that no case in `cases/*.ts` causes. */
describeWithDatabase('published changes', (databases) => {
  let database: Database;
  let server: TestServer;
  let recorder: ChangeRecorder;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    recorder = await ChangeRecorder.start(database);
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), recorder.close()]));

  async function mutate(name: string, input: object): Promise<void> {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    expect((await server.ask(token, text, { input })).errors).toBeUndefined();
  }

  test('deleting a booking publishes its deleted items, and the classes whose seats are free again', async () => {
    const [ulid = ''] = await addDraftsWithSeats(database, 4);
    const changes = await recorder.during(() => mutate('deleteBooking', { id: `bookings/${ulid}` }));
    expect(recorder.inWords(changes, ulid)).toEqual(
      [
        'deleted bookings/:id',
        'booking_items/:id',
        'training_classes/:id',
        'customers/*',
        'lists Booking',
        'lists PublicSchedule',
        'lists TrainingSeat',
        'lists TrainingSession',
      ].sort(),
    );
  });

  test('lowering the quantity of an item publishes the released reservations', async () => {
    const [ulid = ''] = await addDraftsWithSeats(database, 4);
    const { rows } = await database.execute<{ quantity: number }>(
      sql`SELECT quantity FROM booking_item WHERE id = ${ulid}`,
    );
    expect(rows[0]?.quantity).toBeGreaterThan(1);
    const price = { unitPrice: 100, taxable: false };
    const changes = await recorder.during(() =>
      mutate('updateBookingItem', { id: `booking_items/${ulid}`, quantity: 1, ...price }),
    );
    expect(recorder.inWords(changes, ulid)).toContain('updated training_seat_reservations/*');
  });
});
