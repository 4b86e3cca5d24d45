import { randomUUID } from 'node:crypto';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { notSignedIn } from '@console/api-kit';
import { type ExecutionResult, GraphQLError } from 'graphql';
import { afterEach, expect, test } from 'vitest';
import { EventStream } from '../http/EventStream.ts';
import { Streams } from './Streams.ts';
import { sendResults } from './sendResults.ts';

const MEGABYTE = 'x'.repeat(1_000_000);

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());
afterEach(() => server?.close());

interface Sending {
  results: AsyncIterator<ExecutionResult>;
  streams?: Streams;
  check?: () => Promise<unknown>;
  beatMs?: number;
  toClientError?: (error: unknown) => { message: string };
}

const asItIs = (error: unknown) => (error instanceof GraphQLError ? error.toJSON() : { message: 'inside' });

/** Sends results to one client. The client reads only when the test lets it. */
async function send(sending: Sending) {
  const { results, streams = new Streams(), check = async () => {}, beatMs = 60_000, toClientError = asItIs } = sending;
  server = createServer((request, response) => {
    const exchange = { request, response, url: new URL('http://console/graphql'), requestId: randomUUID() };
    const options = { userId: 'U1', streams, endsAfterMs: 60_000, beatMs, check, toClientError };
    sendResults(exchange, results, options).catch(({ status, headers }) => response.writeHead(status, headers).end());
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new Promise<IncomingMessage>((resolve) => get({ port, host: '127.0.0.1' }, resolve));
}

async function textOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

const done = { done: true, value: undefined } as const;

/** A source with a number of results. It counts the results that were read, and can be ended while it waits. */
function sourceOf(results: (() => unknown)[], { waits = false } = {}) {
  const { promise: ended, resolve: end } = Promise.withResolvers<typeof done>();
  const source = {
    asked: 0,
    returned: false,
    next: async () => {
      const result = results[source.asked];
      source.asked += 1;
      if (result) return { done: false as const, value: result() as ExecutionResult };
      return waits ? ended : done;
    },
    return: async () => {
      source.returned = true;
      end(done);
      return done;
    },
  };
  return source;
}

test('for a client that does not read, only the connection’s buffers are filled; the rest follows when it reads', async () => {
  const source = sourceOf(Array.from({ length: 60 }, () => () => ({ data: MEGABYTE })));
  const response = await send({ results: source });
  await expect.poll(() => source.asked).toBeGreaterThan(1);
  // Reads until both ends of the connection have filled their buffers.
  let before = -1;
  while (before !== source.asked) {
    before = source.asked;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  expect(source.asked).toBeLessThan(50);
  const text = await textOf(response);
  expect(text.split('event: next')).toHaveLength(61);
  expect(text.endsWith('event: complete\ndata:\n\n')).toBe(true);
});

test('a client that accepts no data for too long is disconnected', async () => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server = createServer(async (_request, response) => {
    const events = new EventStream(response, 100);
    await events.next({ data: MEGABYTE.repeat(40) });
    resolve(response.destroyed);
  });
  await new Promise<void>((started) => server?.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  // Sends a request and never reads the answer.
  const asked = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  asked.write('GET / HTTP/1.1\r\nHost: reader\r\n\r\n');
  expect(await promise).toBe(true);
  asked.destroy();
});

test('a client that has no room for two heartbeats is disconnected', async () => {
  const { promise, resolve } = Promise.withResolvers<[boolean, boolean]>();
  server = createServer((_request, response) => {
    const events = new EventStream(response);
    response.write(MEGABYTE.repeat(40));
    events.beat();
    const after = response.destroyed;
    events.beat();
    resolve([after, response.destroyed]);
  });
  await new Promise<void>((started) => server?.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  const asked = connect({ port, host: '127.0.0.1' }).on('error', () => {});
  asked.write('GET / HTTP/1.1\r\nHost: reader\r\n\r\n');
  expect(await promise).toEqual([false, true]);
  asked.destroy();
});

test('a source that fails ends the stream with its error, in the form for clients', async () => {
  const failing = (error: unknown) =>
    sourceOf([
      () => {
        throw error;
      },
    ]);
  const about = async (error: unknown) => textOf(await send({ results: failing(error) }));
  const end = '\n\nevent: complete\ndata:\n\n';
  expect(await about(notSignedIn('Ended.'))).toBe(
    `:\n\nevent: next\ndata: {"errors":[{"message":"401: Ended.","extensions":{"status":401}}]}${end}`,
  );
  expect(await about(new Error('the password'))).toBe(
    `:\n\nevent: next\ndata: {"errors":[{"message":"inside"}]}${end}`,
  );
});

test('an error in the middle is sent in the form for clients, and the stream goes on', async () => {
  const inside = new GraphQLError('x', { originalError: new Error('the password') });
  const results = sourceOf([() => ({ data: null, errors: [inside] }), () => ({ data: {} })]);
  const toClientError = () => ({ message: 'masked' });
  const text = await textOf(await send({ results, toClientError }));
  expect(text).toContain('data: {"data":null,"errors":[{"message":"masked"}]}\n\nevent: next\ndata: {"data":{}}\n\n');
});

test('a client beyond the limit is asked to come back later, and nothing stays open', async () => {
  const full = new Streams();
  full.endAll();
  const source = sourceOf([], { waits: true });
  const response = await send({ results: source, streams: full });
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '30']);
  expect(source.returned).toBe(true);
});

test('a database that cannot be reached ends no stream; an ended session does', async () => {
  let asked = 0;
  const check = async () => {
    asked += 1;
    if (asked < 5) throw new Error('no connection');
    throw notSignedIn('Ended.');
  };
  const source = sourceOf([], { waits: true });
  const text = await textOf(await send({ results: source, check, beatMs: 20 }));
  expect(asked).toBeGreaterThan(4);
  expect(text).toContain('401: Ended.');
});

test('a client that disconnects ends the source', async () => {
  const source = sourceOf([], { waits: true });
  const streams = new Streams();
  const response = await send({ results: source, streams });
  expect(streams.size).toBe(1);
  response.destroy();
  await expect.poll(() => streams.size).toBe(0);
  expect(source.returned).toBe(true);
});

test('there is room for two thousand streams, and for none while the server stops', () => {
  const streams = new Streams();
  const ended: string[] = [];
  const removes = Array.from({ length: 2_000 }, (_, at) =>
    streams.add({ userId: `U${at}`, end: () => ended.push(`U${at}`), checkSession: () => {} }),
  );
  expect(streams.hasRoom).toBe(false);
  removes[7]?.();
  expect(streams.hasRoom).toBe(true);
  streams.endAll();
  expect(ended).toHaveLength(1_999);
  expect(streams.hasRoom).toBe(false);
  streams.add({ userId: 'late', end: () => ended.push('late'), checkSession: () => {} });
  expect(ended.at(-1)).toBe('late');
});
