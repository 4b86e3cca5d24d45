import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { bookingsCanceled } from '@console/bookings-api';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { addBookingsToMove, type State } from '../testing/bookingsToMove.ts';
import { addDrafts } from '../testing/saleRows.ts';

const moves = ['confirm', 'deliver', 'complete', 'hold', 'resume', 'cancel'] as const;
type Move = (typeof moves)[number];

/** The new status of a booking after each move that its state allows. All other moves are refused. */
const arrivals: readonly (State & { readonly is: string; readonly to: Readonly<Partial<Record<Move, string>>> })[] = [
  { is: 'a draft', status: 'draft', to: { confirm: 'confirmed', hold: 'on_hold', cancel: 'canceled' } },
  { is: 'confirmed', status: 'confirmed', to: { deliver: 'delivered', hold: 'on_hold', cancel: 'canceled' } },
  { is: 'delivered', status: 'delivered', to: { complete: 'complete' } },
  { is: 'complete', status: 'complete', to: {} },
  { is: 'on hold, and was a draft', status: 'on_hold', heldFrom: 'draft', to: { resume: 'draft', cancel: 'canceled' } },
  {
    is: 'on hold, and was confirmed',
    status: 'on_hold',
    heldFrom: 'confirmed',
    to: { resume: 'confirmed', cancel: 'canceled' },
  },
  { is: 'canceled', status: 'canceled', to: {} },
];

const buying = `mutation ($input: createPublicBookingItemInput!) {
  createPublicBookingItem(input: $input) { bookingItem { id } } }`;
const deleting = 'mutation ($input: deleteBookingInput!) { deleteBooking(input: $input) { booking { id } } }';

interface Stored {
  [column: string]: unknown;
  status: string;
  heldFrom: string | null;
  items: string[];
  seats: number;
  invoices: number;
}

