import type { Database } from '@console/api-kit/database';
import {
  demoDatabase,
  describeWithDatabase,
  type GraphqlAnswer,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

describeWithDatabase('refusals of the GraphQL endpoint', (databases) => {
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

  async function ask(text: string, variables?: Record<string, unknown>): Promise<GraphqlAnswer> {
    statements = 0;
    return server.ask(token, text, variables);
  }

  test.each([
    ['no JSON', '{', 400, 'The body is not valid JSON.'],
    ['no query', '{}', 200, /query/i],
    ['no object', 'null', 200, 'Send an operation as a JSON object.'],
    ['a list', '[{"query":"{ __typename }"}]', 200, 'Send an operation as a JSON object.'],
    ['a text that is too long', JSON.stringify({ query: `{ ${'a '.repeat(50_000)}}` }), 200, /at most 50000/],
    ['a query that is not GraphQL', '{"query":"bookings("}', 200, /Syntax Error/],
    ['an unknown field', '{"query":"{ secrets }"}', 200, /Cannot query field "secrets"/],
    ['an unknown enumeration value', '{"query":"{ bookings(status: lost) { totalCount } }"}', 200, /lost/],
    [
      'a variable of another type',
      '{"query":"query ($f: Int) { bookings(first: $f) { totalCount } }","variables":{"f":"x"}}',
      200,
      /\$f/,
    ],
  ])(
    '%s is answered with a clear error, whose status is that of a bad request',
    async (_what, body, status, message) => {
      const answer = await server.request('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body,
      });
      expect(answer.status).toBe(status);
      const { errors, message: plain } = (await answer.json()) as GraphqlAnswer & { message?: string };
      expect(errors?.[0]?.message ?? plain).toMatch(message);
      expect(errors?.[0]?.extensions?.status ?? status).toBe(400);
    },
  );

  test('a body that is too large, of another type or read by GET is refused', async () => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const large = await server.request('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: 'x'.repeat(1_100_000) }),
    });
    expect(large.status).toBe(413);
    const form = await server.request('/graphql', {
      method: 'POST',
      body: new URLSearchParams({ query: '{ __typename }' }),
    });
    expect(form.status).toBe(415);
    expect((await server.request('/graphql?query={__typename}')).status).toBe(405);
  });

  test('queries that are too deep, too wide or too costly are refused before they run', async () => {
    const deep = `{ bookings { edges { node { ${'customer { contacts { edges { node { '.repeat(6)} id ${'} } } }'.repeat(6)} } } } }`;
    const bomb = `{ bookings { edges { node { ${Array.from({ length: 1200 }, (_, at) => `a${at}: title`).join(' ')} } } } }`;
    const wide = `{ ${Array.from({ length: 21 }, (_, at) => `b${at}: bookings { totalCount }`).join(' ')} }`;
    const costly = '{ bookings(first: 500) { edges { node { items(first: 500) { edges { node { title } } } } } } }';
    const variable =
      'query ($n: Int) { bookings(first: $n) { edges { node { items(first: $n) { edges { node { title } } } } } } }';
    const byDefault = variable.replace('$n: Int', '$n: Int = 500');
    const fragments = `{ ...A } fragment A on Query { ${Array.from({ length: 30 }, (_, at) => `c${at}: bookings(first: 500) { edges { node { id title status } } }`).join(' ')} }`;
    const messages = [];
    for (const text of [deep, bomb, wide, costly, fragments]) messages.push((await ask(text)).errors?.[0]);
    messages.push((await ask(variable, { n: 500 })).errors?.[0], (await ask(byDefault)).errors?.[0]);
    expect(messages.map((error) => error?.extensions?.status)).toEqual(Array.from({ length: 7 }, () => 400));
    expect(messages.map((error) => error?.message.replace(/\d+/g, 'N'))).toEqual([
      'The query is nested more than N levels deep.',
      'The query names more than N fields.',
      'The query has more than N fields at its root.',
      'The query asks for up to N values at once; at most N are answered. Ask for smaller pages.',
      'The query has more than N fields at its root.',
      'The query asks for up to N values at once; at most N are answered. Ask for smaller pages.',
      'The query asks for up to N values at once; at most N are answered. Ask for smaller pages.',
    ]);
    expect(statements).toBe(0);
  });

  test('for an internal error the client receives the request’s id, and the log the cause', async () => {
    const broken = await databases.create(demoDatabase());
    const other = await startTestServer({ database: broken });
    const inDevelopment = await startTestServer({ database: broken, variables: { NODE_ENV: 'development' } });
    const key = await other.token('admin@example.com');
    await broken.execute('alter table booking rename column title to gone');
    const text = '{ bookings(search: "a private word") { edges { node { id title } } } }';
    const { data, errors } = await other.ask(key, text);
    expect(data).toBeNull();
    const requestId = String(errors?.[0]?.extensions?.requestId);
    expect(errors).toEqual([
      {
        message: `Something went wrong on the server. Please quote request ${requestId} when you report it.`,
        path: ['bookings', 'edges'],
        extensions: { status: 500, requestId },
      },
    ]);
    const logged = other.logged.find((line) => line.msg === 'internal error');
    expect(logged).toMatchObject({ requestId, path: 'bookings.edges' });
    expect(String(logged?.error)).toContain('title');
    expect(JSON.stringify(other.logged)).not.toContain('a private word');
    const development = await inDevelopment.ask(key, text);
    expect(development.errors?.[0]?.extensions?.debugMessage).toContain('title');
    expect(JSON.stringify(development)).not.toContain('private word');
    await other.close();
    await inDevelopment.close();
  });
});
