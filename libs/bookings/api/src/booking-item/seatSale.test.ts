import type { Database } from '@console/api-kit/database';
import {
  brokenInvariants,
  createTestDatabase,
  demoDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDrafts, addDraftsWithSeats } from '../testing/saleRows.ts';

const buy = `mutation ($input: createPublicBookingItemInput!) {
  createPublicBookingItem(input: $input) { bookingItem { id } } }`;

/** Counts the answers by their messages. */
function tally(answers: readonly GraphqlAnswer[]): Record<string, number> {
  const said: Record<string, number> = {};
  for (const { errors } of answers) {
    const words = errors?.[0]?.message ?? 'sold';
    said[words] = (said[words] ?? 0) + 1;
  }
  return said;
}

describe.skipIf(!testPostgresUrl())('many buyers at the same time', () => {
  let database: Database;
  let servers: TestServer[];
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    token = (await servers[0]?.token('manager@example.com')) ?? '';
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.close()));
    await database.close();
  });

  function buying(booking: string, trainingClass: string, turn: number, quantity = 1): Promise<GraphqlAnswer> {
    const server = servers[turn % servers.length] ?? expect.unreachable('There is no server.');
    const price = { quantity, unitPrice: 49_500, taxable: true };
    const input = { booking: `bookings/${booking}`, class: `training_classes/${trainingClass}`, ...price };
    return server.ask(token, buy, { input });
  }

  async function soldSeats(trainingClass: string): Promise<number[]> {
    const { rows } = await database.execute<{ seat: number }>(
      sql`SELECT live_seat_number AS seat FROM training_seat_reservation
        WHERE class_id = ${trainingClass} AND released_at IS NULL ORDER BY 1`,
    );
    return rows.map(({ seat }) => seat);
  }

  test('200 buyers of 20 seats: 20 buy, and 180 read that no seats are left', async () => {
    const trainingClass = await addPublicClass(database, 20);
    const drafts = await addDrafts(database, 200);
    const answers = await Promise.all(drafts.map((booking, turn) => buying(booking, trainingClass, turn)));
    expect(tally(answers)).toEqual({ sold: 20, 'There are no seats left on this class.': 180 });
    expect(await soldSeats(trainingClass)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test('purchases for one booking in two classes, in both orders, cause no deadlock, and the total is their sum', async () => {
    const classes = [await addPublicClass(database, 30), await addPublicClass(database, 30)];
    const [booking = ''] = await addDrafts(database, 1);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) => buying(booking, classes[turn % 2] ?? '', turn >> 1)),
    );
    expect(tally(answers)).toEqual({ sold: 40 });
    const { rows } = await database.execute(sql`SELECT net, gross FROM booking WHERE id = ${booking}`);
    expect(rows).toEqual([{ net: 40 * 49_500, gross: 40 * 59_400 }]);
  });

  test('groups of three for 20 seats: six buy, and the others read how many seats are left', async () => {
    const trainingClass = await addPublicClass(database, 20);
    const drafts = await addDrafts(database, 30);
    const answers = await Promise.all(drafts.map((booking, turn) => buying(booking, trainingClass, turn, 3)));
    expect(tally(answers)).toEqual({ sold: 6, 'Only 2 seats are left on this class.': 24 });
    expect(await soldSeats(trainingClass)).toHaveLength(18);
  });

  test('buying, changing, deleting and canceling at the same time leave every item with its seats', async () => {
    const drafts = await addDraftsWithSeats(database, 24);
    const [shared = ''] = drafts;
    const write = (name: string, input: object, turn: number) => {
      const server = servers[turn % servers.length] ?? expect.unreachable('There is no server.');
      return server.ask(token, `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`, {
        input,
      });
    };
    const price = { unitPrice: 49_500, taxable: true };
    const answers = await Promise.all(
      drafts.flatMap((ulid, turn) => [
        buying(ulid, shared, turn),
        write('updateBookingItem', { ...price, id: `booking_items/${ulid}`, quantity: 1 + (turn % 6) }, turn),
        buying(ulid, ulid, turn + 1),
        turn % 3 === 0
          ? write('cancelBooking', { id: `bookings/${ulid}` }, turn + 1)
          : write('deleteBookingItem', { id: `booking_items/${ulid}` }, turn + 1),
      ]),
    );
    const statuses = answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions?.status) ?? []);
    expect(statuses.filter((status) => status !== 409 && status !== 404)).toEqual([]);
    expect(await brokenInvariants(database)).toEqual([]);
  });
});
