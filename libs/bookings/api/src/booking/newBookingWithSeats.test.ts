import { type Database, newId } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const creating = `mutation ($input: createBookingInput!) { createBooking(input: $input) { booking {
  id status confirmedAt netPrice { amount } expectedTotalValue { amount }
  items(first: 5) { edges { node { title quantity status class { id seatsFreeCount } } } }
  invoices(first: 5) { edges { node { status gross { amount } } } }
} } }`;

describeWithDatabase('a new booking with its seats', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  /** The fields that every new booking needs. */
  let fields: Record<string, unknown>;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    fields = await requiredFields();
  });
  afterAll(() => server.close());

  async function requiredFields() {
    const { rows } = await database.execute<Record<string, string>>(
      sql`SELECT b.brand_id AS brand, b.account_manager_id AS manager, b.customer_id AS customer, p.id AS person
        FROM booking b JOIN customer c ON c.id = b.customer_id JOIN person p ON p.customer_id = c.id
        WHERE c.billing_address_id IS NOT NULL ORDER BY b.number, p.id LIMIT 1`,
    );
    const { brand, manager, customer, person } = rows[0] ?? expect.unreachable('No customer has an address.');
    return {
      title: 'By telephone',
      brand: `brands/${brand}`,
      accountManager: `users/${manager}`,
      customer: `customers/${customer}`,
      booker: `customer_contacts/${person}`,
      biller: `customer_contacts/${person}`,
    };
  }

  const create = (more: object): Promise<GraphqlAnswer> =>
    server.ask(token, creating, { input: { ...fields, ...more } });

  const seatsOn = (trainingClass: string, quantity = 2, unitPrice = 49_500) => ({
    seats: { class: `training_classes/${trainingClass}`, quantity, unitPrice, taxable: true },
  });

  async function counts() {
    const { rows } = await database.execute(sql`SELECT (SELECT count(*)::int FROM booking) AS bookings,
      (SELECT count(*)::int FROM booking_item) AS items, (SELECT count(*)::int FROM address) AS addresses,
      (SELECT count(*)::int FROM training_seat_reservation) AS seats, (SELECT count(*)::int FROM history) AS history`);
    return rows[0];
  }

  test('BKG-02 BKG-04 a booking and its seats are made in one write', async () => {
    const held = await addPublicClass(database, 6);
    const { data, errors } = await create(seatsOn(held));
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      createBooking: {
        booking: {
          status: 'draft',
          confirmedAt: null,
          netPrice: { amount: 99_000 },
          expectedTotalValue: { amount: 118_800 },
          items: {
            edges: [
              { node: { quantity: 2, status: 'draft', class: { id: `training_classes/${held}`, seatsFreeCount: 4 } } },
            ],
          },
          invoices: { edges: [] },
        },
      },
    });
  });

  test('BKG-09 a booking that is confirmed at once has its invoice, and the day of its confirmation', async () => {
    const held = await addPublicClass(database, 6);
    const { data, errors } = await create({ ...seatsOn(held), bookedAt: '2026-02-03', confirm: true });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({
      createBooking: {
        booking: {
          status: 'confirmed',
          confirmedAt: expect.any(String),
          items: { edges: [{ node: { status: 'confirmed' } }] },
          invoices: { edges: [{ node: { status: 'draft', gross: { amount: 118_800 } } }] },
        },
      },
    });
    const { rows } = await database.execute(
      sql`SELECT confirmed_at::date > booked_at::date AS later FROM booking ORDER BY created_at DESC, id DESC LIMIT 1`,
    );
    expect(rows).toEqual([{ later: true }]);
  });

  test('a class without enough seats, one that is over and a price too high are refused at their fields, and nothing is written', async () => {
    const held = await addPublicClass(database, 3);
    const canceled = await addPublicClass(database, 3);
    await database.execute(sql`UPDATE training_class SET status = 'canceled' WHERE id = ${canceled}`);
    const before = await counts();
    const refusals = [
      [seatsOn(held, 4), 'seats.quantity', 'Only 3 seats are left on this class.'],
      [seatsOn(canceled), 'seats.class', expect.stringMatching(/canceled/)],
      [seatsOn(held, 3, 1_000_000_000), 'seats.unitPrice', 'An item can come to at most £10,000,000.00'],
      [seatsOn(newId()), 'seats.class', 'This training class no longer exists.'],
    ] as const;
    for (const [seats, path, message] of refusals) {
      const { errors } = await create(seats);
      expect(errors?.[0]?.extensions).toMatchObject({ status: 422, violations: [{ path, message }] });
    }
    expect(await counts()).toEqual(before);
  });

  test('a booking that lacks a part of a confirmed one is not made at all', async () => {
    const before = await counts();
    const { errors } = await create({ confirm: true });
    expect(errors?.[0]?.message).toBe('Before it is confirmed this booking needs an item.');
    expect(await counts()).toEqual(before);
  });

  test('eight people book the last three seats at once: three bookings, and five refusals without a trace', async () => {
    const held = await addPublicClass(database, 3);
    const before = await counts();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create({ ...seatsOn(held, 1), confirm: true })));
    const said = answers.map(({ errors }) => errors?.[0]?.extensions?.status ?? 'made').sort();
    expect(said).toEqual([...Array(5).fill(422), ...Array(3).fill('made')]);
    const { bookings = 0, items = 0 } = (before ?? {}) as Record<string, number>;
    expect(await counts()).toMatchObject({ bookings: bookings + 3, items: items + 3 });
  });
});
