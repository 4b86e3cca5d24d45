import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  planOf,
  type Statement,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('bookings of a contact', (databases) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
  });
  afterAll(() => server.close());

  test('the list of bookings is filtered by a contact, beginning with the bookings that name the contact', async () => {
    const { rows } = await database.execute<{ id: string; bookings: string[] }>(sql`SELECT person_id AS id,
      array_agg(booking_id::text ORDER BY booking_id) AS bookings FROM booking_contact
      GROUP BY person_id ORDER BY count(*) DESC, person_id LIMIT 1`);
    const { id = '', bookings = [] } = rows[0] ?? {};
    expect(bookings.length).toBeGreaterThan(1);
    const statements: Statement[] = [];
    const stop = database.onStatement((text, parameters) => statements.push({ text, parameters }));
    const { data, errors } = await server.ask(
      await server.token('manager@example.com'),
      'query ($id: ID!) { bookings(first: 500, customerContact: $id) { totalCount edges { node { id } } } }',
      { id: `customer_contacts/${id}` },
    );
    stop();
    expect(errors).toBeUndefined();
    const found = data?.bookings as { totalCount: number; edges: { node: { id: string } }[] };
    expect(found.totalCount).toBe(bookings.length);
    expect(found.edges.map(({ node }) => node.id).sort()).toEqual(bookings.map((ulid) => `bookings/${ulid}`));
    const reading = statements.filter(({ text }) => text.includes('"booking_contact"'));
    expect(reading).toHaveLength(2);
    for (const statement of reading) {
      const indexes = (await planOf(database, statement)).map((step) => step['Index Name']);
      expect(indexes).toContain('booking_contact_of_person');
    }
  });
});
