import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { Database } from '@console/api-kit/database';
import { createTestDatabase, demoDatabase, PASSWORD, postgresUrlOf, testPostgresUrl } from '@console/api-kit/testing';
import { freePort } from '@console/harness/console-server';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { processesOf } from './processes.ts';
import { killStarted, startMain } from './testing/startMain.ts';

test('the embedded database has one process, PostgreSQL as many as asked, else one for each core and at most four', () => {
  const DATABASE_URL = 'postgresql://127.0.0.1/console';
  expect(processesOf({ PROCESSES: 3 })).toBe(1);
  expect(processesOf({ DATABASE_URL, PROCESSES: 6 })).toBe(6);
  expect(processesOf({ DATABASE_URL })).toBeGreaterThanOrEqual(1);
  expect(processesOf({ DATABASE_URL })).toBeLessThanOrEqual(4);
});

describe.runIf(testPostgresUrl())('two processes on one address', () => {
  let database: Database;
  beforeEach(async () => {
    database = await createTestDatabase({ ...demoDatabase(), engine: 'postgres' });
  });
  afterEach(async () => {
    killStarted();
    await database.close();
  });

  async function variables() {
    return {
      DATABASE_URL: await postgresUrlOf(database),
      TOKEN_SECRET: 'x'.repeat(32),
      DRAIN_SECONDS: '0',
      PROCESSES: '2',
    };
  }

  const answersAt = (url: string) =>
    fetch(`${url}/health/live`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );

  async function start() {
    const main = startMain(await variables());
    const url = await main.url;
    return { ...main, url, answers: () => answersAt(url), pids: () => childrenOf(main.child.pid) };
  }

  test('answer with one another’s sessions, and end with the signal', async () => {
    const { url, pids, child, ended } = await start();
    const running = pids();
    expect(running).toHaveLength(2);
    const signedIn = await fetch(`${url}/authentication_token`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'manager@example.com', password: PASSWORD }),
    });
    const { token } = (await signedIn.json()) as { token: string };
    // Each new connection goes to the next process.
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        fetch(`${url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, connection: 'close' },
          body: JSON.stringify({ query: 'nothing that a release sends' }),
        }).then((response) => response.json() as Promise<{ errors: { extensions: { status: number } }[] }>),
      ),
    );
    for (const { errors } of answers) expect(errors[0]?.extensions.status).toBe(400);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(running.filter(isAlive)).toEqual([]);
  });

  test('one that is killed is replaced, and the other answers meanwhile', async () => {
    const { answers, pids } = await start();
    const [killed = 0] = pids();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => isAlive(killed)).toBe(false);
    expect(await answers()).toBe(true);
    await expect.poll(() => pids().filter((pid) => pid !== killed).length).toBe(2);
    await expect.poll(answers).toBe(true);
  });

  test('connections that killed processes have not taken end, so that no client waits for them', async () => {
    const { url, pids } = await start();
    const killed = pids();
    // A stopped process takes nothing that it is handed.
    for (const pid of killed) process.kill(pid, 'SIGSTOP');
    const { hostname, port } = new URL(url);
    const sockets = Array.from({ length: 4 }, () => connect(Number(port), hostname).on('error', () => {}));
    const closed = sockets.map((socket) => new Promise((resolve) => socket.resume().on('close', resolve)));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await Promise.all(closed);
  });

  test('one that ends before it answers is replaced too, when the other answers already', async () => {
    const port = await freePort();
    const { child, url } = startMain({ ...(await variables()), PORT: String(port) });
    await expect.poll(() => childrenOf(child.pid).length, { interval: 10 }).toBe(2);
    const [slow = 0] = childrenOf(child.pid);
    process.kill(slow, 'SIGSTOP');
    await expect.poll(() => answersAt(`http://127.0.0.1:${port}`)).toBe(true);
    process.kill(slow, 'SIGKILL');
    expect(await url).toContain(String(port));
    expect(childrenOf(child.pid)).toHaveLength(2);
  });

  test('none stays when the first process is killed', async () => {
    const { child, pids, answers } = await start();
    const running = pids();
    child.kill('SIGKILL');
    await expect.poll(() => running.filter(isAlive)).toEqual([]);
    expect(await answers()).toBe(false);
  });
});

test('a database that cannot be opened ends the first process with one sentence', async () => {
  const main = startMain({
    DATABASE_URL: 'postgresql://127.0.0.1:1/console',
    TOKEN_SECRET: 'x'.repeat(32),
    PROCESSES: '2',
  });
  expect(await main.ended).toBe(1);
  expect(main.errors().trim().split('\n')).toHaveLength(1);
});

function childrenOf(pid: number | undefined): number[] {
  const found = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,stat=']).toString().trim().split('\n');
  return found
    .map((line) => line.trim().split(/\s+/))
    .filter(([, parent, state]) => Number(parent) === pid && !state?.startsWith('Z'))
    .map(([own]) => Number(own));
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
