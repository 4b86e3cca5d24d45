import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { cutTexts } from './cutText.ts';
import { type Face, faces, showIn } from './faces.ts';
import { smallTargets } from './smallTargets.ts';

/**
 * Checks that each control of the screen is at least 24 × 24 px or stands apart, and that no font cuts a text that has room. The page
 * keeps the last font.
 */
export async function expectRoom(page: Page, path: string): Promise<void> {
  expect(await smallTargets(page), path).toEqual([]);
  for (const face of Object.keys(faces) as Face[]) {
    await showIn(page, face);
    // The table measures its texts a moment after the font has changed.
    await expect.poll(() => cutTexts(page), `${path}, ${face}`).toEqual([]);
  }
}

/** Gives the window another size, and waits until the screen is drawn in it. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  // Observers of sizes run after the next layout, and what they change is drawn in the frame after it.
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise((drawn) => requestAnimationFrame(drawn));
  });
}

/** The table of the list. A chart above it may have a table without rows to see, for screen readers. */
export const listTable = (page: Page) => page.locator('main table[aria-label]');

/** The texts of badges and of sortable column headers that are wider than their columns. Other texts and names may be cut. */
export function cutWords(page: Page): Promise<string[]> {
  return listTable(page).evaluate((table) => {
    const badges = [...table.querySelectorAll('td')].filter(
      ({ firstElementChild: first, clientWidth, scrollWidth }) => {
        const isBadge = first?.firstElementChild?.tagName === 'svg' && !first.matches('a, button');
        return isBadge && scrollWidth > clientWidth;
      },
    );
    const heads = [...table.querySelectorAll('th button')].filter(
      ({ clientWidth, scrollWidth }) => scrollWidth > clientWidth,
    );
    return [...new Set([...badges, ...heads].map(({ textContent }) => textContent))];
  });
}

/** The px of the table beyond the right edge of its box. */
export const hiddenWidth = (page: Page): Promise<number> =>
  listTable(page).evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));

/** Checks that the list is printed in landscape, without controls and with whole texts. The page keeps its window's size. */
export async function expectPrintable(page: Page, path: string): Promise<void> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width), `${path} is in landscape`).toBeGreaterThan(Number(height));

  const window = page.viewportSize();
  // The width of an A4 page in landscape between its margins.
  await resize(page, { width: 1046, height: 700 });
  await page.emulateMedia({ media: 'print' });
  const printed = await page.evaluate(() => {
    const shown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const main = [...document.querySelectorAll<HTMLElement>('main *')].filter(shown);
    return {
      controls: main
        .filter((element) => element.matches('input, select, button') && !element.closest('th'))
        .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      cut: main
        .filter(({ clientWidth, scrollWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .filter((element) => getComputedStyle(element).overflowX !== 'visible')
        .map(({ tagName, textContent }) => `${tagName} ${textContent.slice(0, 40)}`),
    };
  });
  expect(printed, path).toEqual({ controls: [], cut: [] });
  await page.emulateMedia({ media: 'screen' });
  if (window) await resize(page, window);
}
