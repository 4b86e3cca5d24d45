import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { addDays, toIsoDate } from '@console/format';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const create = 'mutation ($input: createSellerInput!) { createSeller(input: $input) { seller { id version } } }';
const move = 'mutation ($input: moveLockDateInput!) { moveLockDate(input: $input) { seller { lockedBefore } } }';

describeWithDatabase('sellers', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('admin@example.com');
  });
  afterAll(() => server.close());

  const send = (text: string, input: object) => server.ask(token, text, { input });

  async function newSeller(): Promise<{ id: string; version: number }> {
    const { data, errors } = await send(create, { legalName: 'Harbour Wellbeing Ltd' });
    expect(errors).toBeUndefined();
    return (data as { createSeller: { seller: { id: string; version: number } } }).createSeller.seller;
  }

  test('every installation has one default seller, and a brand without its own sells for it', async () => {
    const { data } = await server.ask(
      token,
      '{ sellers { edges { node { legalName isDefault } } } brands(first: 1) { edges { node { seller { legalName isDefault } } } } }',
    );
    const northgate = { legalName: 'Northgate Learning Group Ltd', isDefault: true };
    expect(data).toMatchObject({
      sellers: { edges: [{ node: northgate }] },
      brands: { edges: [{ node: { seller: northgate } }] },
    });
    await expect(database.execute(sql`UPDATE seller SET is_default = true`)).resolves.toBeDefined();
    await newSeller();
    await expect(database.execute(sql`UPDATE seller SET is_default = true`)).rejects.toThrow();
  });

  test('the lock date moves up to today and back again, never into the future', async () => {
    const { id } = await newSeller();
    const today = toIsoDate(server.now);
    const moved = async (lockedBefore: string | null) => {
      const { data, errors } = await send(move, { id, lockedBefore, reason: 'The month is reported.' });
      return errors?.[0]?.message ?? (data as { moveLockDate: { seller: object } }).moveLockDate.seller;
    };
    expect(await moved(addDays(today, 1))).toBe('The lock date must not be in the future.');
    expect(await moved(today)).toEqual({ lockedBefore: `${today}T00:00:00.000Z` });
    expect(await moved('2026-01-01')).toEqual({ lockedBefore: '2026-01-01T00:00:00.000Z' });
    expect(await moved(null)).toEqual({ lockedBefore: null });
  });
});
