import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addClassesWithSeats, saidOf, sitDown } from '@console/classes-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('a late mark for a delegate who has left', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const write = (name: string, input: object): Promise<GraphqlAnswer> =>
    server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, { input });

  const done = async (answer: Promise<GraphqlAnswer>) => expect(saidOf(await answer)).toBe('done');

  /** The first day's seat of place 1. */
  const seatOf = (trainingClass: string) => `training_seats/${trainingClass}`;

  /** Sends a mark that was made when the seat had its first version. */
  async function expectLateMarkRefused(trainingClass: string): Promise<void> {
    const late = { id: seatOf(trainingClass), version: 1, attendanceComments: 'Came late.' };
    expect((await write('updateTrainingSeat', late)).errors?.[0]?.extensions?.status).toBe(409);
  }

  /** A class on which another booking has bought the seat of a delegate whose booking was canceled. */
  async function resold(): Promise<{ id: string; item: string; reservation: string }> {
    const [id = '', buyer = ''] = await addClassesWithSeats(database, 2);
    await sitDown(database, id, 1);
    await done(write('cancelBooking', { id: `bookings/${id}`, reason: 'The customer has no budget.' }));
    const price = { quantity: 1, unitPrice: 49_500, taxable: true };
    await done(
      write('createPublicBookingItem', { booking: `bookings/${buyer}`, class: `training_classes/${id}`, ...price }),
    );
    const { rows } = await database.execute<{ item: string; reservation: string }>(
      sql`SELECT booking_item_id AS item, id AS reservation FROM training_seat_reservation
        WHERE class_id = ${id} AND live_seat_number = 1`,
    );
    return { id, ...(rows[0] ?? expect.unreachable('The seat was not sold.')) };
  }

  const maya = (id: string) => ({ givenName: 'Maya', familyName: 'Okafor', email: `maya.${id}@late.example` });

  test('does not reach the next one whose booking has bought the seat', async () => {
    const { id } = await resold();
    await done(write('assignTrainingSeat', { id: seatOf(id), attendee: maya(id) }));
    await expectLateMarkRefused(id);
  });

  test('does not reach the next one of an imported list', async () => {
    const { id, item } = await resold();
    const { email } = maya(id);
    await done(write('importDelegates', { bookingItem: `booking_items/${item}`, delegates: `Maya Okafor ${email}` }));
    expect(await runJobs(database)).toEqual([]);
    await expectLateMarkRefused(id);
  });

  test('does not reach one who gets the seat because the class has fewer places', async () => {
    const { id, reservation } = await resold();
    await database.execute(sql`UPDATE training_seat_reservation SET seat_number = 6 WHERE id = ${reservation}`);
    await sitDown(database, id, 6);
    await done(write('updateTrainingPlaces', { id: `training_classes/${id}`, maxAttendees: 2 }));
    await expectLateMarkRefused(id);
  });
});
