import { describeWithDatabase } from '@console/api-kit/testing';
import { bookingMoves } from '@console/bookings-contracts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { saleDesk } from '../testing/saleDesk.ts';

type Move = keyof typeof bookingMoves.moves;

/** The mutation of each move. */
const mutations: Readonly<Record<Move, string>> = {
  confirm: 'confirm',
  deliver: 'deliver',
  complete: 'complete',
  hold: 'hold',
  resume: 'resume',
  resumeDraft: 'resume',
  cancel: 'cancel',
};

/** The states of a booking: its status, and the moves that lead to it from a draft. */
const bookingStates = {
  'a draft': [],
  confirmed: ['confirm'],
  'on hold, and was a draft': ['hold'],
  'on hold, and was confirmed': ['confirm', 'hold'],
  delivered: ['confirm', 'deliver'],
  complete: ['confirm', 'deliver', 'complete'],
  canceled: ['cancel'],
} as const;

const classStates = ['provisional', 'confirmed', 'postponed', 'delivered', 'canceled'] as const;

const finished = ['complete', 'canceled'];

const impactQuery = `query ($id: ID!, $move: BookingMove!) {
  booking(id: $id) { status impactOf(move: $move) { entity reference title consequence } } }`;

interface Impact {
  readonly entity: string;
  readonly reference: string;
  readonly title: string;
  readonly consequence: string;
}

