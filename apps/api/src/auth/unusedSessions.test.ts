import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';

const MINUTE = 60_000;

describeWithDatabase('a session that nobody uses', (databases) => {
  let database: Database;
  let server: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
  });
  afterEach(() => server.close());
  afterAll(() => database.close());

  /** A server that asks the database for each request, and a token of it. */
  async function start(variables: Record<string, string>) {
    server = await startTestServer({ database, variables, beatMs: 1 });
    const began = server.now.getTime();
    const token = await server.token('manager@example.com');
    const at = (minutes: number) => {
      server.now = new Date(began + minutes * MINUTE);
    };
    const ask = async (headers: Record<string, string> = {}) =>
      (await server.ask(token, '{ __typename }', {}, headers)).errors?.[0]?.message ?? 'answered';
    return { token, at, ask };
  }

  const ENDED = '401: Your session has ended. Please sign in again.';

  test('ends after SESSION_IDLE_MINUTES, and each use begins the time anew', async () => {
    const { at, ask } = await start({ SESSION_IDLE_MINUTES: '10', SESSION_HOURS: '1' });
    for (const minutes of [9, 18, 27]) {
      at(minutes);
      expect(await ask()).toBe('answered');
    }
    at(37.1);
    await expect.poll(() => ask()).toBe(ENDED);
  });

  test('ends after SESSION_HOURS, however much it is used', async () => {
    const { at, ask } = await start({ SESSION_IDLE_MINUTES: '10', SESSION_HOURS: '1' });
    for (const minutes of [9, 18, 27, 36, 45, 54, 59]) {
      at(minutes);
      expect(await ask()).toBe('answered');
    }
    at(60.1);
    await expect.poll(() => ask()).toBe(ENDED);
  });

  test('what the console asks for by itself and streams of changes are no use', async () => {
    const { token, at, ask } = await start({ SESSION_IDLE_MINUTES: '10' });
    at(5);
    expect(await ask({ 'x-idle': '1' })).toBe('answered');
    at(9);
    const headers = {
      accept: 'text/event-stream',
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
    };
    const stream = await server.request('/graphql', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query: 'subscription { changes { gap } }' }),
    });
    expect(stream.headers.get('content-type')).toContain('text/event-stream');
    at(10.1);
    await expect.poll(() => ask()).toBe(ENDED);
    // The stream ends too.
    await stream.text();
  });

  test('goes on when SESSION_IDLE_MINUTES is 0', async () => {
    const { at, ask } = await start({ SESSION_IDLE_MINUTES: '0' });
    at(11 * 60);
    expect(await ask()).toBe('answered');
  });
});
