import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { AccountDesk, type ShownUser } from '../testing/AccountDesk.ts';

const SECRET = 'x'.repeat(32);
const MINUTE = 60_000;

interface ShownSession {
  readonly id: string;
  readonly startedAt: string;
  readonly seenAt: string;
  readonly expiresAt: string;
  readonly method: string;
  readonly address: string | null;
  readonly agent: string | null;
  readonly isCurrent: boolean;
}

describeWithDatabase('sessions', (databases) => {
  let database: Database;
  let server: TestServer;
  /** Another process on the same database. */
  let second: TestServer;
  let desk: AccountDesk;
  let admin: string;
  let user: ShownUser;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database, beatMs: 0 });
    desk = new AccountDesk(server);
    admin = await server.token('admin@example.com');
  });
  afterAll(() => Promise.all([server.close(), second.close()]));
  beforeEach(async () => {
    server.now = new Date();
    second.now = new Date();
    user = await desk.newUser(admin);
  });

  const statusOf = async (token: string, at = server) =>
    (await at.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions?.status ?? 200;

  async function sessionsOf(id: string, as: string, at = server): Promise<ShownSession[]> {
    const { data, errors } = await at.ask(
      as,
      'query ($id: ID!) { user(id: $id) { sessions { id startedAt seenAt expiresAt method address agent isCurrent } } }',
      { id },
    );
    expect(errors).toBeUndefined();
    return (data as { user: { sessions: ShownSession[] } }).user.sessions;
  }

  test('an administrator and its owner see each session: when it began and was used, from where, with which browser', async () => {
    await desk.fullToken(user.email);
    const answer = await server.signIn(user.email, desk.password, { 'user-agent': 'Firefox 142' });
    const { token } = (await answer.json()) as { token: string };
    const own = await sessionsOf(user.id, token);
    expect(own).toHaveLength(2);
    expect(own.filter(({ isCurrent }) => isCurrent)).toMatchObject([
      {
        method: 'password',
        address: expect.stringContaining('127.0.0.1'),
        agent: 'Firefox 142',
        startedAt: server.now.toISOString(),
      },
    ]);
    const seen = await sessionsOf(user.id, admin);
    expect(seen.map(({ id }) => id)).toEqual(own.map(({ id }) => id));
    expect(seen.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  test('a new sign-in and a sign-out are heard live by administrators and their owner, on every process, and by nobody else', async () => {
    const watching = await desk.open(second, admin);
    const token = await desk.fullToken(user.email);
    // With no session on the screen, the user is what it shows.
    await watching.untilHeard(user.id);
    const [own] = await sessionsOf(user.id, token);
    const streams = [watching, await desk.open(second, token)];
    const manager = await desk.open(second, await server.token('manager@example.com'));
    const before = streams.map(({ ids }) => ids().length);
    const other = await desk.fullToken(user.email);
    for (const [index, stream] of streams.entries()) {
      await stream.until(() => stream.ids().slice(before[index]).includes(String(own?.id)));
    }
    const begun = (await sessionsOf(user.id, other)).find(({ isCurrent }) => isCurrent);
    const after = streams.map(({ ids }) => ids().length);
    const out = await server.request('/authentication_token', {
      method: 'DELETE',
      headers: { authorization: `Bearer ${other}` },
    });
    expect(out.status).toBe(204);
    for (const [index, stream] of streams.entries()) {
      await stream.until(() => stream.ids().slice(after[index]).includes(String(begun?.id)));
    }
    expect(manager.ids().filter((id) => id.startsWith('user_sessions/'))).toEqual([]);
    await Promise.all([...streams, manager].map((stream) => stream.close()));
  });

  test('a session is ended by its owner or by an administrator, at once on every process, with its streams', async () => {
    for (const as of ['owner', 'administrator']) {
      const [token, other] = [await desk.fullToken(user.email), await desk.fullToken(user.email)];
      const streams = [await desk.open(server, token), await desk.open(second, token)];
      const current = (await sessionsOf(user.id, token)).find(({ isCurrent }) => isCurrent);
      const ended = await desk.send(as === 'owner' ? other : admin, 'endSession', { id: current?.id });
      expect(ended.data).toMatchObject({
        endSession: { userSession: { id: current?.id, endedAt: expect.any(String) } },
      });
      for (const stream of streams) {
        await stream.untilEnded();
        expect(stream.events.at(-1)).toMatchObject({ errors: [{ extensions: { status: 401 } }] });
      }
      for (const at of [server, second]) {
        await expect.poll(() => statusOf(token, at)).toBe(401);
        expect(await statusOf(other, at)).toBe(200);
      }
      expect((await sessionsOf(user.id, other)).map(({ id }) => id)).not.toContain(current?.id);
    }
  });

  test('all other sessions of oneself end at once, and all of another user for an administrator', async () => {
    const tokens = [
      await desk.fullToken(user.email),
      await desk.fullToken(user.email),
      await desk.fullToken(user.email),
    ];
    const [own = '', ...others] = tokens;
    expect((await desk.send(own, 'endSessions', { user: user.id })).errors).toBeUndefined();
    for (const at of [server, second]) {
      for (const other of others) await expect.poll(() => statusOf(other, at)).toBe(401);
      expect(await statusOf(own, at)).toBe(200);
    }
    expect(await sessionsOf(user.id, own)).toMatchObject([{ isCurrent: true }]);
    expect((await desk.send(admin, 'endSessions', { user: user.id })).errors).toBeUndefined();
    for (const at of [server, second]) await expect.poll(() => statusOf(own, at)).toBe(401);
  });

  test('a colleague sees and ends no sessions of others, and cannot find out which exist', async () => {
    const token = await desk.fullToken(user.email);
    const manager = await server.token('manager@example.com');
    const [session] = await sessionsOf(user.id, token);
    for (const id of [session?.id, `user_sessions/${newId()}`]) {
      const ended = await desk.send(manager, 'endSession', { id });
      expect(ended.errors).toMatchObject([
        { message: 'You are not allowed to make this change.', extensions: { status: 403 } },
      ]);
      const read = await server.ask(manager, 'query ($id: ID!) { userSession(id: $id) { address } }', { id });
      expect([read.data?.userSession ?? null, read.errors?.[0]?.extensions?.status]).toEqual([
        null,
        id === session?.id ? 403 : read.errors?.[0]?.extensions?.status,
      ]);
    }
    expect(await statusOf(token)).toBe(200);
  });

  test('a session ends after an hour without use; each use moves its end, and is written once a minute', async () => {
    const start = server.now.getTime();
    const at = (minutes: number) => {
      second.now = new Date(start + minutes * MINUTE);
    };
    const token = await desk.fullToken(user.email);
    const written = async () => (await sessionsOf(user.id, token, second))[0];
    at(0.5);
    expect((await written())?.seenAt).toBe(new Date(start).toISOString());
    at(40);
    await statusOf(token, second);
    expect(await written()).toMatchObject({
      seenAt: new Date(start + 40 * MINUTE).toISOString(),
      expiresAt: new Date(start + 100 * MINUTE).toISOString(),
    });
    at(99);
    expect(await statusOf(token, second)).toBe(200);
    at(160);
    expect(await statusOf(token, second)).toBe(401);
  });

  test('a session without its row has ended', async () => {
    const token = await desk.fullToken(user.email);
    await database.execute(sql`DELETE FROM user_session WHERE token_id = ${String(decodeJwt(token).jti)}`);
    for (const at of [server, second]) await expect.poll(() => statusOf(token, at)).toBe(401);
  });

  /** A token as the release before issued it: without a session, for eight hours. */
  async function olderToken(): Promise<string> {
    const { limited: _, ...claims } = decodeJwt(await desk.fullToken(user.email));
    const issued = Math.floor(server.now.getTime() / 1000);
    return new SignJWT({ ...claims, jti: newId(), iat: issued, exp: issued + 8 * 3600 })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .sign(new TextEncoder().encode(SECRET));
  }

  test('who signed in before the release goes on, gets a session when first seen, and can be ended like any other', async () => {
    const token = await olderToken();
    expect(await statusOf(token)).toBe(200);
    const current = (await sessionsOf(user.id, token)).find(({ isCurrent }) => isCurrent);
    expect(current).toMatchObject({ method: 'password', address: null });
    await desk.send(admin, 'endSession', { id: current?.id });
    for (const at of [server, second]) await expect.poll(() => statusOf(token, at)).toBe(401);
  });

  test('a process of the release before and this one learn of each other who has signed out', async () => {
    const [ended, unknown, token] = [await olderToken(), await olderToken(), await desk.fullToken(user.email)];
    expect(await statusOf(ended)).toBe(200);
    for (const given of [ended, unknown]) {
      await database.execute(sql`INSERT INTO ended_session (token_id, user_id, expires_at)
        VALUES (${String(decodeJwt(given).jti)}, ${user.id.replace('users/', '')}, now() + interval '8 hours')`);
      await expect.poll(() => statusOf(given)).toBe(401);
    }
    await server.request('/authentication_token', { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
    const { rows } = await database.execute(
      sql`SELECT 1 FROM ended_session WHERE token_id = ${String(decodeJwt(token).jti)}`,
    );
    expect(rows).toHaveLength(1);
  });

  test('older tokens end with the others when all sessions of a user end', async () => {
    const token = await olderToken();
    await desk.send(admin, 'updateUserPassword', { id: user.id, password: 'harbour-27' });
    expect(await statusOf(token)).toBe(401);
  });
});
