import { crc32 } from 'node:zlib';
import { demoDatabase, describeOnEachDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { getNamedType, isInputObjectType, isListType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { schema } from './schema.ts';

/** Every list without required arguments, in each of its orders. */
const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).flatMap((field) => {
  const order = field.args.find(({ name }) => name === 'order');
  if (!field.args.some(({ name }) => name === 'after') || field.args.some(isRequiredArgument)) return [];
  const type = order && getNamedType(order.type);
  const keys = isInputObjectType(type) ? Object.keys(type.getFields()) : [];
  const [open, close] = order && isListType(order.type) ? ['[{', '}]'] : ['{', '}'];
  return [[field.name, ''], ...keys.map((key) => [field.name, `order: ${open} ${key}: ASC ${close}`])] as [
    string,
    string,
  ][];
});

/** Contents with a value that PostgreSQL would refuse, that is of another type, or that is no content at all. */
const hostile: ((content: unknown[]) => unknown)[] = [
  ...[1e300, -9e15, 0.5, true, null, 'x', '\0', []].flatMap((value) =>
    [1, -1].map((at) => (content: unknown[]) => content.with(at, value)),
  ),
  (content) => content.slice(0, -1),
  (content) => [...content, 1],
  (content) => content.with(0, 7),
  (content) => content.with(0, 'Query.else id ASC'),
  () => null,
  () => 5,
  () => [],
];

const cursorOf = (text: string) =>
  Buffer.from(`${crc32(text).toString(16).padStart(8, '0')}${text}`).toString('base64url');

describeOnEachDatabase('a forged cursor', (each) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ database: await each.create(demoDatabase()) });
    token = await server.token('admin@example.com');
  });
  afterAll(() => server.close());

  const endOf = async (list: string, order: string): Promise<string | undefined> => {
    const { data } = await server.ask(token, `{ list: ${list}(first: 1 ${order}) { pageInfo { endCursor } } }`);
    return (data as { list: { pageInfo: { endCursor: string } } } | null)?.list.pageInfo.endCursor;
  };

  test.each(lists)('of %s (%s) is refused or leads to a page, and never to an internal error', async (list, order) => {
    const cursor = await endOf(list, order);
    if (!cursor) return;
    const content: unknown[] = JSON.parse(Buffer.from(cursor, 'base64url').toString().slice(8));
    const forged = [
      ...hostile.map((change) => cursorOf(JSON.stringify(change(content)))),
      cursorOf('not json'),
      cursorOf('[1e999]'),
      Buffer.from(JSON.stringify(content)).toString('base64url'),
      cursor.slice(1),
      'ÿ'.repeat(100),
    ];
    for (const after of forged) {
      const text = `query ($after: String) { ${list}(first: 1 ${order} after: $after) { edges { cursor } } }`;
      const { errors = [] } = await server.ask(token, text, { after });
      for (const { message, extensions } of errors) {
        expect([message, extensions?.status]).toEqual([expect.stringMatching(/^after is (not )?a cursor/), 422]);
      }
    }
    expect(server.logged.filter(({ msg }) => msg === 'internal error')).toEqual([]);
  });
});
