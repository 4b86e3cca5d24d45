import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { dropWhenNotRead } from './dropWhenNotRead.ts';

/** More than the buffers of a connection hold. */
const LARGE = Buffer.alloc(40_000_000, 'x');

const NEVER = 600_000;

let server: Server;
afterEach(() => server.closeAllConnections());
afterEach(() => void server.close());

/** A connection that has asked for a large answer and reads nothing. */
async function ask(patience: { stalledMs: number; wholeMs: number }, request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n') {
  const { promise: dropped, resolve } = Promise.withResolvers<boolean>();
  server = createServer((_request, response) => {
    response.on('close', () => resolve(!response.writableFinished));
    response.end(LARGE);
    dropWhenNotRead(response, patience);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.on('error', () => {});
  socket.write(request);
  return { socket, dropped };
}

test('a client that stops reading is disconnected', async () => {
  const { socket, dropped } = await ask({ stalledMs: 100, wholeMs: NEVER });
  expect(await dropped).toBe(true);
  socket.destroy();
});

test('a client that reads, but much too slowly, is disconnected', async () => {
  const { socket, dropped } = await ask({ stalledMs: NEVER, wholeMs: 300 });
  const trickle = setInterval(() => socket.read(1), 20);
  expect(await dropped).toBe(true);
  clearInterval(trickle);
  socket.destroy();
});

test('a client that reads has the whole answer, also to its second request', async () => {
  const { socket, dropped } = await ask(
    { stalledMs: NEVER, wholeMs: NEVER },
    'GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect((await text(socket)).length).toBeGreaterThan(2 * LARGE.length);
  expect(await dropped).toBe(false);
});

test('when too much waits for clients that do not read, further ones are disconnected at once, and later ones are not', async () => {
  const patience = { stalledMs: NEVER, wholeMs: NEVER };
  let dropped = 0;
  server = createServer((_request, response) => {
    response.on('close', () => (dropped += 1));
    response.end(LARGE);
    dropWhenNotRead(response, patience);
  });
  await new Promise<void>((started) => server.listen(0, '127.0.0.1', started));
  const { port } = server.address() as AddressInfo;
  const open = () => {
    const socket = connect({ port, host: '127.0.0.1' }).on('error', () => {});
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    return socket;
  };
  const readers = Array.from({ length: 10 }, open);
  await expect.poll(() => dropped).toBeGreaterThan(0);
  for (const reader of readers) reader.destroy();
  await expect.poll(() => dropped).toBe(10);
  expect((await text(open())).length).toBeGreaterThan(LARGE.length);
});
