import { settled } from '@console/harness/settled';
import type { CDPSession, Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { readRegistry } from '../src/registry.ts';

/**
 * The rounds after which the test measures. The first one is late enough that everything that is created once exists.
 */
const COUNTED = [16, 26];

interface Count {
  listeners: number;
  nodes: number;
  styles: number;
  heap: number;
}

test('FED-06 after entering and leaving every remote again and again, listeners, styles and memory do not grow', async ({
  page,
  signIn,
  server,
}) => {
  const { remotes } = await readRegistry(server.url);
  const screens = remotes.flatMap(({ routes }) => routes.find(({ navigation }) => navigation)?.path ?? []);
  expect(screens).toHaveLength(remotes.length);
  await signIn('admin', screens.at(-1));
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Performance.enable');

  const counts: Count[] = [];
  let round = 0;
  for (const counted of COUNTED) {
    for (; round < counted; round++) await enterEach(page, screens);
    counts.push(await count(page, devTools));
  }

  const [first, last] = counts;
  if (!first || !last) throw new Error('The test measured nothing.');
  // Ten rounds lie between these two measurements, so one leak in each round would count ten times.
  expect(last.listeners - first.listeners, `listeners ${counts.map(({ listeners }) => listeners)}`).toBeLessThan(10);
  expect(last.nodes - first.nodes, `nodes ${counts.map(({ nodes }) => nodes)}`).toBeLessThan(200);
  expect(last.styles, `style tags ${counts.map(({ styles }) => styles)}`).toBe(first.styles);
  expect(last.heap / first.heap, `heap ${counts.map(({ heap }) => heap)}`).toBeLessThan(1.05);
});

/** Opens each screen by its entry in the sidebar, and waits until it is shown before the next. The page does it without the test's help. */
async function enterEach(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(async (all) => {
    for (const path of all) {
      const entry = document.querySelector<HTMLElement>(`nav[aria-label="Main"] a[href="${path}"]`);
      if (!entry) throw new Error(`The sidebar has no entry ${path}.`);
      entry.click();
      while (entry.getAttribute('aria-current') !== 'page') await new Promise((drawn) => requestAnimationFrame(drawn));
    }
  }, paths);
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
