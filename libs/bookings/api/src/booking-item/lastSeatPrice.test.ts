import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDraftsWithSeats } from '../testing/saleRows.ts';

const asking = `query ($id: ID!, $other: ID!) {
  one: trainingClass(id: $id) { lastSeatPrice { amount } } two: trainingClass(id: $other) { lastSeatPrice { amount } } }`;

describeWithDatabase('the proposed price of a seat', (databases) => {
  let database: Database;
  let server: TestServer;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function pricesOf(one: string, other: string) {
    const token = await server.token('manager@example.com');
    statements = 0;
    const variables = { id: `training_classes/${one}`, other: `training_classes/${other}` };
    const { data, errors } = await server.ask(token, asking, variables);
    expect(errors).toBeUndefined();
    const { one: first, two } = data as Record<'one' | 'two', { lastSeatPrice: { amount: number } | null }>;
    return [first.lastSeatPrice?.amount, two.lastSeatPrice?.amount];
  }

  const sold = (id: string, pence: number) =>
    database.execute(sql`UPDATE booking_item SET unit_price = ${pence}, created_at = now() WHERE id = ${id}`);

  test('is that of the latest sale of the class, or else of its course; a canceled sale does not count', async () => {
    const [first = '', second = ''] = await addDraftsWithSeats(database, 2);
    await sold(first, 41_000);
    await sold(second, 52_000);
    const unsold = await addPublicClass(database, 4);
    expect(await pricesOf(first, unsold)).toEqual([41_000, 52_000]);
    expect(statements).toBeLessThanOrEqual(6);
    await database.execute(sql`UPDATE booking_item SET status = 'canceled' WHERE id IN (${first}, ${second})`);
    const [own, ofCourse] = await pricesOf(first, unsold);
    expect(own).toBe(ofCourse);
    expect(own).not.toBe(41_000);
  });
});
