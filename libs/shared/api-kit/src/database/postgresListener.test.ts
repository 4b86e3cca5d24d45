import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { startProxy, testPostgresUrl } from '../testing/index.ts';
import { openDatabase } from './openDatabase.ts';
import { PostgresListener } from './PostgresListener.ts';

describe.runIf(testPostgresUrl())('the connection that listens', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  async function startWay() {
    const way = await startProxy(testPostgresUrl() ?? '');
    ends.push(way.close);
    return way;
  }

  async function listenThrough(url: string, limits: { askEveryMs?: number; answerWithinMs?: number } = {}) {
    const heard: string[] = [];
    const lost = { times: 0 };
    const listener = new PostgresListener({
      url,
      channel: 'Some "channel"',
      onNotification: (payload) => heard.push(payload),
      onLost: () => (lost.times += 1),
      ...limits,
    });
    await listener.start();
    ends.push(() => listener.stop());
    return { listener, heard, lost };
  }

  async function notify(payload: string): Promise<void> {
    const client = new pg.Client({ connectionString: testPostgresUrl() });
    await client.connect();
    await client.query('SELECT pg_notify($1, $2)', ['Some "channel"', payload]);
    await client.end();
  }

  test('hears notifications, and reports a loss after it reconnects', async () => {
    const way = await startWay();
    const { heard, lost } = await listenThrough(way.url);
    await notify('before');
    await expect.poll(() => heard).toEqual(['before']);
    way.cut();
    await expect.poll(() => lost.times).toBe(1);
    await notify('after');
    await expect.poll(() => heard).toEqual(['before', 'after']);
  });

  test('tries until the server is back', async () => {
    const way = await startWay();
    const { lost } = await listenThrough(way.url);
    way.state.refuses = true;
    way.cut();
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(lost.times).toBe(0);
    way.state.refuses = false;
    await expect.poll(() => lost.times).toBe(1);
  });

  test('notices a server that has gone silent', async () => {
    const way = await startWay();
    const { heard, lost } = await listenThrough(way.url, { askEveryMs: 500, answerWithinMs: 2_000 });
    way.state.silent = true;
    await notify('unheard');
    await expect.poll(() => way.state.connections).toBe(2);
    way.state.silent = false;
    await expect.poll(() => lost.times).toBe(1);
    await notify('heard');
    await expect.poll(() => heard).toEqual(['heard']);
  });

  test('stays closed after it is stopped', async () => {
    const way = await startWay();
    const { listener, heard, lost } = await listenThrough(way.url);
    await listener.stop();
    way.cut();
    await notify('unheard');
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect([heard, lost.times, way.state.connections]).toEqual([[], 0, 1]);
  });

  test('explains in one sentence why it cannot connect', async () => {
    const way = await startWay();
    const database = await openDatabase({ url: way.url });
    ends.push(() => database.close());
    way.state.refuses = true;
    await expect(
      database.listen(
        'a_channel',
        () => {},
        () => {},
      ),
    ).rejects.toThrow(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be used \(.+\)\. Check DATABASE_URL\.$/);
  });
});
