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
