import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendFile } from './sendFile.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Serves a file with this content. Returns its address, and the end of each answer: an error, or undefined. */
async function serve(content: AsyncIterable<string>) {
  const ended = Promise.withResolvers<unknown>();
  const server = createServer((request, response) => {
    sendFile({ request, response }, { name: 'all.csv', type: 'text/csv; charset=utf-8', content }).then(
      () => ended.resolve(undefined),
      (error) => {
        ended.resolve(error);
        response.destroy();
      },
    );
  });
  closing.push(() => server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ended: ended.promise };
}

test('a visitor who leaves stops the making of the file', async () => {
  let made = 0;
  const released = Promise.withResolvers<void>();
  async function* endless() {
    try {
      for (;;) {
        made += 1;
        yield 'x'.repeat(1_000_000);
      }
    } finally {
      released.resolve();
    }
  }
  const { url, ended } = await serve(endless());
  const leave = new AbortController();
  const answer = await fetch(url, { signal: leave.signal });
  await answer.body?.getReader().read();
  leave.abort();
  await released.promise;
  expect(await ended).toBeUndefined();
  // The connection takes only some parts ahead of the visitor.
  expect(made).toBeLessThan(50);
});

test('a failure in the middle is a broken download, not a short file', async () => {
  async function* half() {
    yield 'Seat\r\n';
    throw new Error('The database is away.');
  }
  const broken = await serve(half());
  await expect(fetch(broken.url).then((answer) => answer.text())).rejects.toThrow();
  expect(await broken.ended).toEqual(new Error('The database is away.'));
});
