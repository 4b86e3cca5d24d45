import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Database } from '@console/api-kit/database';
import { createTestDatabase, startTestServer, type TestServer } from '@console/api-kit/testing';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { migrations } from '../migrations.ts';

let database: Database;
let server: TestServer | undefined;
beforeAll(async () => {
  database = await createTestDatabase({ migrations });
});
afterEach(() => server?.close());
afterAll(() => database.close());

/** Asks for a path under a host. fetch would not send another host than the one it connects to. */
async function ask(variables: Record<string, string>, headers: Record<string, string>, path = '/registry.json') {
  server = await startTestServer({ database, variables });
  const { promise, resolve, reject } = Promise.withResolvers<[number | undefined, string]>();
  const asked = request(`${server.url}${path}`, { headers, agent: false }, async (response) => {
    let body = '';
    for await (const chunk of response) body += chunk;
    resolve([response.statusCode, body]);
  });
  asked.on('error', reject).end();
  return promise;
}

const PUBLIC_URL = 'https://console.example.com';
const TRUST_PROXY = '1';
const refusal = [421, JSON.stringify({ code: 421, message: `The console is at ${PUBLIC_URL}, not at this address.` })];

test.each([
  [{ host: 'console.example.com' }],
  [{ host: 'Console.Example.com:443' }],
  [{ host: 'console.example.com', 'x-forwarded-host': 'console.example.com' }],
])('a request for the public address is answered: %j', async (headers) => {
  expect((await ask({ PUBLIC_URL }, headers))[0]).toBe(404);
});

test.each([
  [{ host: 'evil.example' }],
  [{ host: 'console.example.com.evil.example' }],
  [{ host: 'console.example.com:8080' }],
  [{ host: '127.0.0.1' }],
  [{ host: 'not a host' }],
  [{ host: 'console.example.com', 'x-forwarded-host': 'evil.example' }],
  [{ host: 'evil.example', 'x-forwarded-host': 'console.example.com' }],
])('a request for another host is refused with the right address: %j', async (headers) => {
  for (const path of ['/registry.json', '/', '/graphql', '/authentication_token', '/healthy']) {
    expect(await ask({ PUBLIC_URL }, headers, path)).toEqual(refusal);
    await server?.close();
  }
});

test('a trusted proxy may ask under its own name for the public address, and for no other', async () => {
  const host = 'api-1.internal:4000';
  expect((await ask({ PUBLIC_URL, TRUST_PROXY }, { host, 'x-forwarded-host': 'console.example.com' }))[0]).toBe(404);
  await server?.close();
  const forged = 'console.example.com, evil.example';
  expect(await ask({ PUBLIC_URL, TRUST_PROXY }, { host, 'x-forwarded-host': forged })).toEqual(refusal);
  await server?.close();
  expect(await ask({ PUBLIC_URL, TRUST_PROXY }, { host })).toEqual(refusal);
});

test('health checks may come by any name, and without a public address every name is answered', async () => {
  expect((await ask({ PUBLIC_URL }, { host: '10.0.0.7:4000' }, '/health'))[0]).toBe(200);
  await server?.close();
  expect((await ask({}, { host: 'whatever.example' }))[0]).toBe(404);
});

test.each([
  ['GET /health HTTP/1.1\r\nHost: a.example\r\nHost: b.example\r\n\r\n', 400],
  ['GET /health HTTP/1.1\r\nHost: a.example\r\nhOST: a.example\r\n\r\n', 400],
  ['GET /health HTTP/0.9\r\nHost: a.example\r\n\r\n', 505],
  ['GET /health HTTP/2.0\r\nHost: a.example\r\n\r\n', 505],
  ['GET /health HTTP/1.0\r\nHost: a.example\r\n\r\n', 200],
  ['GET /health HTTP/1.1\r\nHost: a.example\r\nConnection: close\r\n\r\n', 200],
])('a request names one host and a version that this server speaks: %j is answered with %d', async (sent, status) => {
  server = await startTestServer({ database });
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(sent);
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
});
