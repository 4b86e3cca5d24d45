import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, go, markDocument } from '../src/screens.ts';

/** Returns the relative brightness of the screen's background, from 0 to 1. */
const brightness = (page: Page) =>
  page.evaluate(() => {
    let element: Element | null = document.querySelector('main');
    while (element) {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (
        getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
      ).map(Number);
      if (alpha > 0) return (red + green + blue) / 765;
      element = element.parentElement;
    }
    return 1;
  });

test('NAV-06 the colour scheme follows the system without a reload', async ({ page, signIn }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/login');
  await expect.poll(() => brightness(page)).toBeLessThan(0.3);
  await page.emulateMedia({ colorScheme: 'light' });
  await expect.poll(() => brightness(page)).toBeGreaterThan(0.9);

  await signIn('manager', '/training-class');
  await expectScreen(page, 'Classes');
  const notReloaded = await markDocument(page);
  for (const round of [1, 2]) {
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => brightness(page), `dark, time ${round}`).toBeLessThan(0.3);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => brightness(page), `light, time ${round}`).toBeGreaterThan(0.9);
  }
  await notReloaded();
});

test('forced colours keep every entry and control visible', async ({ page, signIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  await expect(page.getByRole('main').getByRole('link', { name: /^BK-/ }).first()).toBeVisible();
});

test('at 400 % zoom only tables scroll sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 320, height: 256 * 2 });
  await page.goto('/login');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settled(page);
  await expect.poll(() => sidewaysScrollers(page)).toEqual([]);
  await signIn('manager', '/training-class');
  for (const path of ['/training-class', '/training-class?view=table', '/booking']) {
    await go(page, path);
    await expectScreen(page, path === '/booking' ? 'Bookings' : 'Classes');
    await settled(page);
    await expect.poll(() => sidewaysScrollers(page), path).toEqual([]);
  }
});

test('at 820 px every screen keeps its controls, and nothing but tables scrolls sideways', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  await signIn('manager', '/booking?period=any');
  await expect(page.getByRole('main').getByRole('link', { name: /^BK-/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Columns' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect.poll(() => sidewaysScrollers(page)).toEqual([]);
  await page.getByRole('main').getByRole('link', { name: /^BK-/ }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Bookings');
  await expect.poll(() => sidewaysScrollers(page)).toEqual([]);
});

/** Returns the elements that scroll horizontally and contain no table, and the document if it does. */
const sidewaysScrollers = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('*')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
      .filter(
        (element) =>
          ['auto', 'scroll'].includes(getComputedStyle(element).overflowX) || element === document.documentElement,
      )
      .filter((element) => element === document.documentElement || !element.querySelector('table'))
      .map((element) => `${element.tagName} ${element.className} ${element.scrollWidth} > ${element.clientWidth}`),
  );
