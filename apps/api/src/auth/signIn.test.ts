import type { Database } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

const ADMIN = 'admin@example.com';
const MANAGER = 'manager@example.com';

describeWithDatabase('signing in', (databases) => {
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

  function claimsOf(token: string): Record<string, unknown> {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  }

  async function own(on: TestServer, token: string) {
    const { id } = claimsOf(token);
    return on.ask(token, 'query ($id: ID!) { user(id: $id) { id email roles isActive person { fullName } } }', { id });
  }

  /** Returns the extensions of the error when the bookings are refused. */
  async function refusalOf(on: TestServer, token: string) {
    return (await on.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions;
  }

  test('ACC-02 email and password give a token with the user’s id, roles and expiry', async () => {
    const answer = await server.signIn(ADMIN);
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    const claims = claimsOf(token);
    expect(claims).toMatchObject({ roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'], fullName: 'Grace Okafor' });
    expect(claims.id).toMatch(/^users\/[0-9A-Z]{26}$/);
    expect(Number(claims.exp) - Number(claims.iat)).toBe(12 * 3600);
    expect(await own(server, token)).toEqual({
      data: {
        user: {
          id: claims.id,
          email: ADMIN,
          roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'],
          isActive: true,
          person: { fullName: 'Grace Okafor' },
        },
      },
    });
  });

  test('ACC-02 capitals in the email make no difference', async () => {
    expect((await server.signIn('Admin@Example.com')).status).toBe(200);
  });

  test.each([
    [ADMIN, 'wrong'],
    ['nobody@example.com', 'training-demo'],
  ])('ACC-03 %s with %s is refused alike: 401 {code, message}', async (email, password) => {
    const answer = await server.signIn(email, password);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ code: 401, message: 'Email or Password is incorrect' });
  });

  test.each([
    ['{}', 422, 'Email is required'],
    ['{"email":"","password":"x"}', 422, 'Email is required'],
    ['{"email":"me","password":"x"}', 422, 'Email must be valid'],
    ['{"email":"me@example.com","password":""}', 422, 'Password is required'],
    ['{"email":["a"],"password":{"$ne":1}}', 422, 'Email is required'],
    ['{"email":', 400, 'The body is not valid JSON.'],
    [`{"email":"${'x'.repeat(20_000)}"}`, 413, 'The body must have at most 10000 bytes.'],
  ])('ACC-03 a body %s is answered with %i', async (body, status, message) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await server.request('/authentication_token', { method: 'POST', headers, body });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ code: status, message });
  });

  test('a form or another method is refused', async () => {
    const form = await server.request('/authentication_token', {
      method: 'POST',
      body: new URLSearchParams({ email: ADMIN }),
    });
    expect([form.status, await form.json()]).toEqual([
      415,
      { code: 415, message: 'The body must be application/json.' },
    ]);
    const read = await server.request('/authentication_token');
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST, DELETE']);
  });

  test('ACC-06 a user without a staff role gets a token that gives access only to their own record', async () => {
    const token = await server.token('trainer@example.com');
    const themselves = await own(server, token);
    expect(themselves.errors).toBeUndefined();
    expect(themselves.data?.user).toMatchObject({
      email: 'trainer@example.com',
      person: { fullName: 'Hannah Whitfield' },
    });
    const admin = claimsOf(await server.token(ADMIN));
    const other = await server.ask(token, 'query ($id: ID!) { user(id: $id) { id } }', { id: admin.id });
    expect(other).toMatchObject({
      data: { user: null },
      errors: [{ message: 'You are not allowed to see this User.' }],
    });
    const bookings = await server.ask(token, '{ bookings { totalCount } }');
    expect(bookings.errors?.[0]?.extensions).toEqual({ status: 403 });
    expect(bookings.errors?.[0]?.message).not.toContain('401');
  });

  test.each([
    ['none', undefined],
    ['nonsense', 'nonsense'],
    ['an unsigned token', 'eyJhbGciOiJub25lIn0.eyJpZCI6InVzZXJzLzAxSjlaSzBRM002VjhUMkI0QzZEOEUwRjFHIn0.'],
  ])('ACC-05 with %s for a token the answer is an error that contains 401', async (_what, token) => {
    const { data, errors } = await server.ask(token, '{ bookings { totalCount } }');
    expect(data).toBeUndefined();
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.message).toMatch(/^401: /);
    expect(errors?.[0]?.extensions).toEqual({ status: 401 });
  });

  test('ACC-05 a session ends after an hour without use, and after twelve hours in any case', async () => {
    const start = Date.now();
    const at = (hours: number) => {
      server.now = new Date(start + hours * 3_600_000);
    };
    at(0);
    const [used, unused] = [await server.token(ADMIN), await server.token(ADMIN)];
    for (let hours = 0.9; hours < 12; hours += 0.9) {
      at(hours);
      expect((await own(server, used)).errors).toBeUndefined();
    }
    for (const token of [used, unused]) {
      at(token === used ? 12.01 : 1.01);
      expect((await own(server, token)).errors?.[0]?.message).toMatch(/^401: Your session has ended/);
    }
  });

  test('ACC-05 a token with a changed signature gives access to nothing', async () => {
    const [header, , signature] = (await server.token(MANAGER)).split('.');
    const [, payload] = (await server.token(ADMIN)).split('.');
    expect((await own(server, `${header}.${payload}.${signature}`)).errors?.[0]?.message).toMatch(/^401: /);
  });

  test('ACC-07 ending sessions, deactivating a user and changing roles take effect at once on every process', async () => {
    const token = await server.token(MANAGER);
    const ofManager = eq(tables.user.signInEmail, MANAGER);
    expect((await second.ask(token, '{ bookings { totalCount } }')).errors).toBeUndefined();

    await database
      .update(tables.user)
      .set({ roles: ['ROLE_CUSTOMER'] })
      .where(ofManager);
    await expect.poll(() => refusalOf(second, token)).toEqual({ status: 403 });
    await database
      .update(tables.user)
      .set({ roles: ['ROLE_ACCOUNT_MANAGER'], isActive: false })
      .where(ofManager);
    for (const process of [server, second]) {
      await expect.poll(() => refusalOf(process, token)).toEqual({ status: 401 });
    }
    expect((await server.signIn(MANAGER)).status).toBe(401);
    await database.update(tables.user).set({ isActive: true }).where(ofManager);
    await expect.poll(() => refusalOf(second, token)).toBeUndefined();
    await database
      .update(tables.user)
      .set({ tokenVersion: sql`${tables.user.tokenVersion} + 1` })
      .where(ofManager);
    for (const process of [server, second]) {
      await expect.poll(() => refusalOf(process, token)).toEqual({ status: 401 });
    }
  });

  test('an unknown email takes as long as a wrong password', async () => {
    const time = async (email: string) => {
      const started = performance.now();
      await server.signIn(email, 'wrong');
      return performance.now() - started;
    };
    // Taken in turns, so that a busy moment of the machine slows down both.
    let [known, unknown] = [Infinity, Infinity];
    for (let round = 0; round < 3; round += 1) {
      known = Math.min(known, await time(ADMIN));
      unknown = Math.min(unknown, await time('no@example.com'));
    }
    expect(unknown).toBeGreaterThan(known / 3);
  });

  test('no secret is logged', async () => {
    const token = await server.token(ADMIN);
    await server.ask(token, 'query ($search: String) { bookings(search: $search) { totalCount } }', {
      search: 'private matter',
    });
    const text = JSON.stringify(server.logged);
    for (const secret of [token, 'training-demo', 'private matter', 'Bearer']) expect(text).not.toContain(secret);
    expect(JSON.stringify(server.logged.filter(({ log }) => log !== 'security'))).not.toContain(ADMIN);
    expect(server.logged.at(-1)).toMatchObject({ method: 'POST', path: '/graphql', status: 200 });
  });
});
