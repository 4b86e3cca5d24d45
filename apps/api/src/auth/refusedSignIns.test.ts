import { hashing } from '@console/api-kit/auth';
import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const ADMIN = 'admin@example.com';
const MANAGER = 'manager@example.com';

describeWithDatabase('refused sign-ins', (databases) => {
  let database: Database;
  let server: TestServer;
  /** Another process on the same database, behind one proxy. */
  let second: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database, variables: { TRUST_PROXY: '1' } });
  });
  afterAll(() => Promise.all([server.close(), second.close()]));
  beforeEach(async () => {
    await database.delete(tables.signInAttempt);
    await database.delete(tables.signInNetwork);
    server.now = new Date();
    second.now = new Date();
  });

  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('after ten failures of an account, every process refuses attempts from new networks, by the time of the database', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      expect((await second.signIn(ADMIN, 'wrong', from(`203.0.113.${attempt}`))).status).toBe(401);
    }
    server.now = new Date(Date.now() + 3_600_000);
    second.now = new Date(Date.now() - 3_600_000);
    for (const process of [server, second]) {
      const refused = await process.signIn(ADMIN);
      expect(refused.status).toBe(429);
      const wait = Number(refused.headers.get('retry-after'));
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual(15);
      expect(await refused.json()).toEqual({
        code: 429,
        message: expect.stringMatching(/^Too many failed sign-ins. Try again in \d+ seconds?\.$/),
      });
    }
    expect((await server.signIn(MANAGER)).status).toBe(200);
  });

  test('nobody can lock an account out of a network where it has signed in before', async () => {
    expect((await second.signIn(ADMIN, undefined, from('198.51.100.1'))).status).toBe(200);
    const statuses = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await second.signIn(ADMIN, 'wrong', from(`203.0.113.${attempt}`))).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    expect((await second.signIn(ADMIN, undefined, from('198.51.100.1'))).status).toBe(200);
  });

  test('a sign-in for which too many passwords wait is asked to come back, and does not count', async () => {
    const { promise: free, resolve } = Promise.withResolvers<void>();
    const hashes = Array.from({ length: 52 }, () => hashing.run(() => free));
    const refused = await server.signIn(ADMIN, 'wrong');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    expect(await refused.json()).toEqual({
      code: 503,
      message: 'Too many people are signing in just now. Please try again in a moment.',
    });
    expect(await database.select().from(tables.signInAttempt)).toEqual([]);
    resolve();
    await Promise.all(hashes);
    expect((await server.signIn(ADMIN)).status).toBe(200);
  });

  test('simultaneous attempts are counted one by one', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => server.signIn(ADMIN, 'wrong')));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  test('a successful sign-in clears the failures of the account', async () => {
    for (let round = 0; round < 3; round++) {
      for (let attempt = 0; attempt < 4; attempt++) await server.signIn(ADMIN, 'wrong');
      expect((await server.signIn(ADMIN)).status).toBe(200);
    }
  });

  test('a network that tries many accounts is refused; behind a proxy, the address that the proxy reports counts', async () => {
    const tries = (address: string, attempt: number) =>
      second.signIn(`someone${attempt}@example.com`, 'wrong', from(`10.0.0.${attempt}, ${address}`));
    expect((await tries('203.0.113.7', 0)).status).toBe(401);
    const bucket = eq(tables.signInAttempt.bucket, 'network 203.0.113.7');
    await database.update(tables.signInAttempt).set({ failures: 59 }).where(bucket);
    expect((await tries('203.0.113.7', 1)).status).toBe(401);
    expect((await tries('203.0.113.7', 2)).status).toBe(429);
    expect((await tries('203.0.113.8', 3)).status).toBe(401);
    const direct = await server.signIn('new@example.com', 'wrong', from('203.0.113.7'));
    expect(direct.status).toBe(401);
  });

  test('the security log has one line for each sign-in, with account and address, and without a secret', async () => {
    const seen = second.logged.length;
    const token = (await (await second.signIn(ADMIN, undefined, from('198.51.100.1'))).json()) as { token: string };
    await second.signIn(ADMIN, 'not-the-password', from('203.0.113.7'));
    await second.signIn('nobody@example.com', 'not-the-password', from('203.0.113.7'));
    await database.update(tables.signInAttempt).set({ failures: 99, blockedUntil: sql`now() + interval '1 minute'` });
    await second.signIn(ADMIN, 'not-the-password', from('203.0.113.7'));
    const lines = second.logged.slice(seen).filter(({ log }) => log === 'security');
    expect(lines.map(({ msg, account, address, reason }) => [msg, account, address, reason])).toEqual([
      ['signed in', ADMIN, '198.51.100.1', undefined],
      ['sign-in refused', ADMIN, '203.0.113.7', 'wrong password'],
      ['sign-in refused', 'nobody@example.com', '203.0.113.7', 'unknown account'],
      ['sign-in refused', ADMIN, '203.0.113.7', 'too many failures'],
    ]);
    expect(lines[0]?.userId).toMatch(/^[0-9A-Z]{26}$/);
    for (const { requestId } of lines) expect(requestId).toMatch(/^[\w-]{36}$/);
    const text = JSON.stringify(second.logged.slice(seen));
    for (const secret of [token.token, 'training-demo', 'not-the-password']) expect(text).not.toContain(secret);
  });
});
