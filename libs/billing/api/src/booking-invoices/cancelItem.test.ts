import { brokenInvariants, describeWithDatabase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { moneyDesk } from '../testing/moneyDesk.ts';

interface Impact {
  readonly entity: string;
  readonly reference: string;
  readonly title: string;
  readonly consequence: string;
}

describeWithDatabase('one item of a booking is canceled', (databases) => {
  const { answer, book, booking, cancel, classes, database, itemsOf, letEnd, move, receive, server, stored } =
    moneyDesk(databases);

  async function impactOf(item: string): Promise<readonly Impact[]> {
    const text =
      'query ($id: ID!) { node(id: $id) { ... on BookingItem { impactOfCancel { entity reference title consequence } } } }';
    const { data } = await answer(text, { id: `booking_items/${item}` });
    const found = data?.node as { impactOfCancel: readonly Impact[] };
    return found.impactOfCancel;
  }
  const meaning = async (item: string, entity = 'booking') =>
    (await impactOf(item)).filter((impact) => impact.entity === entity).map(({ consequence }) => consequence);

  /** Gives the first seat of an item to a new contact of the customer. */
  async function seat(item: string): Promise<void> {
    const { rows } = await database().execute<{ id: string }>(
      sql`SELECT s.id FROM training_seat_reservation r
        JOIN training_seat s ON s.class_id = r.class_id AND s.seat_number = r.seat_number
        WHERE r.booking_item_id = ${item} ORDER BY r.seat_number, s.id LIMIT 1`,
    );
    const text = `mutation ($input: assignTrainingSeatInput!) { assignTrainingSeat(input: $input) { clientMutationId } }`;
    const attendee = { givenName: 'Ada', familyName: 'Lovelace', email: 'ada@calder.example' };
    const { errors } = await answer(text, { input: { id: `training_seats/${rows[0]?.id}`, attendee } });
    expect(errors).toBeUndefined();
  }

  /** The file with the people to tell. */
  async function fileOf(id: string): Promise<string> {
    const text = 'query ($id: ID!) { formerDelegatesDownload(input: { booking: $id }) { path } }';
    const { data } = await answer(text, { id: `bookings/${id}` });
    const link = data?.formerDelegatesDownload as { path: string };
    return (await server().request(`/${link.path}`)).text();
  }

  test('BKG-04 its seats are free, its unpaid invoice is void, and the other items stay', async () => {
    const id = await booking(await classes(2));
    const [first = ''] = await itemsOf(id);
    expect(await meaning(first)).toEqual(['loses 2 seats; its other items stay']);
    expect(await meaning(first, 'invoice')).toEqual(['becomes void']);
    await cancel(first);
    expect(await stored(id)).toMatchObject({
      status: 'confirmed',
      items: ['canceled', 'confirmed'],
      invoices: ['voided', 'draft'],
      seats: 2,
    });
    expect(await meaning(first)).toEqual([]);
  });

  test('the last item that is left takes its booking with it', async () => {
    const id = await booking(await classes(2));
    const [first = '', last = ''] = await itemsOf(id);
    await cancel(first);
    expect(await meaning(last)).toEqual(['loses 2 seats and is canceled']);
    await cancel(last);
    expect(await stored(id)).toMatchObject({ status: 'canceled', items: ['canceled', 'canceled'], seats: 0 });
  });

  test('a paid invoice stays, and the preview says what is to be refunded', async () => {
    const id = await booking(await classes(2));
    const [first = ''] = await itemsOf(id);
    await receive(first, 118_800);
    expect(await meaning(first, 'invoice')).toEqual(['stays: £1,188.00 was paid on it, to be refunded or credited']);
    await cancel(first);
    expect((await stored(id))?.invoices).toEqual(['paid', 'draft']);
  });

  test('a booking whose other items are delivered is delivered', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [taught = '', left = ''] = await itemsOf(id);
    await letEnd(on[0] ?? '');
    await move('deliver', on[0] ?? '');
    expect(await meaning(left)).toEqual(['loses 2 seats and is delivered: nothing is left to deliver']);
    expect(await meaning(taught)).toEqual([]);
    await cancel(left);
    expect(await stored(id)).toMatchObject({ status: 'delivered', items: ['delivered', 'canceled'] });
  });

  test('a booking whose other items are delivered and paid is complete, as the preview says', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [taught = '', left = ''] = await itemsOf(id);
    await letEnd(on[0] ?? '');
    await receive(taught, 118_800);
    await move('deliver', on[0] ?? '');
    expect(await meaning(left)).toEqual([
      'loses 2 seats and is delivered and complete: nothing is left to deliver, and all of it is paid',
    ]);
    await cancel(left);
    expect(await stored(id)).toMatchObject({ status: 'complete', items: ['complete', 'canceled'] });
  });

  test('a booking that waits for the class of the item goes on without it', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [waits = ''] = await itemsOf(id);
    await move('postpone', on[0] ?? '');
    expect(await meaning(waits)).toEqual(['loses 2 seats and is confirmed again']);
    await cancel(waits);
    expect(await stored(id)).toMatchObject({ status: 'confirmed', items: ['canceled', 'confirmed'] });
  });

  test('an item of a booking on hold can be canceled, and the booking stays on hold', async () => {
    const id = await booking(await classes(2));
    await book('hold', id);
    const [first = ''] = await itemsOf(id);
    await cancel(first);
    expect(await stored(id)).toMatchObject({ status: 'on_hold', items: ['canceled', 'on_hold'], seats: 2 });
  });

  test('its delegates and the booker are named before, and stay known afterwards with the reason', async () => {
    const on = await classes(2);
    const id = await booking(on);
    const [first = ''] = await itemsOf(id);
    await seat(first);
    const impacts = await impactOf(first);
    expect(impacts.find(({ entity }) => entity === 'delegate')).toMatchObject({
      title: 'Ada Lovelace',
      consequence: 'loses the seat',
    });
    expect(impacts.find(({ entity }) => entity === 'contact')?.reference).toBe('Booker, Biller');
    await cancel(first, 'Ada is ill');
    expect(await fileOf(id)).toMatch(
      /^\uFEFF?Role,Class,Seat,Given name,Family name,Email,Telephone\r\n"Booker, Biller",,,[^\r]+\r\nDelegate,TC-\d+,1,Ada,Lovelace,ada@calder\.example,\r\n$/,
    );
    const text = `query ($id: ID!) { booking(id: $id) { hasFormerDelegates
      formerReservations { attendee { givenName email } }
      items(first: 9) { edges { node { canceledAt cancelReason } } } } }`;
    const { data } = await answer(text, { id: `bookings/${id}` });
    expect(data?.booking).toMatchObject({
      hasFormerDelegates: true,
      formerReservations: [{ attendee: { givenName: 'Ada', email: 'ada@calder.example' } }],
      items: {
        edges: [
          { node: { canceledAt: expect.any(String), cancelReason: 'Ada is ill' } },
          { node: { canceledAt: null, cancelReason: null } },
        ],
      },
    });
    const { rows } = await database().execute(
      sql`SELECT entity, reason FROM history WHERE target_id IN (${id}, ${on[0]}) AND reason IS NOT NULL ORDER BY entity`,
    );
    expect(rows).toEqual([
      { entity: 'booking', reason: 'Ada is ill' },
      { entity: 'class', reason: 'Ada is ill' },
    ]);
  });

  test('attendance and notes on its seats keep an item', async () => {
    const id = await booking(await classes(1));
    const [item = ''] = await itemsOf(id);
    const text = `mutation ($input: cancelBookingItemInput!) { cancelBookingItem(input: $input) { clientMutationId } }`;
    const said = async () => (await answer(text, { input: { id: `booking_items/${item}` } })).errors?.[0]?.message;
    const mark = (set: ReturnType<typeof sql>) =>
      database().execute(sql`UPDATE training_seat s SET ${set} FROM training_seat_reservation r
        WHERE r.booking_item_id = ${item} AND s.class_id = r.class_id AND s.seat_number = r.seat_number`);
    await mark(sql`attendance_comments = 'Late'`);
    expect(await said()).toBe(
      'There are attendance notes on attendees of this item. Clear them before it is canceled.',
    );
    await mark(sql`attendance_comments = NULL, attendance = 'full'`);
    expect(await said()).toBe('Attendance is recorded for attendees of this item, so it can no longer be canceled.');
    await mark(sql`attendance = 'none'`);
    await cancel(item);
  });

  test('nothing contradicts itself afterwards', async () => {
    expect(await brokenInvariants(database())).toEqual([]);
  });
});
