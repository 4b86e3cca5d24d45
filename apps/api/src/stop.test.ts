import { type Database, newId } from '@console/api-kit/database';
import {
  createTestDatabase,
  demoDatabase,
  PASSWORD,
  postgresUrlOf,
  startProxy,
  startTestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';
import { refusalOf } from './testing/refusalOf.ts';
import { killStarted, startMain } from './testing/startMain.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  killStarted();
  for (const close of closing.splice(0)) await close();
});

test('from the signal to stop on the server is alive and answers, but is not ready', async () => {
  const database = await createTestDatabase(demoDatabase());
  closing.push(() => database.close());
  const server = await startTestServer({ database });
  const token = await server.token('manager@example.com');
  const statusOf = async (path: string) => (await server.request(path)).status;
  expect(await statusOf('/health/ready')).toBe(200);
  const stopping = server.close(600_000);
  expect(await statusOf('/health/ready')).toBe(503);
  expect(await statusOf('/health/live')).toBe(200);
  expect(await server.ask(token, '{ bookings { totalCount } }')).toEqual({ data: { bookings: { totalCount: 60 } } });
  await Promise.all([server.close(), stopping]);
  await expect(server.request('/health/live')).rejects.toThrow();
});

describe.runIf(testPostgresUrl())('a server that is told to stop', () => {
  const text = `<p>${newId()}</p>`;

  /** Starts the server, and a write that waits for a lock. */
  async function startWaiting() {
    const database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    const proxy = await startProxy(await postgresUrlOf(database));
    const main = startMain({
      DATABASE_URL: proxy.url,
      TOKEN_SECRET: 'x'.repeat(32),
      ONLY_KNOWN_OPERATIONS: '0',
      DRAIN_SECONDS: '0',
    });
    closing.push(proxy.close, () => database.close());
    const url = await main.url;
    const post = (path: string, body: object, headers = {}) =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      });
    const signedIn = await post('/authentication_token', { email: 'manager@example.com', password: PASSWORD });
    const { token } = (await signedIn.json()) as { token: string };
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM booking ORDER BY number LIMIT 1`);
    const unlock = await lockBooking(database, rows[0]?.id ?? '');
    const query = 'mutation ($input: createNoteInput!) { createNote(input: $input) { note { id } } }';
    const variables = { input: { booking: `bookings/${rows[0]?.id}`, body: text } };
    const write = post('/graphql', { query, variables }, { authorization: `Bearer ${token}` });
    const isWaiting = async () => {
      const { rows: waiting } = await database.execute(
        sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      return waiting.length === 1;
    };
    await expect.poll(isWaiting).toBe(true);
    return { database, proxy, main, write, unlock };
  }

  async function lockBooking(database: Database, id: string): Promise<() => Promise<void>> {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holding = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM booking WHERE id = ${id} FOR UPDATE`);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    return async () => {
      over.resolve();
      await holding;
    };
  }

  test('refuses a write that waits for a lock, ends, and the write never happens', async () => {
    const { database, main, write, unlock } = await startWaiting();
    main.child.kill('SIGTERM');
    expect(await refusalOf(write)).toEqual({
      status: 503,
      message: 'Somebody else is changing this just now. Please try again in a moment.',
    });
    expect(await main.ended).toBe(0);
    await unlock();
    const { rows } = await database.execute(sql`SELECT FROM note WHERE body = ${text}`);
    expect(rows).toEqual([]);
  });

  test('ends although the database has gone silent', async () => {
    const { proxy, main, write, unlock } = await startWaiting();
    const answered = write.then(
      ({ status }) => status,
      () => 'no answer',
    );
    proxy.state.silent = true;
    main.child.kill('SIGTERM');
    expect(await answered).toBe('no answer');
    expect(await main.ended).not.toBe(null);
    await unlock();
  });
});
