import { settled } from '@console/harness/settled';
import type { Browser, Page } from 'playwright';
import { atMost, type Figure, formatNumber, reported } from './figure.ts';
import { drawNativeTable, elementsOfRow, followRowsRequest, removeNativeTable } from './nativeTable.ts';
import { clickToPaint, type ListChange, nextListChange, slowestInteraction, watchInteractions } from './pageClock.ts';
import { median } from './statistics.ts';
import { newSignedInVisitor } from './visitor.ts';

/** Each round sorts by a new column, so that no answer is in the store already. */
const ROUNDS = ['Net price', 'Title', 'Customer', 'Expected value'];

/**
 * Measures the booking list with 50 and 500 rows, at full and quarter speed: the time from the answer to the paint, and
 * the interactions. It also draws a native table of the same cells on the same page, and prints how many times as long
 * the console takes. So a slow machine neither hides nor invents a change.
 */
export async function measureLists(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const slowdown of [1, 4]) {
    const context = await newSignedInVisitor(browser, url);
    const page = await context.newPage();
    const rowsRequest = followRowsRequest(page);
    const devtools = await context.newCDPSession(page);
    await page.goto('/booking?period=any');
    await page.locator('main tbody tr a').nth(49).waitFor();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    figures.push(...(await measureAt(page, slowdown, rowsRequest)));
    await context.close();
  }
  return figures;
}

async function measureAt(page: Page, slowdown: number, rowsRequest: () => string): Promise<Figure[]> {
  const at = `${slowdown}× CPU`;
  const fifty: ListChange[] = [];
  const grown: ListChange[] = [];
  const sorted: ListChange[] = [];
  const native50: number[] = [];
  const native500: number[] = [];
  async function drawNative(into: number[]) {
    const { allRows, elements } = await drawNativeTable(page, rowsRequest());
    into.push(allRows);
    await removeNativeTable(page);
    return elements;
  }
  let nativeElements = 0;
  for (const column of ROUNDS) {
    fifty.push(await changed(page, 50, () => sortBy(page, column)));
    await drawNative(native50);
    nativeElements = await drawNative(native50);
    grown.push(await changed(page, 500, () => resize(page, 500)));
    await drawNative(native500);
    sorted.push(await changed(page, 500, () => sortBy(page, column)));
    await drawNative(native500);
    await resize(page, 50);
    await expectRows(page, 50);
  }
  await resize(page, 500);
  await expectRows(page, 500);
  const selects = await selectInBoth(page, rowsRequest());
  const rowElements = await elementsOfRow(page);
  const { select, worst, worstName } = await interact(page);
  const full = slowdown === 1;
  const paint = (name: string, changes: readonly ListChange[], bar: number | null, note = '') => {
    const first = median(changes.map(({ firstScreen }) => firstScreen));
    const title = `${name}, data → paint, ${at}`;
    return bar === null ? reported(title, first, 'ms', note) : atMost(title, first, bar, 'ms', note);
  };
  const whole = (changes: readonly ListChange[]) =>
    reported('  until rows below the window stand too', median(changes.map(({ allRows }) => allRows)), 'ms');
  const first = (changes: readonly ListChange[]) => changes.map(({ firstScreen }) => firstScreen);
  const all = (changes: readonly ListChange[]) => changes.map(({ allRows }) => allRows);
  return [
    againstNative(`50 bookings, ${at}`, first(fifty), native50, 1.2),
    againstNative(`First window of 500, ${at}`, first(grown), native500, 0.5),
    againstNative(`All 500, ${at}`, all(grown), native500, 1.7),
    againstNative(`Select one of 500, ${at}`, selects.own, selects.native, 1.3),
    atMost('Elements of a row, × those of a native row', rowElements / nativeElements, 1.3, '×', `${rowElements}`),
    paint('50 bookings', fifty, full ? 100 : null),
    paint('500 bookings', grown, full ? 300 : 1000, 'from 50'),
    whole(grown),
    paint('500 bookings sorted', sorted, full ? 300 : 1000),
    whole(sorted),
    full ? atMost(`Select one of 500, ${at}`, select, 50, 'ms') : reported(`Select one of 500, ${at}`, select, 'ms'),
    full
      ? atMost(`Worst interaction with 500, ${at}`, worst, 200, 'ms', worstName)
      : reported(`Worst interaction with 500, ${at}`, worst, 'ms', worstName),
  ];
}

/** Compares the fastest rounds: what else the machine does can only make a round slower. */
function againstNative(name: string, own: readonly number[], native: readonly number[], bar: number): Figure {
  const [ours, theirs] = [Math.min(...own), Math.min(...native)];
  return atMost(
    `${name}, × a native table`,
    ours / theirs,
    bar,
    '×',
    `${formatNumber(ours)} against ${formatNumber(theirs)} ms`,
  );
}

/** Selects rows of the console's table and of a native one, in turns. */
async function selectInBoth(page: Page, request: string) {
  const own: number[] = [];
  const native: number[] = [];
  for (const row of [4, 5, 6, 7, 8]) {
    own.push(await clickToPaint(page, page.locator('main tbody input').nth(row)));
    await settled(page);
    await drawNativeTable(page, request);
    native.push(await clickToPaint(page, page.locator('#native-table tbody input').nth(row)));
    await removeNativeTable(page);
  }
  for (const row of [4, 5, 6, 7, 8]) await page.locator('main tbody input').nth(row).click();
  return { own, native };
}

async function changed(page: Page, rows: number, act: () => Promise<unknown>): Promise<ListChange> {
  const finished = await nextListChange(page, rows);
  await act();
  const change = await finished();
  await settled(page);
  return change;
}

async function expectRows(page: Page, rows: number): Promise<void> {
  await page.waitForFunction((count) => document.querySelectorAll('main tbody tr').length === count, rows);
  await settled(page);
}

const sortBy = (page: Page, column: string) =>
  page.getByRole('columnheader', { name: column }).getByRole('button').click();

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
    status: () =>
      page
        .locator('button[aria-haspopup="dialog"]')
        .filter({ hasText: /^Status/ })
        .click(),
    'close status': () => page.keyboard.press('Escape'),
    sort: () => sortBy(page, 'Status'),
    typing: () => page.getByRole('searchbox').pressSequentially('lead', { delay: 60 }),
  };
  let worst = { duration: median(select), name: 'select' };
  for (const [name, act] of Object.entries(acts)) {
    await act();
    await settled(page);
    const duration = await slowestInteraction(page);
    if (duration > worst.duration) worst = { duration, name };
  }
  return { select: median(select), worst: worst.duration, worstName: worst.name };
}
