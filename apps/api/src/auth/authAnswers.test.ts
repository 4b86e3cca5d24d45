import {
  demoDatabase,
  describeWithDatabase,
  PASSWORD,
  startTestServer,
  type TestServer,
} from '@console/api-kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

const json = { 'content-type': 'application/json' };

describeWithDatabase('the answers of signing in', (databases) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ database: await databases.create(demoDatabase()) });
  });
  afterAll(() => server.close());

  const post = (path: string, body: unknown, headers: Record<string, string> = json) =>
    server.request(path, { method: 'POST', headers, body: typeof body === 'string' ? body : JSON.stringify(body) });

  test('are kept by no browser and no proxy, whatever they say, and no other site reads them', async () => {
    const token = await server.token('admin@example.com');
    const right = { email: 'admin@example.com', password: PASSWORD };
    const authorization = { authorization: `Bearer ${token}` };
    const answers = [
      [200, await post('/authentication_token', right, { ...json, origin: 'https://evil.example' })],
      [401, await post('/authentication_token', { ...right, password: 'wrong-password' })],
      [401, await post('/authentication_token', { once: 'a-code' })],
      [400, await post('/authentication_token', '{')],
      [413, await post('/authentication_token', { ...right, password: 'x'.repeat(20_000) })],
      [415, await post('/authentication_token', 'email=a', { 'content-type': 'application/x-www-form-urlencoded' })],
      [415, await post('/authentication_token', right, { 'content-type': 'text/plain' })],
      [422, await post('/authentication_token', {})],
      [405, await server.request('/authentication_token')],
      [405, await server.request('/authentication_token', { method: 'OPTIONS' })],
      [401, await server.request('/authentication_token', { method: 'DELETE' })],
      [202, await post('/forgot_password', { email: 'nobody@example.com' })],
      [422, await post('/forgot_password', {})],
      [405, await server.request('/forgot_password')],
      [410, await post('/set_password', { token: 'unknown' })],
      [422, await post('/set_password', {})],
      [302, await server.request('/sign-in', { redirect: 'manual' })],
      [302, await server.request('/sign-in/callback', { redirect: 'manual' })],
      [302, await server.request('/sign-out', { redirect: 'manual' })],
      [200, await post('/graphql', { query: '{ __typename }' })],
      [200, await post('/graphql', { query: '{ __typename }' }, { ...json, ...authorization })],
      [204, await server.request('/authentication_token', { method: 'DELETE', headers: authorization })],
    ] as const;
    for (const [status, { status: given, url, headers }] of answers) {
      const { pathname } = new URL(url);
      expect([pathname, given, headers.get('cache-control')]).toEqual([pathname, status, 'no-store']);
      expect([pathname, headers.get('access-control-allow-origin')]).toEqual([pathname, null]);
      expect([pathname, headers.getSetCookie().filter((each) => !each.includes('HttpOnly'))]).toEqual([pathname, []]);
    }
  });

  test('lead nowhere else, whatever host a request names', async () => {
    const headers = {
      ...json,
      'x-forwarded-host': 'evil.example',
      forwarded: 'host=evil.example',
      origin: 'https://evil.example',
    };
    const answers = [
      await post('/forgot_password', { email: 'admin@example.com' }, headers),
      await server.request('/sign-out', { headers, redirect: 'manual' }),
      await server.request('/login', { headers }),
    ];
    for (const answer of answers) {
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toContain('evil.example');
    }
  });
});
