import { type Database, newId } from '@console/api-kit/database';
import {
  brokenInvariants,
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addCourseToHold, addTrainer, classDesk, classToHold, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftsWithClass, addDraftsWithPrivateItem, addPrivateClass } from '../testing/privateRows.ts';
import { addDrafts } from '../testing/saleRows.ts';

const hours = { startsAt: '09:30', endsAt: '16:30' };
const price = { quantity: 2, unitPrice: 90_500, taxable: true };

describeWithDatabase('private items', (databases) => {
  let database: Database;
  let servers: TestServer[];
  let token: string;
  const { write } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    token = (await servers[0]?.token('manager@example.com')) ?? '';
  });
  afterAll(async () => {
    expect(await brokenInvariants(database)).toEqual([]);
    await Promise.all(servers.map((server) => server.close()));
  });

  const send = (name: string, input: object, turn = 0): Promise<GraphqlAnswer> =>
    write(servers[turn % servers.length] ?? expect.unreachable('There is no server.'), name, input);

  const violations = ({ errors }: GraphqlAnswer) => errors?.[0]?.extensions?.violations;

  /** Makes a private item with its class, and returns the ulid of the class. */
  async function make(more: object = {}, draft?: string): Promise<{ answer: GraphqlAnswer; id: string }> {
    const id = draft ?? (await addDrafts(database, 1))[0] ?? '';
    if (!draft) await addCourseToHold(database, id);
    const answer = await send('createPrivateBookingItem', {
      ...{ booking: `bookings/${id}`, ...classToHold(id), ...price },
      ...more,
    });
    return { answer, id };
  }

  const rows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;
  const one = async (query: ReturnType<typeof sql>) => (await rows(query))[0];
  const classOf = async (booking: string) =>
    String(
      (await one(sql`SELECT class_id FROM booking_item WHERE booking_id = ${booking} ORDER BY id DESC`))?.class_id,
    );
  const orderLines = (trainingClass: string) =>
    rows(sql`SELECT o.status, i.description, i.quantity, i.unit_price AS price FROM purchase_order o
      JOIN purchase_order_item i ON i.purchase_order_id = o.id WHERE o.class_id = ${trainingClass} ORDER BY o.id, i.id`);

  const delivery = (quantity: number, rate: number, status = 'draft') => ({
    ...{ status, description: 'Leadership Essentials, delivery', quantity, price: rate },
  });
  const travel = (amount: number) => ({
    ...{ status: 'draft', description: 'Leadership Essentials, travel', quantity: 1, price: amount },
  });

  /** A trainer of the course of a class, at £450.00 a day. */
  const trainerOf = (trainingClass: string) => addTrainer(database, newId(), trainingClass);

  test('BKG-06 a private item makes its class for the customer of the booking and holds every place', async () => {
    const { answer, id } = await make();
    expect(saidOf(answer)).toBe('done');
    expect(
      await one(sql`SELECT i.type, i.title, i.net, i.gross, i.tax_rate_percent AS rate, c.status, c.customer_id = b.customer_id AS same,
          c.public_schedule_id AS schedule,
          (SELECT count(*)::int FROM training_seat_reservation r WHERE r.booking_item_id = i.id) AS held
        FROM booking_item i JOIN booking b ON b.id = i.booking_id JOIN training_class c ON c.id = i.class_id WHERE b.id = ${id}`),
    ).toEqual({
      ...{ type: 'private', title: 'Leadership Essentials', net: 181_000, gross: 217_200, rate: null },
      ...{ status: 'provisional', same: true, schedule: null, held: 12 },
    });
  });

  test('what was agreed with the trainer is what the purchase order of the trainer says', async () => {
    const { id } = await make();
    const trainer = await trainerOf(await classOf(id));
    const agreed = { trainerDayRate: 48_000, trainerTravel: 8_550 };
    expect(saidOf((await make({ trainer: `trainers/${trainer}`, ...agreed }, id)).answer)).toBe('done');
    const made = await classOf(id);
    expect(await orderLines(made)).toEqual([delivery(2, 48_000), travel(8_550)]);

    const item = String((await one(sql`SELECT id FROM booking_item WHERE class_id = ${made}`))?.id);
    const change = (more: object) => send('updateBookingItem', { id: `booking_items/${item}`, ...more });
    expect(saidOf(await change({ trainerDayRate: 50_000, trainerTravel: null }))).toBe('done');
    expect(await orderLines(made)).toEqual([delivery(2, 50_000)]);
    // Without an agreed rate, the trainer's rate for the course holds.
    expect(saidOf(await change({ trainerDayRate: null, trainerTravel: 9_000 }))).toBe('done');
    expect(await orderLines(made)).toEqual([delivery(2, 45_000), travel(9_000)]);
    // An order that the supplier knows stays.
    const order = (await one(sql`SELECT id FROM purchase_order WHERE class_id = ${made}`))?.id;
    await database.execute(sql`UPDATE purchase_order SET status = 'provisional' WHERE id = ${order}`);
    expect(saidOf(await send('acknowledgePurchaseOrder', { id: `purchase_orders/${order}` }))).toBe('done');
    expect(saidOf(await change({ trainerDayRate: 60_000 }))).toBe('done');
    const known = [delivery(2, 45_000), travel(9_000)].map((line) => ({ ...line, status: 'provisional' }));
    expect(await orderLines(made)).toEqual(known);
  });

  test('a trainer who teaches elsewhere at these times is refused at the field, and nothing is made', async () => {
    const { id } = await make();
    const trainer = `trainers/${await trainerOf(await classOf(id))}`;
    expect(saidOf((await make({ trainer }, id)).answer)).toBe('done');
    const before = await one(sql`SELECT count(*)::int AS classes FROM training_class`);
    const { answer } = await make({ trainer }, id);
    expect(violations(answer)).toEqual([
      { path: 'trainer', message: expect.stringMatching(/^Imogen Barraclough teaches TC-\d+/) },
    ]);
    expect(await one(sql`SELECT count(*)::int AS classes FROM training_class`)).toEqual(before);
  });

  test('a course without a published version is refused at the field', async () => {
    const { id } = await make();
    await database.execute(sql`UPDATE course SET published_version_id = NULL WHERE id = ${id}`);
    expect(violations((await make({}, id)).answer)).toEqual([
      { path: 'course', message: expect.stringContaining('has no published version. Publish the course first.') },
    ]);
  });

  /** A confirmed booking with a private item, whose invoice is drafted. */
  async function confirmed(): Promise<string> {
    const [id = ''] = await addDrafts(database, 1);
    await addCourseToHold(database, id);
    await database.execute(sql`UPDATE booking SET status = 'confirmed' WHERE id = ${id}`);
    expect(saidOf((await make({}, id)).answer)).toBe('done');
    return id;
  }

  test('a private item of a confirmed booking drafts its invoice', async () => {
    const id = await confirmed();
    expect(
      await rows(sql`SELECT v.status, l.unit_price AS price, l.quantity FROM invoice v JOIN invoice_line l ON l.invoice_id = v.id
        WHERE v.booking_id = ${id}`),
    ).toEqual([{ status: 'draft', price: 90_500, quantity: 2 }]);
  });

  test('two bookings take the same unbooked class at once: one holds it, the other reads who does', async () => {
    const [first = '', second = ''] = await addDrafts(database, 2);
    const trainingClass = `training_classes/${await addPrivateClass(database, first)}`;
    const answers = await Promise.all(
      [first, second].map((draft, turn) =>
        send('bookPrivateClass', { booking: `bookings/${draft}`, class: trainingClass, ...price }, turn),
      ),
    );
    expect(answers.map(saidOf).sort()).toEqual([expect.stringMatching(/^BK-\d+ holds this class already\.$/), 'done']);
  });

  test('a class that a colleague cancels while the form is open is refused, and nothing is booked', async () => {
    const [draft = ''] = await addDraftsWithClass(database, 1);
    expect(saidOf(await send('cancelTrainingClass', { id: `training_classes/${draft}` }))).toBe('done');
    const input = { booking: `bookings/${draft}`, class: `training_classes/${draft}`, ...price };
    expect(saidOf(await send('bookPrivateClass', input))).toBe('This class is canceled and can no longer be booked.');
    expect(await rows(sql`SELECT id FROM booking_item WHERE booking_id = ${draft}`)).toEqual([]);
  });

  test('the classes to book are those of the customer that no booking holds, also after an item is deleted', async () => {
    const [draft = ''] = await addDraftsWithClass(database, 1);
    const toBook = async () => {
      const text = 'query ($id: ID!) { booking(id: $id) { classesToBook { id } } }';
      const { data } = (await servers[0]?.ask(token, text, { id: `bookings/${draft}` })) ?? {};
      const booking = data?.booking as { classesToBook: { id: string }[] } | undefined;
      return booking?.classesToBook.map(({ id }) => id);
    };
    const trainingClass = `training_classes/${draft}`;
    expect(await toBook()).toContain(trainingClass);
    expect(
      saidOf(await send('bookPrivateClass', { booking: `bookings/${draft}`, class: trainingClass, ...price })),
    ).toBe('done');
    expect(await toBook()).not.toContain(trainingClass);
    const item = (await one(sql`SELECT id FROM booking_item WHERE booking_id = ${draft}`))?.id;
    expect(saidOf(await send('deleteBookingItem', { id: `booking_items/${item}` }))).toBe('done');
    expect(await toBook()).toContain(trainingClass);
  });

  test('the dates of an invoiced item can change, its price cannot', async () => {
    const booking = await confirmed();
    const item = await one(sql`SELECT id, class_id AS held FROM booking_item WHERE booking_id = ${booking}`);
    const [first] = await rows(sql`SELECT id FROM training_session WHERE class_id = ${item?.held} ORDER BY starts_at`);
    const sessions = [{ id: `training_sessions/${first?.id}`, date: '2098-05-18', ...hours }];
    const change = (more: object) => send('updatePrivateBookingItem', { id: `booking_items/${item?.id}`, ...more });
    expect(saidOf(await change({ sessions, reason: 'The customer asked.', ...price }))).toBe('done');
    await database.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE booking_id = ${booking}`);
    expect(saidOf(await change({ unitPrice: 80_000 }))).toMatch(
      /^This item is on INV-\d+ and can no longer be changed\.$/,
    );
    expect(saidOf(await change({ trainerDayRate: 40_000 }))).toBe('done');
  });

  test('a new trainer must be free at the new times, not at the former ones', async () => {
    const [id = '', other = ''] = await addDraftsWithPrivateItem(database, 2);
    const trainer = await trainerOf(id);
    await database.execute(sql`UPDATE training_class SET trainer_id = ${trainer} WHERE id = ${other}`);
    const change = (day: string) =>
      send('updatePrivateBookingItem', {
        id: `booking_items/${id}`,
        sessions: [{ id: `training_sessions/${id}`, date: day, ...hours }],
        reason: 'The customer asked.',
        trainer: `trainers/${trainer}`,
      });
    // On 11 May the trainer teaches the other class.
    await database.execute(
      sql`UPDATE training_session SET starts_at = '2098-05-13T09:30Z', ends_at = '2098-05-13T16:30Z' WHERE id = ${id}`,
    );
    expect(violations(await change('2098-05-11'))).toEqual([
      { path: 'trainer', message: expect.stringContaining('teaches TC-') },
    ]);
    await database.execute(
      sql`UPDATE training_session SET starts_at = '2098-05-11T09:30Z', ends_at = '2098-05-11T16:30Z' WHERE id = ${id}`,
    );
    expect(saidOf(await change('2098-05-12'))).toBe('done');
    expect(
      await one(sql`SELECT trainer_id AS trainer, starts_at::date::text AS day FROM training_class WHERE id = ${id}`),
    ).toEqual({ trainer, day: '2098-05-12' });
  });

  test('another platform keeps no link of the old one, also when the sessions are sent with it', async () => {
    const [id = ''] = await addDraftsWithPrivateItem(database, 1);
    const session = { id: `training_sessions/${id}`, date: '2098-05-11', ...hours };
    const change = async (deliveryPlatform: string, meetingLink?: string) => {
      const item = { id: `booking_items/${id}`, deliveryFormat: 'virtual', deliveryPlatform };
      const sessions = meetingLink && { sessions: [{ ...session, meetingLink }], reason: 'Another platform.' };
      expect(saidOf(await send('updatePrivateBookingItem', { ...item, ...sessions }))).toBe('done');
      return (await one(sql`SELECT meeting_link AS link FROM training_session WHERE id = ${id}`))?.link;
    };
    const [zoom, teams] = ['https://zoom.example/j/1', 'https://teams.example/j/1'];
    expect(await change('zoom', zoom)).toBe(zoom);
    expect(await change('ms_teams', zoom)).toBeNull();
    expect(await change('ms_teams', teams)).toBe(teams);
    expect(await change('zoom', zoom)).toBe(zoom);
    expect(await change('other')).toBeNull();
  });

  test('an older version of the class is refused, and neither item nor class changes', async () => {
    const [id = ''] = await addDraftsWithPrivateItem(database, 1);
    const change = (classVersion: number) =>
      send('updatePrivateBookingItem', { id: `booking_items/${id}`, classVersion, maxAttendees: 8, unitPrice: 1 });
    const { version } = (await one(sql`SELECT version FROM training_class WHERE id = ${id}`)) ?? {};
    expect(saidOf(await change(Number(version) - 1))).toBe('This training class has been changed since you opened it.');
    expect(await one(sql`SELECT unit_price AS price FROM booking_item WHERE id = ${id}`)).toEqual({ price: 90_500 });
    expect(saidOf(await change(Number(version)))).toBe('done');
  });

  test('an item of seats on a public class is not edited with its class, and has no terms of a trainer', async () => {
    const item = (await one(sql`SELECT id FROM booking_item WHERE type = 'public' AND status = 'confirmed' LIMIT 1`))
      ?.id;
    const input = { id: `booking_items/${item}` };
    expect(saidOf(await send('updatePrivateBookingItem', { ...input, maxAttendees: 8 }))).toBe(
      'This item has seats on a public class. The class is changed on its own screen.',
    );
    expect(saidOf(await send('updateBookingItem', { ...input, trainerDayRate: 1 }))).toBe(
      'Only a private class has a day rate and travel of its own.',
    );
  });
});
