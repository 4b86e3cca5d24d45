import { type Database, openDatabase } from '@console/api-kit/database';
import {
  createTestDatabase,
  type DatabaseProxy,
  demoDatabase,
  postgresUrlOf,
  startProxy,
  startTestServer,
  type TestServer,
  testPostgresUrl,
} from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askForChanges } from '../testing/openStream.ts';
import { refusalOf } from '../testing/refusalOf.ts';

const AWAY = 'The database cannot be reached just now. Please try again in a moment.';
const SLOW = 'The database took too long to answer. Please try again in a moment.';
const LOCKED = 'Somebody else is changing this just now. Please try again in a moment.';
const HASTY = { lock: 3_000, statement: 10_000, idleInTransaction: 10_000, answer: 4_000 };
/** Limits that no test reaches. */
const PATIENT = { lock: 600_000, statement: 600_000, idleInTransaction: 600_000, answer: 600_000 };

const WRITE = `mutation ($input: createNoteInput!) { createNote(input: $input) { note { id } } }`;

describe.runIf(testPostgresUrl())('a server whose PostgreSQL', () => {
  /** The test's own connections, which are not disturbed. */
  let database: Database;
  let proxy: DatabaseProxy;
  let pools: Database[];
  let server: TestServer;
  let patient: TestServer;
  let token: string;
  /** A session that has sent no request, so the server does not remember its user. */
  let newSession: string;
  let booking: string;

  beforeAll(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
    proxy = await startProxy(await postgresUrlOf(database));
    const [hastyPool, patientPool] = await Promise.all(
      [HASTY, PATIENT].map((limits) => openDatabase({ url: proxy.url, limits })),
    );
    if (!hastyPool || !patientPool) throw new Error('Both pools are open.');
    pools = [hastyPool, patientPool];
    server = await startTestServer({ database: hastyPool });
    patient = await startTestServer({ database: patientPool });
    token = await server.token('manager@example.com');
    newSession = await server.token('manager@example.com');
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM booking ORDER BY number LIMIT 1`);
    booking = `bookings/${rows[0]?.id}`;
  });
  beforeEach(async () => {
    Object.assign(proxy.state, { refuses: false, silent: false });
    await expect.poll(() => server.ask(token, '{ bookings(first: 1) { totalCount } }')).not.toHaveProperty('errors');
  });
  afterAll(async () => {
    await Promise.all([server.close(), patient.close()]);
    await Promise.all(pools.map((pool) => pool.close()));
    proxy.close();
    await database.close();
  });

  const graphql = (
    query: string,
    input?: object,
    { to = server, ...init }: { to?: TestServer; signal?: AbortSignal } = {},
  ) =>
    to.request('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables: { input } }),
      ...init,
    });
  const write = (body: string, options?: Parameters<typeof graphql>[2]) => graphql(WRITE, { booking, body }, options);
  const doors: [string, () => Promise<Response>][] = [
    ['the sign-in', () => server.signIn('manager@example.com')],
    ['a query', () => graphql('{ bookings(first: 1) { edges { node { id } } } }')],
    ['a mutation', () => write('<p>Away</p>')],
    ['the stream of changes of a new session', () => askForChanges(server, newSession)],
  ];

  test.each(doors)('refuses connections, refuses %s with 503 and a sentence', async (_door, ask) => {
    proxy.state.refuses = true;
    proxy.cut();
    expect(await refusalOf(ask())).toEqual({ status: 503, message: AWAY });
  });

  test.each(doors)('has gone silent, refuses %s with 503 and a sentence', async (_door, ask) => {
    proxy.state.silent = true;
    const refusal = await refusalOf(ask());
    expect(refusal?.status).toBe(503);
    expect([AWAY, SLOW]).toContain(refusal?.message);
  });

  test('has gone silent is alive, not ready, and ready again when the database answers', async () => {
    const states = async () => {
      const answers = await Promise.all(['/live', '/ready', ''].map((path) => server.request(`/health${path}`)));
      return answers.map(({ status }) => status);
    };
    expect(await states()).toEqual([200, 200, 200]);
    proxy.state.silent = true;
    expect(await states()).toEqual([200, 503, 503]);
    proxy.state.silent = false;
    await expect.poll(states).toEqual([200, 200, 200]);
  });

  /** Holds the lock of the booking while the work runs. */
  async function whileLocked(work: () => Promise<void>): Promise<void> {
    const held = Promise.withResolvers<void>();
    const over = Promise.withResolvers<void>();
    const holding = database.transaction(async (tx) => {
      await tx.execute(sql`SELECT FROM booking WHERE id = ${booking.split('/')[1]} FOR UPDATE`);
      held.resolve();
      await over.promise;
    });
    await held.promise;
    await work().finally(() => over.resolve());
    await holding;
  }
  const waiting = async () => {
    const { rows } = await database.execute(
      sql`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rows.length;
  };
  const notes = async (body: string) => {
    const { rows } = await database.execute(sql`SELECT FROM note WHERE body = ${body}`);
    return rows.length;
  };

  test('holds a lock for too long, refuses twelve writes with 503 and a sentence, and answers reads meanwhile', async () => {
    await whileLocked(async () => {
      const writes = Promise.all(Array.from({ length: 12 }, () => refusalOf(write('<p>Twelve</p>'))));
      await expect.poll(waiting).toBeGreaterThan(1);
      expect(await server.ask(token, '{ bookings(first: 1) { edges { node { __typename } } } }')).toEqual({
        data: { bookings: { edges: [{ node: { __typename: 'Booking' } }] } },
      });
      expect((await server.request('/health/ready')).status).toBe(200);
      expect(await writes).toEqual(Array(12).fill({ status: 503, message: LOCKED }));
    });
    expect(await notes('<p>Twelve</p>')).toBe(0);
  });

  test('holds a lock cancels the write of a client that left, so that it never commits', async () => {
    await whileLocked(async () => {
      const left = new AbortController();
      const sent = write('<p>Left</p>', { to: patient, signal: left.signal }).catch((error: Error) => error.name);
      await expect.poll(waiting).toBe(1);
      left.abort();
      expect(await sent).toBe('AbortError');
      await expect.poll(waiting).toBe(0);
    });
    expect(await notes('<p>Left</p>')).toBe(0);
    expect(patient.logged.filter(({ msg }) => msg === 'internal error')).toEqual([]);
  });

  test('ends the connection of a waiting write refuses that write and answers the next one', async () => {
    await whileLocked(async () => {
      const refusal = refusalOf(write('<p>Ended</p>', { to: patient }));
      await expect.poll(waiting).toBe(1);
      await database.execute(
        sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      );
      expect(await refusal).toEqual({ status: 503, message: AWAY });
    });
    expect(await refusalOf(write('<p>Next</p>', { to: patient }))).toBe(null);
    expect([await notes('<p>Ended</p>'), await notes('<p>Next</p>')]).toEqual([0, 1]);
  });
});

test.each(['pglite', ...(testPostgresUrl() ? (['postgres'] as const) : [])] as const)(
  'a server whose database was closed refuses every request with 503 and a sentence (%s)',
  async (engine) => {
    const database = await createTestDatabase({ ...demoDatabase(), engine });
    const server = await startTestServer({ database });
    const token = await server.token('manager@example.com');
    await database.close();
    const asked = server.request('/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: '{"query":"{ bookings(first: 1) { totalCount } }"}',
    });
    const refusal = { status: 503, message: AWAY };
    expect(await refusalOf(asked)).toEqual(refusal);
    expect(await refusalOf(server.signIn('manager@example.com'))).toEqual(refusal);
    expect(await refusalOf(askForChanges(server, token))).toEqual(refusal);
    expect((await server.request('/health')).status).toBe(503);
    await server.close();
  },
);
