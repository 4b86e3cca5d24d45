import { LIMITS } from '@console/api-kit';
import {
  demoDatabase,
  describeWithDatabase,
  processorTime,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** The longest processor time that one request may take, in milliseconds. A page of a list takes a hundredth of it. */
const MOST_MS = 5_000;

const times = (count: number, text: string) => text.repeat(count);
const listed = (count: number, each: (index: number) => string) =>
  Array.from({ length: count }, (_, at) => each(at)).join(' ');
const nested = (open: string, inside: string, close: string, levels = 2_500) =>
  `{ ${times(levels, open)}${inside}${times(levels, close)} }`;

const tooDeep = /^The query is nested more than \d+ levels deep\.$/;
const tooMany = /^The query names more than \d+ fields\.$/;
const tooWide = /^The query has more than \d+ fields at its root\.$/;

const tooCostly = /^The query asks for up to \d+ values at once; at most \d+ are answered\./;

const firstBooking = '{ bookings(first: 1) { edges { node { id notes { totalCount } } } } }';

describeWithDatabase('an operation that would keep the server busy is refused at once', (databases) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ database: await databases.create(demoDatabase()) });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  test.each<[string, string, RegExp]>([
    ['nested inline fragments', nested('... on Query { ', '__typename', '}'), tooDeep],
    ['nested fields', nested('a { ', 'b', '}', 9_000), tooDeep],
    [
      'lists in each other',
      nested('bookings(status_list: ', '[]', ') { totalCount }', 1).replace('[]', times(20_000, '[')),
      tooDeep,
    ],
    ['lists that end', `{ bookings(status_list: ${times(1_000, '[')}${times(1_000, ']')}) { totalCount } }`, tooDeep],
    [
      'objects in each other',
      `{ bookings(order: ${times(5_000, '{ a: ')}1${times(5_000, '}')}) { totalCount } }`,
      tooDeep,
    ],
    ['nested types', `query ($a: ${times(5_000, '[')}Int${times(5_000, ']')}) { __typename }`, tooDeep],
    ['one field many times', `{ ${times(2_000, 'node(id: "x") { id } ')} }`, tooMany],
    ['one list many times', `{ ${times(1_400, 'bookings { edges { node { id } } } ')} }`, tooMany],
    [
      'one path, again and again',
      `{ ${times(550, 'bookings { edges { node { customer { bookings { edges { node { id } } } } } } } ')} }`,
      tooMany,
    ],
    [
      'fragments that double each other',
      `{ ...F0 } ${listed(25, (at) => `fragment F${at} on Query { ...F${at + 1} ...F${at + 1} }`)} fragment F25 on Query { __typename }`,
      tooWide,
    ],
    [
      'the schema, again and again',
      `{ __schema { types { fields { type { ofType { fields { ${listed(900, (at) => `a${at}: name`)} } } } } } } }`,
      tooCostly,
    ],
    [
      'roots in two fragments',
      `{ ...A ...B } ${['A', 'B'].map((name) => `fragment ${name} on Query { ${listed(LIMITS.rootFields, (at) => `${name}${at}: __typename`)} }`).join(' ')}`,
      tooWide,
    ],
  ])('%s', async (_what, query, message) => {
    const took = processorTime();
    const { data, errors } = await server.ask(token, query);
    expect(took()).toBeLessThan(MOST_MS);
    expect(data).toBeUndefined();
    expect(errors).toMatchObject([{ message: expect.stringMatching(message), extensions: { status: 400 } }]);
  });

  test('the whole schema can be read at once by tools', async () => {
    const { data, errors } = await server.ask(token, getIntrospectionQuery());
    expect([errors, Object.keys(data ?? {})]).toEqual([undefined, ['__schema']]);
  });

  test('many mutations in fragments are refused before the first is done', async () => {
    const { data } = await server.ask(token, firstBooking);
    const change = `createNote(input: { booking: "${idIn(data)}", body: "x" }) { clientMutationId }`;
    const half = (name: string) =>
      `fragment ${name} on Mutation { ${listed(LIMITS.rootFields, (at) => `${name}${at}: ${change}`)} }`;
    const { errors } = await server.ask(token, `mutation { ...A ...B } ${half('A')} ${half('B')}`);
    expect(errors).toMatchObject([{ message: expect.stringMatching(tooWide) }]);
    expect((await server.ask(token, firstBooking)).data).toEqual(data);
  });

  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, at) => [`a${at}`, 1]));
  const literal = (count: number) => JSON.stringify(fields(count)).replaceAll('"', '');
  const createNote = 'mutation ($input: createNoteInput!) { createNote(input: $input) { clientMutationId } }';
  const createBooking = 'mutation ($input: createBookingInput!) { createBooking(input: $input) { clientMutationId } }';
  const long = 'x'.repeat(900_000);

  test.each<[string, string, Record<string, unknown> | undefined]>([
    ['unknown fields in a variable', createNote, { input: fields(70_000) }],
    ['unknown fields in a nested object', createBooking, { input: { items: [fields(70_000)] } }],
    ['missing fields beside a long text', createBooking, { input: { title: long } }],
    [
      'many values of another type',
      createNote,
      { input: { booking: 'a', body: Array.from({ length: 10_000 }, () => 'a') } },
    ],
    ['a long text that is no number', 'query ($n: Int) { bookings(first: $n) { totalCount } }', { n: long }],
    ['unknown fields in a text', `{ bookings(order: [${literal(6_000)}]) { totalCount } }`, undefined],
    ['fewer unknown fields in a text', `{ bookings(order: [${literal(900)}]) { totalCount } }`, undefined],
    [
      'a long name in many errors',
      `query ${'N'.repeat(30_000)} { bookings(first: $a) { totalCount } ${listed(18, (at) => `b${at}: bookings(first: $v${at}) { totalCount }`)} }`,
      undefined,
    ],
    ['a long name in each row', `{ bookings(first: 500) { edges { node { ${'n'.repeat(40_000)}: id } } } }`, undefined],
    [
      'an error in each row of a text of many lines',
      `{ bookings(first: 500) { edges { node { ${listed(20, (at) => `n${at}: notes(first: 1, after: "x") { totalCount }`)} } } ${times(40_000, '\n')} } }`,
      undefined,
    ],
  ])('the answer stays short: %s', async (_what, query, variables) => {
    const took = processorTime();
    const answer = await server.ask(token, query, variables);
    expect(took()).toBeLessThan(MOST_MS);
    expect(answer.errors?.length).toBeGreaterThan(0);
    expect(JSON.stringify(answer.errors).length).toBeLessThan(60_000);
  });

  test.each<[string, string]>([
    ['unknown tags', times(310_000, '<x>')],
    ['nested bold', times(310_000, '<b>')],
    ['nested lists', times(100_000, '<ul><li>')],
    ['paragraphs within drawings', times(115_000, '<svg><p>')],
    ['brackets', times(900_000, '<')],
    ['unclosed links', times(300_000, '<a ')],
    ['spaces around an image with a script', `${times(60_000, ' ')}<img src=x onerror=hacked()>${times(60_000, ' ')}`],
  ])('a note of %s', async (_what, body) => {
    const { data } = await server.ask(token, firstBooking);
    const text = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { body } } }';
    const took = processorTime();
    const { errors } = await server.ask(token, text, { input: { booking: idIn(data), body } });
    expect(took()).toBeLessThan(MOST_MS);
    expect(errors).toMatchObject([
      { message: 'Note field must have at most 50000 characters', extensions: { violations: [{ path: 'body' }] } },
    ]);
  });
});

/** Returns the first id in an answer, at any depth. */
const idIn = (data: unknown): string => /"id":"([^"]+)"/.exec(JSON.stringify(data))?.[1] ?? '';
