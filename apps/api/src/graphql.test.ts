import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const bookingPage = (first: number) => `{ bookings(first: ${first}) { edges { node {
  id reference title status bookedAt netPrice { formatted } expectedTotalValue { formatted }
  customer { id name type { name } } brand { name primaryColor }
  accountManager { id avatarUrl person { fullName } } } } pageInfo { endCursor hasNextPage } } }`;

const sessionPage = (first: number) => `{ trainingSessions(first: ${first}) { edges { node {
  startsAt endsAt meetingLink dayNumber dayCount seatsReservedCount seatsTotalCount
  trainingClass { id title public customerName status reference deliveryFormat deliveryAddress { city postcode }
    brand { primaryColor } trainer { contact { fullName } } confirmedPurchaseOrder { reference } } } } } }`;

const classDetail = `query ($id: ID!) { trainingClass(id: $id) { title sessions { edges { node { startsAt
  seats(first: 100) { edges { node { seatNumber attendance trainingSeatReservation { attendee { givenName customerContact { customer { name } } }
    bookingItem { booking { customer { name } } } } } } } } } } } }`;

describeWithDatabase('GraphQL', (databases) => {
  let database: Database;
  let server: TestServer;
  let token: string;
  let statements = 0;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    token = await server.token('manager@example.com');
    // From now on the server remembers the viewer.
    await ask('{ __typename }');
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  async function ask(text: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer> {
    statements = 0;
    return server.ask(token, text, variables);
  }

  /** Returns all values under a field name, at any depth of an answer. */
  function values(answer: unknown, name: string): unknown[] {
    if (Array.isArray(answer)) return answer.flatMap((item) => values(item, name));
    if (typeof answer !== 'object' || answer === null) return [];
    return Object.entries(answer).flatMap(([key, value]) => (key === name ? [value] : values(value, name)));
  }

  test('BKG-01 a page of 10 or of 500 bookings takes one statement, because the server remembers the viewer', async () => {
    for (const first of [10, 500]) {
      expect((await ask(bookingPage(first))).errors).toBeUndefined();
      expect(statements).toBe(1);
    }
  });

  test('CLS-01 a page of sessions takes at most five statements: the page, days, seats, orders, customers', async () => {
    for (const first of [10, 500]) {
      expect((await ask(sessionPage(first))).errors).toBeUndefined();
      expect(statements).toBeLessThanOrEqual(5);
    }
  });

  test('CLS-07 the seats of a class take a fixed number of statements, however many there are', async () => {
    const { data } = await ask(
      '{ trainingClasses(first: 2, order: [{startsAt: DESC}], exists: [{startsAt: true}]) { edges { node { id } } } }',
    );
    const counts = [];
    for (const id of values(data, 'id')) {
      const answer = await ask(classDetail, { id });
      expect(answer.errors).toBeUndefined();
      expect(values(answer.data, 'seatNumber').length).toBeGreaterThan(2);
      counts.push(statements);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(10);
  });

  test('BKG-01 bookings come newest first, ten at a time, and are filtered by date, customer, status, manager and words', async () => {
    const { data } = await ask('{ bookings { edges { node { bookedAt } } } }');
    const dates = values(data, 'bookedAt').map(String);
    expect(dates).toHaveLength(10);
    expect(dates).toEqual(dates.toSorted().reverse());

    const all = await ask(
      '{ bookings(first: 500) { edges { node { id title bookedAt status customer { id name } accountManager { id } } } } }',
    );
    const rows = (
      all.data as {
        bookings: {
          edges: {
            node: Record<string, string> & { customer: { id: string; name: string }; accountManager: { id: string } };
          }[];
        };
      }
    ).bookings.edges.map(({ node }) => node);
    const [sample] = rows;
    if (!sample) throw new Error('There are no bookings.');
    const { customer, accountManager, status, bookedAt = '' } = sample;
    const day = bookedAt.slice(0, 10);
    const cases: [string, (row: (typeof rows)[number]) => boolean][] = [
      [`customer: "${customer.id}"`, (row) => row.customer.id === customer.id],
      [`customer_list: ["/${customer.id}"]`, (row) => row.customer.id === customer.id],
      [`status: ${status}`, (row) => row.status === status],
      ['status_list: [draft, confirmed]', (row) => ['draft', 'confirmed'].includes(row.status ?? '')],
      [`accountManager: "${accountManager.id}"`, (row) => row.accountManager.id === accountManager.id],
      [`bookedAt: [{after: "${day}", before: "${day}"}]`, (row) => row.bookedAt?.startsWith(day) ?? false],
      [
        `search: "${customer.name.slice(0, 5).toUpperCase()}"`,
        (row) => `${row.title} ${row.customer.name}`.toLowerCase().includes(customer.name.slice(0, 5).toLowerCase()),
      ],
      ['status_list: []', () => true],
    ];
    for (const [filter, holds] of cases) {
      const answer = await ask(`{ bookings(first: 500, ${filter}) { totalCount edges { node { id } } } }`);
      expect(answer.errors).toBeUndefined();
      const expected = rows.filter(holds).map(({ id }) => id);
      expect([filter, values(answer.data, 'id').toSorted()]).toEqual([filter, expected.toSorted()]);
      expect(values(answer.data, 'totalCount')).toEqual([expected.length]);
    }
  });

  test('bookings and classes can be sorted by every order, in both directions', async () => {
    for (const name of [
      'bookedAt',
      'reference',
      'title',
      'status',
      'customer_name',
      'accountManager_person_fullName',
      'netPrice',
      'expectedTotalValue',
      'createdAt',
    ]) {
      for (const direction of ['ASC', 'DESC']) {
        expect(
          (await ask(`{ bookings(first: 3, order: [{${name}: ${direction}}]) { edges { cursor node { id } } } }`))
            .errors,
        ).toBeUndefined();
      }
    }
    for (const name of [
      'title',
      'reference',
      'status',
      'startsAt',
      'trainer_contact_fullName',
      'createdAt',
      'deliveryFormat',
    ]) {
      for (const direction of ['ASC', 'DESC']) {
        expect(
          (
            await ask(
              `{ trainingClasses(first: 3, order: [{${name}: ${direction}}]) { edges { cursor node { id } } } }`,
            )
          ).errors,
        ).toBeUndefined();
      }
    }
  });

  test('CLS-02 sessions are filtered by their class, sorted by date, and never outside the range', async () => {
    const { data } = await ask(
      '{ trainingSessions(first: 500, trainingClass_public: true) { edges { node { startsAt trainingClass { public brand { id } status } } } } }',
    );
    const starts = values(data, 'startsAt').map(String);
    expect(starts.length).toBeGreaterThan(5);
    expect(starts).toEqual(starts.toSorted());
    expect(new Set(values(data, 'public'))).toEqual(new Set([true]));
    const day = starts[0]?.slice(0, 10);
    const brand = values(data, 'brand').map((each) => values([each], 'id')[0])[0];
    const within =
      await ask(`{ trainingSessions(first: 500, trainingClass_brand_list: ["${brand}"], startsAt: [{after: "${day}T00:00:00Z", before: "${day}"}]) {
      totalCount edges { node { startsAt trainingClass { brand { id } } } } } }`);
    expect(within.errors).toBeUndefined();
    expect(values(within.data, 'startsAt').every((start) => String(start).startsWith(day ?? ''))).toBe(true);
    expect(new Set(values(within.data, 'id'))).toEqual(new Set([brand]));
    expect(values(within.data, 'totalCount')).toEqual([values(within.data, 'startsAt').length]);
  });

  test('day x of y and the seats of a session are consistent', async () => {
    const { data } = await ask(
      '{ trainingClasses(first: 20) { edges { node { maxAttendees seatsTotalCount seatsReservedCount sessions { totalCount edges { node { dayNumber dayCount seatsFreeCount seatsReservedCount seatsTotalCount seats { totalCount } } } } } } } }',
    );
    const classes = (
      data as {
        trainingClasses: {
          edges: {
            node: {
              maxAttendees: number;
              seatsReservedCount: number;
              sessions: {
                totalCount: number;
                edges: { node: Record<string, number> & { seats: { totalCount: number } } }[];
              };
            };
          }[];
        };
      }
    ).trainingClasses.edges;
    for (const { node } of classes) {
      node.sessions.edges.forEach(({ node: session }, at) => {
        expect(session).toMatchObject({
          dayNumber: at + 1,
          dayCount: node.sessions.totalCount,
          seatsTotalCount: node.maxAttendees,
          seatsReservedCount: node.seatsReservedCount,
          seatsFreeCount: node.maxAttendees - node.seatsReservedCount,
          seats: { totalCount: node.maxAttendees },
        });
      });
    }
  });

  test('NAV-18 node(id) finds every type of record, and nothing for an id without a record', async () => {
    const { data } = await ask('{ bookings(first: 1) { edges { node { id customer { id } brand { id } } } } }');
    for (const id of values(data, 'id')) {
      const answer = await ask('query ($id: ID!) { node(id: $id) { __typename id } }', { id: `/${id}` });
      expect(answer.data).toMatchObject({ node: { id } });
    }
    for (const id of [
      '',
      '/',
      'bookings',
      'bookings/',
      'nothing/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
      "bookings/'; drop table booking; --",
      '__proto__/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    ]) {
      expect([id, await ask('query ($id: ID!) { node(id: $id) { id } booking(id: $id) { id } }', { id })]).toEqual([
        id,
        { data: { node: null, booking: null } },
      ]);
    }
  });
});
