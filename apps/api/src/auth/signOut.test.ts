import { type Database, newId } from '@console/api-kit/database';
import { demoDatabase, describeWithDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { tables } from '@console/core-api';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStream } from '../testing/openStream.ts';

const MANAGER = 'manager@example.com';

describeWithDatabase('signing out', (databases) => {
  let database: Database;
  let server: TestServer;
  let second: TestServer;

  beforeAll(async () => {
    database = await databases.create(demoDatabase());
    server = await startTestServer({ database });
    second = await startTestServer({ database });
  });
  afterAll(() => Promise.all([server.close(), second.close()]));

  const statusAt = async (on: TestServer, token: string) =>
    (await on.ask(token, '{ bookings { totalCount } }')).errors?.[0]?.extensions?.status ?? 200;

  function signOut(token?: string) {
    const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    return server.request('/authentication_token', { method: 'DELETE', headers });
  }

  test('ends the token on every process, and no other session of the user', async () => {
    const [token, other] = [await server.token(MANAGER), await server.token(MANAGER)];
    for (const process of [server, second]) expect(await statusAt(process, token)).toBe(200);
    const answer = await signOut(token);
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    for (const process of [server, second]) await expect.poll(() => statusAt(process, token)).toBe(401);
    for (const process of [server, second]) expect(await statusAt(process, other)).toBe(200);
  });

  test('ends the streams of the token on every process, long before their next heartbeat', async () => {
    const [token, other] = [await server.token(MANAGER), await server.token(MANAGER)];
    const opened = [server, second].map((at) => Promise.all([openStream(at, token), openStream(at, other)]));
    const streams = await Promise.all(opened);
    await signOut(token);
    for (const [ended, open] of streams) {
      await ended.untilEnded();
      expect(ended.events).toMatchObject([{ errors: [{ extensions: { status: 401 } }] }]);
      expect(open.state.ended).toBe(false);
      await open.close();
    }
  });

  test('may be repeated, and is refused without a token', async () => {
    const token = await server.token(MANAGER);
    for (const given of [token, token, 'nonsense']) expect((await signOut(given)).status).toBe(204);
    const refused = await signOut();
    expect([refused.status, await refused.json()]).toEqual([
      401,
      { code: 401, message: 'Send the token that is to be ended.' },
    ]);
  });

  test('forgets ended tokens once they have expired', async () => {
    const [account] = await database.select().from(tables.user).limit(1);
    const expired = newId();
    await database
      .insert(tables.endedSession)
      .values({ tokenId: expired, userId: account?.id ?? '', expiresAt: new Date(server.now.getTime() - 1_000) });
    await signOut(await server.token(MANAGER));
    const { rows } = await database.execute(sql`SELECT token_id FROM ended_session WHERE token_id = ${expired}`);
    expect(rows).toEqual([]);
  });
});
