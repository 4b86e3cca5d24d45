import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';
import { lists } from '../src/listScreens.ts';

/**
 * The texts of badges and of sortable column headers that are wider than their columns. Other texts and names may be
 * cut.
 */
function cutWords(page: Page): Promise<string[]> {
  return page.locator('table').evaluate((table) => {
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

const tables = Object.values(lists)
  .flatMap((ofRemote) => Object.entries<string>(ofRemote))
  .filter(([path]) => path !== '/training-class?period=month');

for (const [path, title] of tables) {
  test(`a phone shows the rows of ${title} without scrolling sideways`, async ({ page, signIn }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn('admin', path);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await settled(page);
    const hidden = () =>
      page.locator('table').evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0));
    await expect.poll(hidden, 'px beyond the right edge').toBe(0);
  });

  test(`no badge and no column header of ${title} is cut`, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await settled(page);
      await expect.poll(() => cutWords(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('on a phone each booking shows its reference, its status and its price', async ({ page, signIn }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn('manager', '/booking?period=any');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('columnheader')).toHaveText(['Reference', 'Status', 'Net price']);
  for (const cell of await page.getByRole('row').nth(1).getByRole('cell').all())
    await expect(cell).toBeInViewport({ ratio: 1 });
});
