import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

interface Connection<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
  totalCount: number;
}

interface Customer {
  id: string;
  name: string;
  reference: string;
  type: { name: string; value: string } | null;
  paymentTermDays: number;
  createdAt: string;
}

interface CustomerPage {
  bookings: Connection<{ reference: string; bookedAt: string; customer: { id: string } }>;
  contacts: Connection<{
    id: string;
    fullName: string;
    bookingCustomerContacts: Connection<{ roles: string[]; booking: { reference: string } }>;
  }>;
}

const rowFields = `id reference name registrationNumber vatNumber website paymentTermDays onlyTaxInvoiceBillable
  preferredPaymentMethod createdAt type { name value } billingAddress { address1 city postcode country }`;

const page = `query ($id: ID!) { customer(id: $id) { ${rowFields}
  bookings(first: 5) { totalCount edges { node { id reference title status bookedAt expectedTotalValue { amount } customer { id } } } }
  contacts(first: 100) { totalCount edges { node { id fullName jobTitle email mobile telephone roles user { id avatarUrl }
    bookingCustomerContacts(first: 50) { edges { node { id roles booking { id reference title status } } } } } } } } }`;

describeWithDatabase('customers', (databases) => {
  let database: Database;
  let server: TestServer;
  let statements = 0;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
    database.onStatement(() => {
      statements += 1;
    });
  });
  afterAll(() => server.close());

  function ask(text: string, variables?: Record<string, unknown>, who = 'manager'): Promise<GraphqlAnswer> {
    statements = 0;
    return server.ask(tokens[who], text, variables);
  }

  /** Returns the value of the query's first field. */
  async function read<Field>(text: string, variables?: Record<string, unknown>): Promise<Field> {
    const { data, errors } = await ask(text, variables);
    expect(errors).toBeUndefined();
    return Object.values(data ?? {})[0] as Field;
  }

  const customers = (args: string) =>
    read<Connection<Customer>>(
      `{ customers(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { cursor node { ${rowFields} } } } }`,
    );

  const all = async () => (await customers('first: 500')).edges.map(({ node }) => node);

  test('a page of customers is three statements at most, with 5 rows and with 500', async () => {
    for (const first of [5, 500]) {
      const { errors } = await ask(`{ customers(first: ${first}) { edges { node { ${rowFields} } } } }`);
      expect(errors).toBeUndefined();
      expect(statements).toBeLessThanOrEqual(3);
    }
  });

  test('a customer with bookings and contacts takes a fixed number of statements, however many there are', async () => {
    const counts = [];
    for (const { id } of (await all()).slice(0, 6)) {
      const { errors } = await ask(page, { id });
      expect(errors).toBeUndefined();
      counts.push(statements);
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(9);
  });

  test('customers come by name, ten at a time, and are filtered by words and organisation type', async () => {
    expect((await customers('order: []')).edges).toHaveLength(10);
    const rows = await all();
    expect(rows.length).toBeGreaterThan(10);
    const [sample] = rows.filter(({ type }) => type);
    if (!sample?.type) throw new Error('No customer has a type.');
    const { name, reference, type } = sample;
    const [word = ''] = name.toLowerCase().split(' ');
    const cases: [string, (row: Customer) => boolean][] = [
      [`search: "${word.toUpperCase()}"`, (row) => `${row.reference} ${row.name}`.toLowerCase().includes(word)],
      [`search: "${reference.toLowerCase()}"`, (row) => row.reference === reference],
      [`search: "${word} ${reference}"`, (row) => row.reference === reference],
      [`name: "${word}"`, (row) => row.name.toLowerCase().includes(word)],
      [`type: ${type.value}`, (row) => row.type?.value === type.value],
      ['type_list: [charity, private]', (row) => ['charity', 'private'].includes(row.type?.value ?? '')],
      ['type_list: []', () => true],
      ['search: "100%_"', () => false],
    ];
    for (const [filter, holds] of cases) {
      const found = await customers(`first: 500, ${filter}`);
      const expected = rows.filter(holds).map(({ id }) => id);
      expect([filter, found.edges.map(({ node }) => node.id)]).toEqual([filter, expected]);
      expect(found.totalCount).toBe(expected.length);
    }
  });

  test.each(['name', 'reference', 'type', 'paymentTermDays', 'createdAt'])(
    'customers in the order of %s are paged whole and without repeats, both ways',
    async (field) => {
      const rows = await all();
      for (const direction of ['ASC', 'DESC']) {
        const order = `order: [{${field}: ${direction}}]`;
        const whole = (await customers(`first: 500, ${order}`)).edges.map(({ node }) => node.id);
        expect(whole.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
        const paged: string[] = [];
        for (let after = ''; ; ) {
          const { edges, pageInfo } = await customers(`first: 7, ${order}${after && `, after: "${after}"`}`);
          paged.push(...edges.map(({ node }) => node.id));
          if (!pageInfo.hasNextPage) break;
          after = pageInfo.endCursor;
        }
        expect(paged).toEqual(whole);
      }
    },
  );

  test('a customer has its own bookings, the latest first, and its contacts by name with their roles', async () => {
    for (const { id } of (await all()).slice(0, 4)) {
      const { bookings, contacts } = await read<CustomerPage>(page, { id });
      expect(bookings.edges.every(({ node }) => node.customer.id === id)).toBe(true);
      const dates = bookings.edges.map(({ node }) => node.bookedAt);
      expect(dates).toEqual(dates.toSorted().reverse());
      const listed = await read<Connection<unknown>>(`{ bookings(customer: "${id}") { totalCount } }`);
      expect(bookings.totalCount).toBe(listed.totalCount);
      const names = contacts.edges.map(({ node }) => node.fullName.toLowerCase());
      expect(names).toEqual(names.toSorted());
      expect(contacts.totalCount).toBe(contacts.edges.length);
      const parts = contacts.edges.flatMap(({ node }) => node.bookingCustomerContacts.edges);
      expect(parts.every(({ node }) => node.roles.length > 0 && node.booking.reference.startsWith('BK-'))).toBe(true);
    }
  });

  test('an id without a record gives null, in any form', async () => {
    for (const id of [
      'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
      'customers/nonsense',
      'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G',
    ]) {
      const { data, errors } = await ask(page, { id });
      expect([id, errors, data]).toEqual([id, undefined, { customer: null }]);
    }
  });

  test('ACC-12 customers and contacts are for both staff roles and nobody else', async () => {
    const [{ id } = { id: '' }] = await all();
    const questions = [
      `{ customers(first: 1) { edges { node { ${rowFields} } } } }`,
      '{ customerContacts(first: 1) { edges { node { fullName email bookingCustomerContacts { totalCount } } } } }',
      `{ customer(id: "${id}") { name bookings { totalCount } contacts { totalCount } } }`,
    ];
    for (const question of questions) {
      expect((await ask(question, {}, 'nobody')).errors?.[0]?.extensions?.status).toBe(401);
      const refused = await ask(question, {}, 'trainer');
      expect([question, refused.errors?.[0]?.extensions?.status]).toEqual([question, 403]);
      expect(JSON.stringify(refused.data ?? null)).not.toContain('"name":"');
      for (const who of ['manager', 'admin']) expect((await ask(question, {}, who)).errors).toBeUndefined();
    }
  });
});
