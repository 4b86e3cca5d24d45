import type { AddressInfo } from 'node:net';
import { connect as connectTo, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterEach, describe, expect, test } from 'vitest';
import { testPostgresUrl } from '../testing/index.ts';
import { openDatabase } from './openDatabase.ts';
import { PostgresListener } from './PostgresListener.ts';

describe.runIf(testPostgresUrl())('the connection that listens', () => {
  const ends: (() => unknown)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0)) await end();
  });

  /** A proxy to the database that can go silent: it stays open, and nothing passes through. */
  async function startWay() {
    const { hostname, port } = new URL(testPostgresUrl() ?? '');
    const sockets = new Set<Socket>();
    const state = { dead: false, refuses: false, connections: 0 };
    const way = createServer((socket) => {
      if (state.refuses) return socket.destroy();
      state.connections += 1;
      const server = connectTo(Number(port), hostname);
      for (const [from, to] of [
        [socket, server],
        [server, socket],
      ] as const) {
        sockets.add(from);
        from.on('data', (bytes) => state.dead || to.write(bytes));
        from.on('error', () => {}).on('close', () => to.destroy());
      }
      return undefined;
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    const cut = () => {
      for (const socket of sockets) socket.destroy();
    };
    ends.push(() => way.close(), cut);
    const url = new URL(testPostgresUrl() ?? '');
    url.host = `127.0.0.1:${(way.address() as AddressInfo).port}`;
    return { url: url.href, state, cut };
  }

  async function listenThrough(url: string) {
    const heard: string[] = [];
    const lost = { times: 0 };
    const listener = new PostgresListener({
      url,
      channel: 'Some "channel"',
      onNotification: (payload) => heard.push(payload),
      onLost: () => (lost.times += 1),
      askEveryMs: 100,
      answerWithinMs: 200,
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
    const { heard, lost } = await listenThrough(way.url);
    way.state.dead = true;
    await notify('unheard');
    await expect.poll(() => way.state.connections).toBe(2);
    way.state.dead = false;
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