describeWithDatabase('BKG-09 no state of a booking is a dead end', (databases) => {
  const { booking, book, classes, database, letEnd, move, pay, said, server, stored } = saleDesk(databases);

  const setClass = (id: string, status: string) =>
    database().execute(sql`UPDATE training_class SET status = ${status} WHERE id = ${id}`);

  async function impactOf(id: string, name: Move): Promise<readonly Impact[]> {
    const token = await server().token('manager@example.com');
    const { data, errors } = await server().ask(token, impactQuery, { id: `bookings/${id}`, move: name });
    expect(errors).toBeUndefined();
    return (data as { booking: { impactOf: Impact[] } }).booking.impactOf;
  }

  /** A booking in a state, with seats on one class in a state, or on two: the second one takes place. */
  async function arrange(steps: readonly Move[], classStatus: string, second: boolean) {
    const [first = '', other = ''] = await classes(2);
    const id = await booking(second ? [first, other] : [first], 'draft');
    if (steps.includes('deliver')) await letEnd(first, other);
    for (const step of steps) await book(mutations[step], id);
    await setClass(first, classStatus);
    return { id, first };
  }

  /** What a refusal advises, and how it is followed. Each sentence of the table of moves needs a line. */
  const ways: readonly [RegExp, (id: string, first: string) => Promise<unknown>][] = [
    [/^Every class .* Add seats on another class before it is confirmed, or cancel/, (id) => book('cancel', id)],
    [/^Every class .* Cancel the booking instead\.$/, (id) => book('cancel', id)],
    [
      /^A class of this booking is postponed\. It can be (confirmed|resumed) once the class has new dates\.$/,
      async (id, first) => {
        const wasOnHold = (await stored(id))?.status === 'on_hold';
        await move('reschedule', first);
        if ((await stored(id))?.status === (wasOnHold ? 'on_hold' : 'draft')) {
          await book(wasOnHold ? 'resume' : 'confirm', id);
        }
      },
    ],
    [
      /has a class that has not ended\. It can be delivered once all have\.$/,
      async (id) => {
        const { rows } = await database().execute<{ id: string }>(
          sql`SELECT class_id AS id FROM booking_item WHERE booking_id = ${id}`,
        );
        await letEnd(...rows.map((row) => row.id));
        await book('deliver', id);
      },
    ],
  ];

  const combinations = Object.entries(bookingStates).flatMap(([name, steps]) =>
    classStates.flatMap((classStatus) => [false, true].map((second) => ({ name, steps, classStatus, second }))),
  );

  test.each(combinations)('a booking that is $name, its class $classStatus, another class: $second', async (one) => {
    const { name, steps, classStatus, second } = one;
    const { id, first } = await arrange(steps, classStatus, second);
    const status = (await stored(id))?.status ?? '';
    if (finished.includes(status)) return;
    const names = (Object.keys(mutations) as Move[]).filter(
      (each) => !(name.endsWith('draft') ? ['resume'] : ['resumeDraft']).includes(each),
    );
    const offered = names.filter((each) => bookingMoves.moves[each].from.some((from) => from === status));
    let open = 0;
    for (const each of offered) {
      // Each move starts from the same state.
      const again = await arrange(steps, classStatus, second);
      const message = await said(mutations[each], again.id);
      if (message === 'done') {
        open += 1;
        continue;
      }
      const way = ways.find(([pattern]) => pattern.test(message))?.[1];
      if (!way) expect.unreachable(`Nothing follows the advice of: ${message}`);
      await way?.(again.id, again.first);
      expect((await stored(again.id))?.status).not.toBe(status);
    }
    expect(open, `every move of a booking that is ${name} is refused`).toBeGreaterThan(0);
    await setClass(first, 'confirmed');
  });

  test('a preview says of each item what the move then does, and of the booking when it is delivered or complete at once', async () => {
    const [taught = '', gone = ''] = await classes(2);
    const id = await booking([taught, gone], 'draft');
    await letEnd(taught);
    await move('deliver', taught);
    await setClass(gone, 'canceled');
    const before = await impactOf(id, 'confirm');
    expect(
      before.filter(({ entity }) => entity !== 'invoice').map(({ entity, consequence }) => [entity, consequence]),
    ).toEqual([
      ['booking', 'is delivered at once, because all of its classes have been delivered'],
      ['training_class', 'is delivered at once, because its class has been delivered'],
      ['training_class', 'is canceled with its class; 2 seats are free again'],
    ]);
    expect(before.filter(({ entity }) => entity === 'invoice')).toMatchObject([
      { reference: 'New invoice', consequence: expect.stringMatching(/^is drafted for /) },
    ]);
    await book('confirm', id);
    expect(await stored(id)).toMatchObject({
      status: 'delivered',
      items: ['delivered', 'canceled'],
      invoices: ['draft'],
      seats: 2,
    });
    expect(await impactOf(id, 'complete')).toMatchObject([
      { entity: 'training_class', consequence: 'is complete' },
      { entity: 'invoice', consequence: 'stays: £1,188.00 of it is not paid' },
    ]);
    expect(await impactOf(id, 'confirm')).toMatchObject([
      { entity: 'refusal', consequence: 'This booking is delivered. Only one that is draft can become confirmed.' },
    ]);
  });

  test('marking a paid booking as delivered completes it, and the preview says so', async () => {
    const [trainingClass = ''] = await classes(1);
    const id = await booking([trainingClass]);
    await letEnd(trainingClass);
    expect((await impactOf(id, 'deliver')).map(({ consequence }) => consequence)).toEqual(['is delivered']);
    await pay(id);
    expect((await impactOf(id, 'deliver')).map(({ consequence }) => consequence)).toEqual([
      'is delivered and complete, because all of it is paid',
      'is delivered',
    ]);
    await book('deliver', id);
    expect(await stored(id)).toMatchObject({ status: 'complete' });
  });

  test('the preview of a cancellation names the seats, the people to tell, and the money that was received', async () => {
    const [trainingClass = ''] = await classes(1);
    const [unpaid, paid] = [await booking([trainingClass]), await booking([trainingClass])];
    await pay(paid, 10_000);
    await database().execute(sql`INSERT INTO attendee (id, reservation_id, given_name, family_name, email)
      SELECT r.id, r.id, 'Idris', 'Khan', 'idris.khan@example.com' FROM training_seat_reservation r
      JOIN booking_item i ON i.id = r.booking_item_id WHERE i.booking_id = ${paid} ORDER BY r.seat_number LIMIT 1`);
    expect((await impactOf(unpaid, 'cancel')).find(({ entity }) => entity === 'invoice')?.consequence).toBe(
      'becomes void',
    );
    expect((await impactOf(paid, 'hold')).map(({ consequence }) => consequence)).toEqual([
      'waits; its 2 seats stay reserved',
    ]);
    const impacts = await impactOf(paid, 'cancel');
    expect(impacts).toMatchObject([
      { entity: 'training_class', consequence: 'is canceled; 2 seats are free again' },
      { entity: 'contact', reference: 'Booker, Biller', consequence: 'has to hear of it' },
      {
        entity: 'delegate',
        reference: expect.stringMatching(/^Seat 3 of TC-\d+$/),
        title: 'Idris Khan',
        consequence: 'loses the seat',
      },
      { entity: 'invoice', consequence: 'stays: £100.00 was paid on it, to be refunded or credited' },
    ]);
    await book('cancel', paid);
    expect(await stored(paid)).toMatchObject({ status: 'canceled', seats: 0, invoices: ['paid_partial'] });
  });
});
