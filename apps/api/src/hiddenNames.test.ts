import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('a user learns nothing about what they may not see', (databases) => {
  let database: Database;
  let server: TestServer;
  const tokens: Record<string, string> = {};

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    for (const who of ['admin', 'manager', 'trainer']) tokens[who] = await server.token(`${who}@example.com`);
  });
  afterAll(() => server.close());

  test('ACC-12 a record of others is refused in the same words whether it exists or not', async () => {
    const { data } = await server.ask(tokens.admin, '{ salesSignals(first: 1) { edges { node { id } } } }');
    const [id = ''] = /sale_signals?\/\w{26}|[\w-]+\/[0-9A-Z]{26}/.exec(JSON.stringify(data)) ?? [];
    const none = id.replace(/[^/]+$/, '0'.repeat(26));
    const ask = (who: string, iri: string) =>
      server.ask(tokens[who], 'query ($id: ID!) { node(id: $id) { __typename } }', { id: iri });
    expect(await ask('admin', id)).toEqual({ data: { node: { __typename: 'SaleSignal' } } });
    expect(await ask('admin', none)).toEqual({ data: { node: null } });
    const refused = await ask('manager', id);
    expect(refused).toMatchObject({
      data: { node: null },
      errors: [{ message: 'You are not allowed to see this SaleSignal.', path: ['node'], extensions: { status: 403 } }],
    });
    expect(await ask('manager', none)).toEqual(refused);
  });

  test.each([
    ['a field', '{ saleSignal { totalCount } salesSignal { totalCount } bookingss { totalCount } }'],
    ['a field of a record', '{ users { edges { node { emai role passwordHas } } } }'],
    ['an argument', '{ bookings(frst: 1, statu: draft) { totalCount } }'],
    ['a type', 'query ($a: SaleSignalIntents) { __typename } fragment F on SaleSignals { id }'],
    ['an enumeration value', '{ bookings(status: draf) { totalCount } }'],
    ['a field of an input', '{ bookings(order: [{ bookdAt: ASC }]) { totalCount } }'],
  ])('an error about %s suggests no other name', async (_what, text) => {
    for (const who of ['manager', 'trainer']) {
      const { errors } = await server.ask(tokens[who], text);
      expect(errors?.length).toBeGreaterThan(0);
      expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
    }
  });

  test.each([
    ['an enumeration value', 'query ($v: BookingStatus) { bookings(status: $v) { totalCount } }', 'draf'],
    ['a field', 'query ($v: [BookingFilter_order]) { bookings(order: $v) { totalCount } }', [{ bookdAt: 'ASC' }]],
    [
      'a mutation’s field',
      'mutation ($v: createNoteInput!) { createNote(input: $v) { clientMutationId } }',
      { bod: 'x' },
    ],
  ])('an error about %s in a variable suggests no other name', async (_what, text, v) => {
    const { errors } = await server.ask(tokens.manager, text, { v });
    expect(errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(errors)).not.toMatch(/did you mean/i);
  });

  test('refusals by role are logged, one line for a request', async () => {
    const seen = server.logged.length;
    await server.ask(
      tokens.manager,
      '{ salesSignals { totalCount } again: salesSignals { totalCount } brands { totalCount } }',
    );
    await server.ask(tokens.trainer, 'mutation { createNote(input: { body: "x" }) { clientMutationId } }');
    await server.ask(tokens.manager, '{ users(isActive: true) { totalCount } }');
    await server.ask(tokens.manager, '{ bookings { totalCount } }');
    const lines = server.logged.slice(seen).filter(({ log }) => log === 'security');
    expect(lines.map(({ msg, what, address }) => [msg, what, address])).toEqual([
      ['refused by role', ['Query.salesSignals'], '127.0.0.1'],
      ['refused by role', ['Mutation.createNote'], '127.0.0.1'],
      ['refused by role', ['Query.users by isActive'], '127.0.0.1'],
    ]);
    expect(lines.every(({ userId }) => /^[0-9A-Z]{26}$/.test(String(userId)))).toBe(true);
  });
});
