import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const json = 'application/json';

const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);
const inVariable = (value: string, type = '[BookingFilter_order!]') =>
  `{"query":"query ($v: ${type}) { bookings(order: $v) { totalCount } }","variables":{"v":${value}}}`;

describeWithDatabase('a body that cannot be read', (databases) => {
  let server: TestServer;
  let token: string;

  beforeAll(async () => {
    server = await startTestServer({ database: await databases.create(demoDatabase()) });
    token = await server.token('manager@example.com');
  });
  afterAll(() => server.close());

  const post = (path: string, body: BodyInit | null, type = json) =>
    server.request(path, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(type ? { 'content-type': type } : {}) },
      body,
    });

  test.each<[string, string | Uint8Array<ArrayBuffer>, string, number, string]>([
    ['no JSON', '{', json, 400, 'The body is not valid JSON.'],
    ['nothing', '', json, 400, 'The body is not valid JSON.'],
    ['half a list', '['.repeat(5_000), json, 400, 'The body is not valid JSON.'],
    ['a byte order mark', '\uFEFF{}', json, 400, 'The body is not valid JSON.'],
    ['another encoding', Buffer.from('{"email":"é"}', 'latin1'), json, 400, 'The body is not valid UTF-8.'],
    ['half a character', Buffer.from([0x22, 0xf0, 0x9f, 0x22]), json, 400, 'The body is not valid UTF-8.'],
    ['a form', 'email=a', 'application/x-www-form-urlencoded', 415, 'The body must be application/json.'],
    ['a type that begins alike', '{}', 'application/jsonx', 415, 'The body must be application/json.'],
  ])('%s is refused with a sentence by every endpoint', async (_what, body, type, status, message) => {
    for (const path of ['/graphql', '/authentication_token']) {
      const answer = await post(path, body, type);
      expect([path, answer.status, await answer.json()]).toEqual([path, status, { code: status, message }]);
    }
  });

  test.each([
    ['a number', '5'],
    ['null', 'null'],
    ['lists in each other', deep(200_000)],
    ['variables that are a list', '{"query":"{ __typename }","variables":[1]}'],
    ['variables that are nested', `{"query":"{ __typename }","variables":{"v":${deep(200_000)}}}`],
    ['a list where an object is expected', inVariable(deep(200_000))],
    ['a nested object', inVariable(`${'{"bookedAt":'.repeat(50_000)}1${'}'.repeat(50_000)}`)],
    ['nested extensions', `{"query":"{ __typename }","extensions":${deep(200_000)}}`],
    ['a query that is no text', '{"query":{"a":1}}'],
    ['an operation name that is no text', '{"query":"{ __typename }","operationName":{"a":1}}'],
    ['a half character', '{"query":"{ bookings(search: \\"\\ud800\\") { totalCount } }"}'],
    ['keys of every object', '{"query":"{ __typename }","__proto__":{"a":1},"constructor":1}'],
  ])('%s causes no internal error', async (_what, body) => {
    const seen = server.logged.length;
    const answers = await Promise.all(['/graphql', '/authentication_token'].map((path) => post(path, body)));
    for (const answer of answers) {
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain('"status":500');
    }
    expect(server.logged.slice(seen).filter(({ msg }) => msg === 'internal error')).toEqual([]);
  });
});
