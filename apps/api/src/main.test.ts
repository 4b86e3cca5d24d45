import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { afterAll, afterEach, expect, test } from 'vitest';
import { killStarted, startMain } from './testing/startMain.ts';

const folders: string[] = [];

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'console-main-'));
  folders.push(folder);
  return folder;
}

/** Sends the headers of a sign-in. When this resolves, the server waits for its body, which the returned function sends. */
async function beginSignIn(url: string): Promise<() => Promise<{ token: string }>> {
  const asking = request(`${url}/authentication_token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', expect: '100-continue' },
  });
  asking.flushHeaders();
  await once(asking, 'continue');
  return async () => {
    const answered = once(asking, 'response') as Promise<[IncomingMessage]>;
    asking.end(JSON.stringify({ email: 'admin@example.com', password: 'training-demo' }));
    const [response] = await answered;
    expect(response.statusCode).toBe(200);
    return (await json(response)) as { token: string };
  };
}

afterEach(killStarted);
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

test('one start creates a filled database and its secret, a second start on the same folder is refused, and a stop lets running requests finish', async () => {
  const data = newFolder();
  const first = startMain({ CONSOLE_DATA_DIR: data });
  const url = await first.url;
  expect(first.output()).toContain(
    'admin@example.com, manager@example.com, trainer@example.com (password training-demo)',
  );
  expect(statSync(join(data, 'token-secret')).mode & 0o777).toBe(0o600);
  expect(first.output() + first.errors()).not.toContain(readFileSync(join(data, 'token-secret'), 'utf8'));

  const second = startMain({ CONSOLE_DATA_DIR: data });
  expect(await second.ended).toBe(1);
  expect(second.errors().trim().split('\n')).toHaveLength(1);
  expect(second.errors()).toContain(data);

  const signIn = await beginSignIn(url);
  first.child.kill('SIGTERM');
  const { token } = await signIn();
  expect(await first.ended).toBe(0);
  await expect(fetch(`${url}/health`)).rejects.toThrow();

  const again = startMain({ CONSOLE_DATA_DIR: data });
  const answer = await fetch(`${await again.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query: '{ bookings { totalCount } }' }),
  });
  expect(await answer.json()).toEqual({ data: { bookings: { totalCount: 1200 } } });
});

test('a port in use is reported in one sentence', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const data = newFolder();
  const refused = startMain({ CONSOLE_DATA_DIR: data, PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toBe(`Port ${port} is in use: stop what listens there, or set PORT to another.\n`);
  other.close();
});

test.each([
  [{ PORT: 'many' }, 'PORT must be a whole number from 0 to 65535, not "many".\n'],
  [
    { DATABASE_URL: 'postgresql://localhost/console' },
    'TOKEN_SECRET must be set, with at least 32 characters, when DATABASE_URL is.\n',
  ],
])('with %j it says why it does not start, and makes nothing', async (variables, sentence) => {
  const data = join(newFolder(), 'data');
  const refused = startMain({ CONSOLE_DATA_DIR: data, ...variables });
  expect(await refused.ended).toBe(1);
  expect(refused.errors()).toBe(sentence);
  expect(existsSync(data)).toBe(false);
});

test('a database that cannot be reached is reported in one sentence without its password', async () => {
  const refused = startMain({
    DATABASE_URL: 'postgresql://me:hunter2@127.0.0.1:1/console',
    TOKEN_SECRET: 'x'.repeat(32),
  });
  expect(await refused.ended).toBe(1);
  expect(refused.errors().trim().split('\n')).toHaveLength(1);
  expect(refused.errors()).not.toContain('hunter2');
});
