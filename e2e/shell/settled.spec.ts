import { createServer } from 'node:http';
import { setTimeout as later } from 'node:timers/promises';
import { settled } from '@console/harness/settled';
import { expect, test } from '../src/fixtures.ts';

test('settled waits for answers and the requests that follow them, not for the stream of changes', async ({ page }) => {
  await page.route('**/graphql?live', () => {});
  const held: (() => void)[] = [];
  await page.route('**/held-*', async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
    });
    await route.fulfill({ body: '' });
  });
  await page.goto('/login');
  await page.evaluate(() => {
    fetch('/graphql?live').catch(() => undefined);
    const ask = async (path: string) => (await fetch(path)).text();
    void ask('/held-first').then(() => ask('/held-second'));
  });
  let over = false;
  const waiting = settled(page).then(() => {
    over = true;
  });
  for (const count of [1, 2]) {
    await expect.poll(() => held.length).toBe(count);
    // Waits longer than the half second without requests after which `settled` resolves.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 800)));
    expect(over).toBe(false);
    held[count - 1]?.();
  }
  await waiting;
  expect(over).toBe(true);
  // Closes the page first. The end of the test releases the held stream, which must not reach the server.
  await page.close();
});

test('settled does not wait for what the page before has asked while this one was on its way', async ({ page }) => {
  const { url, close } = await startSlowPages();
  try {
    await page.goto(`${url}/first`);
    await page.goto(`${url}/second`);
    await settled(page);
    await expect(page.getByRole('heading', { name: 'Second' })).toBeVisible();
  } finally {
    close();
  }
});

/** Two pages. While the second is on its way, the first asks for something whose answer never ends. */
async function startSlowPages() {
  const second = Promise.withResolvers<void>();
  const endless = Promise.withResolvers<void>();
  const server = createServer(async ({ url }, response) => {
    response.setHeader('content-type', 'text/html');
    if (url === '/first') response.end('<script>fetch("/now").then(() => fetch("/endless"))</script>');
    else if (url === '/now') {
      await second.promise;
      response.end();
    } else if (url === '/endless') {
      response.write('The beginning');
      endless.resolve();
    } else if (url === '/second') {
      second.resolve();
      await endless.promise;
      // The browser still has to receive the beginning of that answer.
      await later(200);
      response.end('<h1>Second</h1>');
    } else response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
