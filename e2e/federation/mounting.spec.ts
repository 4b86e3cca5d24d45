import { settled } from '@console/harness/settled';
import type { CDPSession, Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry } from '../src/registry.ts';

const ROUNDS = 50;
/**
 * The rounds after which the test measures. The first one is late enough that everything that is created once exists.
 */
const COUNTED = [10, 30, 50];

interface Count {
  listeners: number;
  nodes: number;
  styles: number;
  heap: number;
}

test('FED-06 after entering and leaving every remote fifty times, listeners, styles and memory do not grow', async ({
  page,
  signIn,
  server,
}) => {
  test.setTimeout(300_000);
  const { remotes } = await readRegistry(server.url);
  const screens = remotes.flatMap(({ routes }) => routes.find(({ navigation }) => navigation)?.path ?? []);
  expect(screens).toHaveLength(remotes.length);
  await signIn('admin', screens.at(-1));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');

  const counts: Count[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    for (const path of screens) await enter(page, path);
    if (COUNTED.includes(round)) counts.push(await count(page, devTools));
  }

  const [, middle, last] = counts;
  if (!middle || !last) throw new Error('The test measured nothing.');
  // Twenty rounds lie between these two measurements, so one leak in each round would count twenty times.
  expect(last.listeners - middle.listeners, `listeners ${counts.map(({ listeners }) => listeners)}`).toBeLessThan(20);
  expect(last.nodes - middle.nodes, `nodes ${counts.map(({ nodes }) => nodes)}`).toBeLessThan(400);
  expect(last.styles, `style tags ${counts.map(({ styles }) => styles)}`).toBe(middle.styles);
  expect(last.heap / middle.heap, `heap ${counts.map(({ heap }) => heap)}`).toBeLessThan(1.1);
});

/** Opens a screen by its entry in the sidebar and waits until it is shown. */
async function enter(page: Page, path: string): Promise<void> {
  const entry = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'page');
}

async function count(page: Page, devTools: CDPSession): Promise<Count> {
  await settled(page);
  for (let pass = 0; pass < 3; pass++) await devTools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    styles: await page.locator('style').count(),
    heap: metric('JSHeapUsedSize'),
  };
}
