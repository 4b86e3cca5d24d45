import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const query = `query ($id: ID!, $first: Int, $after: String) { trainingClass(id: $id) {
  seatsReservedCount
  bookingItems(first: $first, after: $after) {
    totalCount pageInfo { hasNextPage endCursor }
    edges { node { status quantity createdAt booking { reference customer { name } } } } } } }`;

interface Items {
  totalCount: number;
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { status: string; quantity: number; createdAt: string } }[];
}

describeWithDatabase('the bookings of a class', (databases) => {
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

  async function ask(variables: Record<string, unknown>): Promise<{ reserved: number; items: Items }> {
    statements = 0;
    const { data, errors } = await server.ask(token, query, variables);
    expect(errors).toBeUndefined();
    const found = data?.trainingClass as { seatsReservedCount: number; bookingItems: Items };
    return { reserved: found.seatsReservedCount, items: found.bookingItems };
  }

  test('CLS-15 the items that hold the seats of a public class are listed page by page, the latest first', async () => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT class_id AS id FROM booking_item WHERE type = 'public' GROUP BY class_id ORDER BY count(*) DESC, class_id LIMIT 1`,
    );
    const id = `training_classes/${rows[0]?.id}`;
    const { reserved, items } = await ask({ id, first: 500 });
    expect(statements).toBeLessThanOrEqual(7);
    const nodes = items.edges.map(({ node }) => node);
    expect(nodes).toHaveLength(items.totalCount);
    const live = nodes.filter(({ status }) => status !== 'canceled');
    expect(live.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(reserved);
    const times = nodes.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const first = await ask({ id, first: 1 });
    expect(first.items.pageInfo.hasNextPage).toBe(true);
    const second = await ask({ id, first: 1, after: first.items.pageInfo.endCursor });
    expect([...first.items.edges, ...second.items.edges].map(({ node }) => node)).toMatchObject(nodes.slice(0, 2));
  });
});
