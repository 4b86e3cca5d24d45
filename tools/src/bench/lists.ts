import type { Browser, Page } from 'playwright';
import { atMost, type Figure, reported } from './figure.ts';
import { nextListChange, slowestInteraction, watchInteractions } from './pageClock.ts';
import { median } from './statistics.ts';
import { newSignedInVisitor } from './visitor.ts';

const ROUNDS = 3;

/** The booking list of 50 and 500 rows: from the answer to the picture, and how it answers to a person, at full speed and a quarter of it. */
export async function measureLists(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const context = await newSignedInVisitor(browser, url);
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto('/booking?period=any');
    await page.locator('main tbody tr a').nth(49).waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    figures.push(...(await measureAt(page, slowdown)));
    await context.close();
  }
  return figures;
}

async function measureAt(page: Page, slowdown: number): Promise<Figure[]> {
  const at = `${slowdown}× CPU`;
  const fifty = await changes(page, 50, () => sortBy(page));
  const grown: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    grown.push(...(await changes(page, 500, () => resize(page, 500), 1)));
    await changes(page, 50, () => resize(page, 50), 1);
  }
  await changes(page, 500, () => resize(page, 500), 1);
  const sorted = await changes(page, 500, () => sortBy(page));
  const { select, worst, worstName } = await interact(page);
  const full = slowdown === 1;
  return [
    full
      ? atMost(`50 bookings, data → paint, ${at}`, median(fifty), 100, 'ms')
      : reported(`50 bookings, data → paint, ${at}`, median(fifty), 'ms'),
    atMost(`500 bookings, data → paint, ${at}`, median(grown), full ? 300 : 1000, 'ms', 'from 50'),
    atMost(`500 bookings sorted, data → paint, ${at}`, median(sorted), full ? 300 : 1000, 'ms'),
    full ? atMost(`Select one of 500, ${at}`, select, 50, 'ms') : reported(`Select one of 500, ${at}`, select, 'ms'),
    full
      ? atMost(`Worst interaction with 500, ${at}`, worst, 200, 'ms', worstName)
      : reported(`Worst interaction with 500, ${at}`, worst, 'ms', worstName),
  ];
}

async function changes(page: Page, rows: number, act: () => Promise<unknown>, rounds = ROUNDS): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const finished = await nextListChange(page, rows);
    await act();
    times.push((await finished()).dataToPaint);
    await page.waitForLoadState('networkidle');
  }
  return times;
}

const sortBy = (page: Page) => page.getByRole('columnheader', { name: 'Net price' }).getByRole('button').click();

const resize = (page: Page, size: number) => page.getByLabel('Rows per page').selectOption(String(size));

async function interact(page: Page) {
  await watchInteractions(page);
  const boxes = page.getByRole('row').getByRole('checkbox');
  const select: number[] = [];
  for (const row of [2, 3, 4]) {
    await boxes.nth(row).click();
    select.push(await slowestInteraction(page));
  }
  const acts: Record<string, () => Promise<unknown>> = {
    'select all': () => boxes.first().click(),
    'unselect all': () => boxes.first().click(),
    columns: () => page.getByRole('button', { name: 'Columns' }).click(),
    'close columns': () => page.keyboard.press('Escape'),
    status: () => page.getByRole('button', { name: /^Status/ }).click(),
    'close status': () => page.keyboard.press('Escape'),
    sort: () => sortBy(page),
    typing: () => page.getByRole('searchbox').pressSequentially('lead', { delay: 60 }),
  };
  let worst = { duration: median(select), name: 'select' };
  for (const [name, act] of Object.entries(acts)) {
    await act();
    await page.waitForLoadState('networkidle');
    const duration = await slowestInteraction(page);
    if (duration > worst.duration) worst = { duration, name };
  }
  return { select: median(select), worst: worst.duration, worstName: worst.name };
}
