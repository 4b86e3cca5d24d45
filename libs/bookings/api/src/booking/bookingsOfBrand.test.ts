import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const query = `query ($createdAt: [BookingFilter_createdAt!]) {
  brands { edges { node { name bookings(createdAt: $createdAt) { totalCount } } } } }`;

describeWithDatabase('bookings of brands', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  /** Returns the number of bookings by brand. */
  async function totals(createdAt?: object[]): Promise<Record<string, number>> {
    statements = 0;
    const { data, errors } = await server.ask(token, query, { createdAt });
    expect(errors).toBeUndefined();
    const brands = data?.brands as
      | { edges: { node: { name: string; bookings: { totalCount: number } } }[] }
      | undefined;
    return Object.fromEntries((brands?.edges ?? []).map(({ node }) => [node.name, node.bookings.totalCount]));
  }

  async function expected(before: string): Promise<Record<string, number>> {
    const { rows } = await database.execute(sql`SELECT b.name, count(k.id)::int AS bookings FROM brand b
      LEFT JOIN booking k ON k.brand_id = b.id AND k.created_at < ${before}::timestamptz GROUP BY b.name`);
    return Object.fromEntries(
      (rows as { name: string; bookings: number }[]).map(({ name, bookings }) => [name, bookings]),
    );
  }

  test('CLS-18 each brand has the number of bookings that were created in a period, counted in one statement', async () => {
    const middle = '2026-06-01T00:00:00.000Z';
    const all = await totals();
    expect(statements).toBeLessThanOrEqual(3);
    expect(all).toEqual(await expected('2100-01-01T00:00:00.000Z'));
    const early = await totals([{ strictly_before: middle }]);
    expect(early).toEqual(await expected(middle));
    const late = await totals([{ after: middle }]);
    for (const [name, total] of Object.entries(all)) expect((early[name] ?? 0) + (late[name] ?? 0)).toBe(total);
  });

  test('the list of bookings shows the bookings that a brand counts', async () => {
    const created = [{ after: '2026-03-01T00:00:00.000Z', strictly_before: '2026-06-01T00:00:00.000Z' }];
    const counted = await totals(created);
    const { data } = await server.ask(token, '{ brands { edges { node { id name } } } }');
    const brands = data?.brands as { edges: { node: { id: string; name: string } }[] };
    for (const { node } of brands.edges) {
      const { data: listed } = await server.ask(
        token,
        'query ($id: ID!, $created: [BookingFilter_createdAt!]) { bookings(brand: $id, createdAt: $created) { totalCount } }',
        { id: node.id, created },
      );
      expect([node.name, listed?.bookings]).toEqual([node.name, { totalCount: counted[node.name] }]);
    }
    expect(Object.values(counted).some((count) => count > 0)).toBe(true);
  });
});
