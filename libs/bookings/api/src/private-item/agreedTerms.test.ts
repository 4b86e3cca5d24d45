import { type Database, newId } from '@console/api-kit/database';
import {
  brokenInvariants,
  demoDatabase,
  describeWithDatabase,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addTrainer, classDesk, saidOf } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftsWithClass, addDraftsWithPrivateItem } from '../testing/privateRows.ts';

const price = { quantity: 2, unitPrice: 90_500, taxable: true };

describeWithDatabase('what a private item agrees reaches its class', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  const { write } = classDesk(
    () => database,
    () => token,
  );

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(async () => {
    expect(await brokenInvariants(database)).toEqual([]);
    await server.close();
  });

  const send = async (name: string, input: object) => saidOf(await write(server, name, input));
  const change = (id: string, more: object) => send('updatePrivateBookingItem', { id: `booking_items/${id}`, ...more });
  const rows = async (query: ReturnType<typeof sql>) => (await database.execute(query)).rows;
  /** A trainer of the course of a class, at £450.00 a day. */
  const newTrainer = async (trainingClass: string) => `trainers/${await addTrainer(database, newId(), trainingClass)}`;
  const lines = (trainingClass: string) =>
    rows(sql`SELECT i.quantity, i.unit_price AS price FROM purchase_order o JOIN purchase_order_item i ON i.purchase_order_id = o.id
      WHERE o.class_id = ${trainingClass} AND o.status <> 'canceled' ORDER BY o.id, i.id`);

  /** What the form would show before it is saved. */
  async function preview(trainingClass: string, trainer: string, agreed: object): Promise<string[]> {
    const text = `query ($id: ID!, $trainer: ID, $agreed: AgreedWorkInput!) {
      trainingClass(id: $id) { impactOfTrainer(trainer: $trainer, agreed: $agreed) { entity consequence } } }`;
    const { data } = await server.ask(token, text, { id: `training_classes/${trainingClass}`, trainer, agreed });
    const found = data?.trainingClass as { impactOfTrainer: { entity: string; consequence: string }[] } | undefined;
    return (found?.impactOfTrainer ?? []).flatMap(({ entity, consequence }) =>
      entity === 'purchase_order' ? [consequence] : [],
    );
  }

  test('the preview of another agreement says what the order is written for: typed rate, travel and days', async () => {
    const [id = ''] = await addDraftsWithPrivateItem(database, 1);
    const trainer = await newTrainer(id);
    expect(await preview(id, trainer, { dayRate: 50_000, travel: 6_000, days: 3 })).toEqual([
      'is drafted for £1,560.00',
    ]);
    expect(await change(id, { trainer, trainerDayRate: 50_000 })).toBe('done');
    expect(await lines(id)).toEqual([{ quantity: 1, price: 50_000 }]);
    expect(await preview(id, trainer, { dayRate: 40_000, travel: 6_000, days: 1 })).toEqual([
      'is written anew for £460.00',
    ]);
    expect(await change(id, { trainerDayRate: 40_000, trainerTravel: 6_000 })).toBe('done');
    expect(await lines(id)).toEqual([
      { quantity: 1, price: 40_000 },
      { quantity: 1, price: 6_000 },
    ]);
    // What is agreed already writes nothing anew.
    expect(await preview(id, trainer, { dayRate: 40_000, travel: 6_000, days: 1 })).toEqual([]);
    await database.execute(sql`UPDATE purchase_order SET status = 'confirmed' WHERE class_id = ${id}`);
    const stays = 'stays as it is: agree the change with the supplier';
    expect(await preview(id, trainer, { dayRate: 30_000, days: 1 })).toEqual([stays]);
    expect(await change(id, { trainerDayRate: 30_000 })).toBe('done');
    expect(await lines(id)).toEqual([
      { quantity: 1, price: 40_000 },
      { quantity: 1, price: 6_000 },
    ]);
    const other = await newTrainer(id);
    expect(await preview(id, other, { dayRate: 30_000, days: 1 })).toEqual([
      'stays: it is confirmed',
      'is drafted for £300.00',
    ]);
  });

  test('new dates with a new trainer leave the former trainer to the impact of the trainer', async () => {
    const [id = ''] = await addDraftsWithPrivateItem(database, 1);
    expect(await change(id, { trainer: await newTrainer(id) })).toBe('done');
    const entities = async (keepsTrainer: boolean) => {
      const text = `query ($id: ID!, $keepsTrainer: Boolean) {
        trainingClass(id: $id) { impactOfEdit(edit: sessions, sessions: 3, keepsTrainer: $keepsTrainer) { entity } } }`;
      const { data } = await server.ask(token, text, { id: `training_classes/${id}`, keepsTrainer });
      const found = data?.trainingClass as { impactOfEdit: { entity: string }[] } | undefined;
      return found?.impactOfEdit.map(({ entity }) => entity).toSorted();
    };
    expect(await entities(true)).toEqual(['booking', 'purchase_order', 'trainer']);
    expect(await entities(false)).toEqual(['booking']);
  });

  test('a class that is booked again has an order at the terms of its new item', async () => {
    const [id = ''] = await addDraftsWithClass(database, 1);
    const input = { booking: `bookings/${id}`, class: `training_classes/${id}`, ...price };
    const trainer = await newTrainer(id);
    expect(await send('updateTrainingClass', { id: `training_classes/${id}`, trainer })).toBe('done');
    expect(await send('bookPrivateClass', { ...input, trainerDayRate: 60_000 })).toBe('done');
    expect(await lines(id)).toEqual([{ quantity: 1, price: 60_000 }]);
    const [item] = await rows(sql`SELECT id FROM booking_item WHERE class_id = ${id}`);
    expect(await send('deleteBookingItem', { id: `booking_items/${item?.id}` })).toBe('done');
    expect(await send('bookPrivateClass', input)).toBe('done');
    expect(await lines(id)).toEqual([{ quantity: 1, price: 45_000 }]);
  });

  test('an order that staff canceled is not drafted again without new terms', async () => {
    const [id = ''] = await addDraftsWithClass(database, 1);
    const trainer = await newTrainer(id);
    expect(await send('updateTrainingClass', { id: `training_classes/${id}`, trainer })).toBe('done');
    await database.execute(sql`UPDATE purchase_order SET status = 'canceled' WHERE class_id = ${id}`);
    expect(
      await send('bookPrivateClass', { booking: `bookings/${id}`, class: `training_classes/${id}`, ...price }),
    ).toBe('done');
    expect(await lines(id)).toEqual([]);
  });

  test('the class has the PO number of its item, until somebody gives it one of its own', async () => {
    const [id = ''] = await addDraftsWithClass(database, 1);
    const numberOf = async () =>
      (await rows(sql`SELECT purchase_order_reference AS number FROM training_class WHERE id = ${id}`))[0]?.number;
    const booked = { booking: `bookings/${id}`, class: `training_classes/${id}`, ...price };
    expect(await send('bookPrivateClass', { ...booked, poNumber: 'CVH-88213' })).toBe('done');
    expect(await numberOf()).toBe('CVH-88213');
    const [item] = await rows(sql`SELECT id FROM booking_item WHERE class_id = ${id}`);
    const renumber = (poNumber: string | null) => change(String(item?.id), { poNumber });
    expect(await renumber('CVH-88214')).toBe('done');
    expect(await numberOf()).toBe('CVH-88214');
    expect(await send('updateBookingItem', { id: `booking_items/${item?.id}`, poNumber: 'CVH-88215' })).toBe('done');
    expect(await numberOf()).toBe('CVH-88215');
    expect(await send('updateTrainingClass', { id: `training_classes/${id}`, purchaseOrderReference: 'OWN' })).toBe(
      'done',
    );
    expect(await renumber(null)).toBe('done');
    expect(await numberOf()).toBe('OWN');
  });

  test('the preview of a canceled booking says that the private class stays', async () => {
    const [id = ''] = await addDraftsWithPrivateItem(database, 1);
    const text = 'query ($id: ID!) { booking(id: $id) { impactOf(move: cancel) { entity consequence } } }';
    const { data } = await server.ask(token, text, { id: `bookings/${id}` });
    const found = data?.booking as { impactOf: object[] } | undefined;
    expect(found?.impactOf).toContainEqual({
      entity: 'training_class',
      consequence: 'is canceled; its class stays, without a booking',
    });
  });
});
