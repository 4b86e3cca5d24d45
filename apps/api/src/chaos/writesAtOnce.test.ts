import type { Database } from '@console/api-kit/database';
import {
  brokenInvariants,
  demoDatabase,
  describeOnEachDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { addContact, addDraftsWithSeats } from '@console/bookings-api/testing';
import { runJobs } from '@console/core-api/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROUNDS = 12;

interface Write {
  readonly name: string;
  readonly input: Record<string, unknown>;
}

/** All writes that concern one booking. Users who do not know of each other send them at the same time. */
function writesOn(ulid: string, refers: { brand: string; accountManager: string }): Write[] {
  const booking = `bookings/${ulid}`;
  const item = `booking_items/${ulid}`;
  const price = { unitPrice: 49_500, taxable: true };
  const contact = `customer_contacts/${ulid}`;
  return [
    { name: 'confirmBooking', input: { id: booking } },
    { name: 'deleteBooking', input: { id: booking } },
    { name: 'createPublicBookingItem', input: { booking, class: `training_classes/${ulid}`, quantity: 2, ...price } },
    { name: 'deleteBookingItem', input: { id: item } },
    { name: 'updateBookingItem', input: { id: item, quantity: 3, ...price } },
    { name: 'cancelBooking', input: { id: booking } },
    { name: 'updateBooking', input: { id: booking, title: 'Spring cohort', ...refers } },
    { name: 'assignCustomerContactToBooking', input: { id: booking, customerContact: contact, roles: ['booker'] } },
    { name: 'createNote', input: { booking, body: '<p>Who was first?</p>' } },
    { name: 'holdBooking', input: { id: booking } },
    { name: 'deleteBooking', input: { id: booking } },
    { name: 'createPublicBookingItem', input: { booking, class: `training_classes/${ulid}`, quantity: 4, ...price } },
  ];
}

/** Starts an import of delegates. It runs as a job. */
const importInto = (ulid: string): Write => ({
  name: 'importDelegates',
  input: { bookingItem: `booking_items/${ulid}`, delegates: `Maya Okafor maya.${ulid}@calder.example` },
});

describeOnEachDatabase('all writes to one booking at the same time', (each) => {
  let database: Database;
  let servers: TestServer[];
  let token: string;

  beforeAll(async () => {
    database = await each.create(demoDatabase());
    servers = await Promise.all([startTestServer({ database }), startTestServer({ database })]);
    token = (await servers[0]?.token('manager@example.com')) ?? '';
  });
  afterAll(() => Promise.all(servers.map((server) => server.close())));

  const send = ({ name, input }: Write, turn: number, key?: string): Promise<GraphqlAnswer> => {
    const text = `mutation ($input: ${name}Input!) { ${name}(input: $input) { clientMutationId } }`;
    const server = servers[turn % 2] ?? expect.unreachable('There is no server.');
    return server.ask(token, text, { input }, key === undefined ? {} : { 'idempotency-key': key });
  };

  async function prepare(count: number) {
    const { rows } = await database.execute<{ brand: string; manager: string }>(
      sql`SELECT brand_id AS brand, account_manager_id AS manager FROM booking ORDER BY number LIMIT 1`,
    );
    const refers = { brand: `brands/${rows[0]?.brand}`, accountManager: `users/${rows[0]?.manager}` };
    const drafts = await addDraftsWithSeats(database, count);
    for (const ulid of drafts) await addContact(database, ulid, ulid);
    return { drafts, refers, broken: await brokenInvariants(database) };
  }

  test('each is done or refused with a sentence, in any order, and none is half done', async () => {
    const { drafts, refers, broken } = await prepare(ROUNDS);
    const said = new Set<string>();
    for (const [round, ulid] of drafts.entries()) {
      const writes = writesOn(ulid, refers);
      // Each write comes first in some round.
      const order = [...writes.slice(round % writes.length), ...writes.slice(0, round % writes.length)];
      await send(importInto(ulid), round);
      const [errors, ...answers] = await Promise.all([
        runJobs(database),
        ...order.map((write, turn) => send(write, turn)),
      ]);
      expect(errors).toEqual([]);
      for (const { errors } of answers) {
        const [error] = errors ?? [];
        if (error) expect([404, 409, 422], error.message).toContain(error.extensions?.status);
        said.add(error?.message ?? 'done');
      }
    }
    expect(said.size).toBeGreaterThan(4);
    expect(await brokenInvariants(database)).toEqual(broken);
  });

  test('each write is done once although it is sent three times under its key', async () => {
    const { drafts, refers, broken } = await prepare(6);
    for (const [round, ulid] of drafts.entries()) {
      const writes = writesOn(ulid, refers).filter(
        ({ name }) => name.startsWith('create') || name.startsWith('assign'),
      );
      const sent = writes.flatMap((write, index) =>
        [0, 1, 2].map((turn) => send(write, turn + round, `${ulid} ${index}`)),
      );
      const answers = await Promise.all(sent);
      const first = answers.filter((_, index) => index % 3 === 0).map(({ errors }) => errors?.[0]?.message ?? 'done');
      expect(answers.map(({ errors }) => errors?.[0]?.message ?? 'done')).toEqual(
        first.flatMap((each) => [each, each, each]),
      );
      const { rows } = await database.execute<{ notes: number; items: number }>(
        sql`SELECT (SELECT count(*)::int FROM note WHERE booking_id = ${ulid}) AS notes,
          (SELECT count(*)::int FROM booking_item WHERE booking_id = ${ulid}) AS items`,
      );
      // The first item left four places of its class. So one of the two sales succeeds, and the other is refused.
      expect(rows).toEqual([{ notes: 1, items: 2 }]);
    }
    expect(await brokenInvariants(database)).toEqual(broken);
  });
});