describeWithDatabase('moves of bookings', (databases) => {
  let database: Database;
  let server: TestServer;
  /** A second server on the same database. */
  let second: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  function make(move: Move, booking: string, to = server): Promise<GraphqlAnswer> {
    const text = `mutation ($input: ${move}BookingInput!) { ${move}Booking(input: $input) { booking { status } } }`;
    return to.ask(token, text, { input: { id: `bookings/${booking}` } });
  }

  function buy(booking: string, trainingClass: string, quantity: number, to = server): Promise<GraphqlAnswer> {
    const price = { quantity, unitPrice: 49_500, taxable: true };
    const input = { booking: `bookings/${booking}`, class: `training_classes/${trainingClass}`, ...price };
    return to.ask(token, buying, { input });
  }

  const remove = (booking: string) => server.ask(token, deleting, { input: { id: `bookings/${booking}` } });

  const saidOf = ({ errors }: GraphqlAnswer) => errors?.[0]?.message ?? 'done';

  /** Returns a booking with its items, the number of its seats and the number of its invoices that are not voided. */
  async function stored(booking: string) {
    const { rows } = await database.execute<Stored>(
      sql`SELECT status, held_from AS "heldFrom", version, net,
          ARRAY(SELECT i.status FROM booking_item i WHERE i.booking_id = b.id ORDER BY i.id) AS items,
          (SELECT count(*)::int FROM booking_item i JOIN training_seat_reservation r
            ON r.booking_item_id = i.id AND r.released_at IS NULL WHERE i.booking_id = b.id) AS seats,
          (SELECT count(*)::int FROM invoice v WHERE v.booking_id = b.id AND v.status <> 'voided') AS invoices
        FROM booking b WHERE id = ${booking}`,
    );
    return rows[0];
  }

  async function seatsTaken(trainingClass: string): Promise<number> {
    const { rows } = await database.execute(
      sql`SELECT FROM training_seat_reservation WHERE class_id = ${trainingClass} AND released_at IS NULL`,
    );
    return rows.length;
  }

  test.each(arrivals)(
    'BKG-09 a booking that is $is: the moves of its state are made, all others refused',
    async ({ to, ...state }) => {
      for (const move of moves) {
        const [booking = ''] = await addBookingsToMove(database, 1, { ...state, over: true });
        const before = await stored(booking);
        const answer = await make(move, booking);
        const arrived = to[move];
        if (arrived === undefined) {
          expect([move, answer.errors?.[0]?.extensions?.status]).toEqual([move, 409]);
          expect(saidOf(answer)).toMatch(
            /^This booking is [a-z ]+( already\.|\. Only one that is [a-z, ]+ can become [a-z ]+\.)$/,
          );
          expect(await stored(booking)).toEqual(before);
        } else {
          expect([move, saidOf(answer)]).toEqual([move, 'done']);
          expect(await stored(booking)).toMatchObject({ status: arrived, version: 2, items: [arrived] });
        }
      }
    },
  );

  test('a booking on hold keeps its seats; canceling it frees them and sets its totals to zero', async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'draft' });
    const [other = '', next = ''] = await addDrafts(database, 2);
    expect(saidOf(await buy(other, booking, 4))).toBe('done');
    for (const move of ['confirm', 'hold'] as const) {
      expect(saidOf(await make(move, booking))).toBe('done');
      expect(await stored(booking)).toMatchObject({ seats: 2, net: 99_000 });
      expect(saidOf(await buy(next, booking, 2))).toBe('There are no seats left on this class.');
    }
    expect(saidOf(await make('cancel', booking))).toBe('done');
    expect(await stored(booking)).toMatchObject({ status: 'canceled', items: ['canceled'], seats: 0, net: 0 });
    expect(saidOf(await buy(next, booking, 2))).toBe('done');
  });

  test('a draft with a canceled class cannot be confirmed, and the reason says what to do', async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'draft' });
    // The class of a booking of these tests has the booking's ULID.
    await database.execute(sql`UPDATE training_class SET status = 'canceled' WHERE id = ${booking}`);
    const before = await stored(booking);
    expect(saidOf(await make('confirm', booking))).toBe(
      'Every class of this booking is canceled. Add seats on another class before it is confirmed, or cancel the booking.',
    );
    expect(await stored(booking)).toEqual(before);
    const other = await addPublicClass(database, 4);
    expect(saidOf(await buy(booking, other, 1))).toBe('done');
    expect(saidOf(await make('confirm', booking))).toBe('done');
    const now = await stored(booking);
    expect([now?.status, now?.items.toSorted(), now?.seats]).toEqual(['confirmed', ['canceled', 'confirmed'], 1]);
  });

  test('a booking on hold that lost its last open item is delivered when it is resumed, as its preview says', async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'confirmed', over: true });
    const other = await addPublicClass(database, 4);
    expect(saidOf(await buy(booking, other, 1))).toBe('done');
    await database.execute(sql`UPDATE training_class SET status = 'delivered' WHERE id = ${booking}`);
    await database.execute(sql`UPDATE booking_item SET status = 'delivered' WHERE id = ${booking}`);
    expect(saidOf(await make('hold', booking))).toBe('done');
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM booking_item WHERE booking_id = ${booking} AND class_id = ${other}`,
    );
    const input = { id: `booking_items/${rows[0]?.id}` };
    const canceling =
      'mutation ($input: cancelBookingItemInput!) { cancelBookingItem(input: $input) { bookingItem { id } } }';
    expect(saidOf(await server.ask(token, canceling, { input }))).toBe('done');
    const impact = await server.ask(
      token,
      '{ booking(id: "bookings/' + booking + '") { impactOf(move: resume) { consequence } } }',
    );
    expect(JSON.stringify(impact.data)).toContain(
      'is delivered at once, because all of its classes have been delivered',
    );
    expect(saidOf(await make('resume', booking))).toBe('done');
    const now = await stored(booking);
    expect([now?.status, now?.items.toSorted()]).toEqual(['delivered', ['canceled', 'delivered']]);
  });

  test('the previews of a page that are refused take a few statements, however many they are', async () => {
    const previews = (list: string, move: string, rows: number) =>
      `{ ${list}(first: ${rows}) { edges { node { impactOf(move: ${move}) { entity } } } } }`;
    for (const [list, filter, move] of [
      ['bookings', 'status: complete', 'cancel'],
      ['trainingClasses', 'status: delivered', 'cancel'],
    ] as const) {
      const counts: number[] = [];
      for (const rows of [2, 20]) {
        let count = 0;
        const stop = database.onStatement(() => {
          count += 1;
        });
        const { data } = await server.ask(token, previews(list, move, rows).replace('(first', `(${filter}, first`));
        stop();
        counts.push(count);
        const found = data?.[list] as { edges: { node: { impactOf: object[] } }[] } | undefined;
        expect(found?.edges.map(({ node }) => node.impactOf)).toEqual(Array(rows).fill([{ entity: 'refusal' }]));
      }
      expect(counts[1], list).toBe(counts[0]);
    }
  });

  test('BKG-09 a booking keeps the day of its first confirmation while it is on hold and after it is resumed', async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'draft' });
    const confirmedAt = async () => {
      const { rows } = await database.execute<{ at: string | null }>(
        sql`SELECT confirmed_at AS at FROM booking WHERE id = ${booking}`,
      );
      return rows[0]?.at ?? null;
    };
    expect(await confirmedAt()).toBeNull();
    await make('confirm', booking);
    await database.execute(sql`UPDATE booking SET confirmed_at = '2026-02-03T09:00:00Z' WHERE id = ${booking}`);
    const first = await confirmedAt();
    for (const move of ['hold', 'resume', 'hold', 'cancel'] as const) {
      expect(saidOf(await make(move, booking))).toBe('done');
      expect(await confirmedAt()).toEqual(first);
    }
  });

  test("a move that a domain above refuses is not made, and the refusal gives that domain's reason", async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'confirmed' });
    bookingsCanceled.followers.push({
      follow: async (writing, [one]) => writing.refuseIf(`${one?.items.length} item is being taught.`),
      foresee: async () => [],
    });
    onTestFinished(() => {
      bookingsCanceled.followers.pop();
    });
    const before = await stored(booking);
    expect(saidOf(await make('cancel', booking))).toBe('1 item is being taught.');
    expect(await stored(booking)).toEqual(before);
  });

  test('simultaneous moves, sales and deletions cause no error and leave every booking and invoice consistent', async () => {
    const bookings = await addBookingsToMove(database, 8, { status: 'draft' });
    const answers = await Promise.all(
      bookings.flatMap((booking, index) => [
        make('confirm', booking),
        buy(booking, booking, 1, second),
        make('hold', booking, second),
        make('resume', booking),
        // Every second booking is not canceled, so that some stay confirmed and on hold.
        ...(index % 2 > 0 ? [] : [make('cancel', booking, second), remove(booking)]),
      ]),
    );
    const unexpected = answers
      .flatMap(({ errors = [] }) => errors)
      .filter(({ extensions }) => ![404, 409, 422].includes(Number(extensions?.status)));
    expect(unexpected).toEqual([]);
    for (const booking of bookings) {
      const now = await stored(booking);
      const items = now?.items ?? [];
      expect(new Set(items)).toEqual(new Set(now && [now.status]));
      const alive = now?.status !== 'canceled';
      // The first item has two seats, each further item one.
      expect([now?.seats ?? 0, await seatsTaken(booking)]).toEqual(Array(2).fill(alive && now ? items.length + 1 : 0));
      expect(now?.invoices ?? 0).toBe((now?.heldFrom ?? now?.status) === 'confirmed' ? items.length : 0);
    }
  });

  test('when one booking is canceled many times at once, one cancelation succeeds', async () => {
    const [booking = ''] = await addBookingsToMove(database, 1, { status: 'confirmed' });
    const answers = await Promise.all([server, second, server, second].map((to) => make('cancel', booking, to)));
    expect(answers.map(saidOf).sort()).toEqual([...Array(3).fill('This booking is canceled already.'), 'done']);
    expect(await stored(booking)).toMatchObject({ version: 2, items: ['canceled'], seats: 0 });
  });
});
