import { settled } from '@console/harness/settled';
import type { Browser, Page } from 'playwright';
import { type Figure, reported } from './figure.ts';
import { farAway, ROUND_TRIP_MS } from './network.ts';
import { type Screen, screens } from './screens.ts';
import { median } from './statistics.ts';
import { newSignedInVisitor } from './visitor.ts';

const ROUNDS = 3;
/** How long the pointer rests after the data has arrived, in milliseconds, so that the scripts arrive too. */
const SETTLE_MS = 300;

/**
 * Measures the time from the click on a remote's sidebar entry to its rows, when nothing of that remote was fetched
 * before. Each entry is measured twice: without the pointer on it, and after the pointer rested on it.
 */
export async function measurePreload(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const screen of screens) {
    const cold: number[] = [];
    const pointed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      cold.push(await pressed(browser, url, screen, { pointFirst: false }));
      pointed.push(await pressed(browser, url, screen, { pointFirst: true }));
    }
    const at = `${ROUND_TRIP_MS} ms round trip`;
    figures.push(
      reported(`Press to rows on ${screen.path}`, median(cold), 'ms', `nothing fetched, ${at}`),
      reported('  after pointing at it', median(pointed), 'ms', `preloaded, ${at}`),
    );
  }
  return figures;
}

async function pressed(
  browser: Browser,
  url: string,
  screen: Screen,
  { pointFirst }: { pointFirst: boolean },
): Promise<number> {
  const context = await newSignedInVisitor(browser, url);
  const page = await context.newPage();
  const from = screens.find(({ remote }) => remote !== screen.remote);
  if (!from) throw new Error('There is only one remote.');
  await page.goto(from.path);
  await page.locator(from.shown).first().waitFor();
  await settled(page);
  await farAway(context, page);
  const entry = page.locator(`nav a[href="${screen.path}"]`).first();
  if (pointFirst) {
    const answered = page.waitForResponse((response) => response.request().postData()?.includes(screen.query) ?? false);
    await entry.hover();
    await (await answered).finished();
    await page.waitForTimeout(SETTLE_MS);
  }
  const took = await pressToRows(page, screen);
  await context.close();
  return took;
}

/**
 * Clicks the entry by script, because a real pointer would preload the remote before the click. Waits in the page for
 * the frame with the first row.
 */
function pressToRows(page: Page, { path, shown }: Screen): Promise<number> {
  return page.evaluate(
    async ({ path, shown }) => {
      const entry = document.querySelector<HTMLElement>(`nav a[href="${path}"]`);
      if (!entry) throw new Error(`The sidebar has no ${path}.`);
      const began = performance.now();
      entry.click();
      const isShown = () => location.pathname === path && document.querySelector(shown) !== null;
      while (!isShown()) await new Promise((resolve) => requestAnimationFrame(resolve));
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        requestAnimationFrame(() => port2.postMessage(null));
      });
      return performance.now() - began;
    },
    { path, shown },
  );
}
