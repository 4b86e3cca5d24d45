import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addDrafts } from '../testing/saleRows.ts';

describeWithDatabase('seats for sale', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let booking: string;
  let trainingClass: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    [booking = ''] = await addDrafts(database, 1);
    trainingClass = await addPublicClass(database, 6);
  });

  const price = { unitPrice: 49_500, taxable: true };

  async function write(name: string, input: object): Promise<{ id: string; refusal: string | undefined }> {
    const { data, errors } = await server.ask(
      token,
      `mutation ($input: ${name}Input!) { write: ${name}(input: $input) { bookingItem { id } } }`,
      { input: { ...price, ...input } },
    );
    const { bookingItem } = (data?.write ?? {}) as { bookingItem?: { id: string } };
    return { id: bookingItem?.id ?? '', refusal: errors?.[0]?.message };
  }

  const buy = (quantity = 1) =>
    write('createPublicBookingItem', {
      booking: `bookings/${booking}`,
      class: `training_classes/${trainingClass}`,
      quantity,
    });

  async function setClass(values: string): Promise<void> {
    await database.execute(sql`UPDATE training_class SET ${sql.raw(values)} WHERE id = ${trainingClass}`);
  }

  const endClass = (at: number) => setClass(`ends_at = '${new Date(at).toISOString()}'`);

  test('seats of a private class, and of a class that is over, are not sold', async () => {
    await setClass(`status = 'delivered'`);
    expect((await buy()).refusal).toMatch('has been delivered');
    await setClass(`status = 'canceled'`);
    expect((await buy()).refusal).toMatch('is canceled');
    await setClass(`status = 'postponed'`);
    expect((await buy()).refusal).toMatch('is postponed');
    await setClass(`status = 'confirmed', public_schedule_id = NULL`);
    expect((await buy()).refusal).toMatch('is private');
  });

  test('seats are sold while a class runs, and not after its end; they can still be released', async () => {
    await endClass(server.now.getTime() + 60_000);
    const { id, refusal } = await buy(2);
    expect(refusal).toBeUndefined();
    await endClass(server.now.getTime() - 60_000);
    expect((await buy()).refusal).toBe('This class has ended. Its seats can no longer be booked.');
    expect((await write('updateBookingItem', { id, quantity: 3 })).refusal).toMatch('has ended');
    expect((await write('updateBookingItem', { id, quantity: 1 })).refusal).toBeUndefined();
  });

  test('the numbers of free seats on a page of classes take one more statement', async () => {
    const read = async (fields: string) => {
      const statements: string[] = [];
      const stop = database.onStatement((text) => statements.push(text));
      const { errors } = await server.ask(token, `{ trainingClasses(first: 50) { edges { node { id ${fields} } } } }`);
      stop();
      expect(errors).toBeUndefined();
      return statements.length;
    };
    const without = await read('');
    expect(await read('seatsTotalCount seatsReservedCount seatsFreeCount')).toBe(without + 1);
  });
});
