import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { newHttpServer } from './httpServer.ts';

let begun = 0;
let mostAtOnce = 0;
const server = newHttpServer(async (request, response) => {
  begun += 1;
  mostAtOnce = Math.max(mostAtOnce, begun);
  await setTimeout(1);
  begun -= 1;
  response.end(String(request.headers['x-long']?.length));
});
afterEach(() => void server.closeAllConnections());
afterEach(() => void server.close());

/** Sends a request as text, because fetch would limit the headers itself. */
async function send(request: string): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' });
  socket.write(request);
  return text(socket);
}

test('headers of 15 KB are read, and longer ones than 16 KB are refused', async () => {
  const withHeader = (bytes: number) =>
    `GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nX-Long: ${'a'.repeat(bytes)}\r\n\r\n`;
  expect(await send(withHeader(15_000))).toMatch(/\r\n15000$/);
  server.close();
  expect(await send(withHeader(17_000))).toMatch(/^HTTP\/1\.1 431 /);
});

const pipelined = (count: number) =>
  `${'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n\r\na'.repeat(count)}GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`;

test('the requests of one connection are answered one after the other', async () => {
  const answers = (await send(pipelined(20))).split('HTTP/1.1 200 OK');
  expect([answers.length - 1, mostAtOnce]).toEqual([21, 1]);
});

test('a connection with more than a hundred waiting requests is closed', async () => {
  expect(await send(pipelined(1_000)).catch(({ code }) => code)).toSatisfy(
    (answer: string) => answer === 'ECONNRESET' || answer.split('HTTP/1.1 200 OK').length < 900,
  );
});
