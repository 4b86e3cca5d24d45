import { settled } from '@console/harness/settled';
import type { Page } from 'playwright';
import { expect, test } from '../src/fixtures.ts';

const lists = {
  '/training-class?view=table&period=month': 'Classes',
  '/booking?period=any&size=250': 'Bookings',
  '/customer': 'Customers',
  '/invoice?size=250': 'Invoices',
  '/purchase-order?size=500': 'Purchase orders',
  '/email-log': 'Email logs',
  '/sale-signal?size=250': 'Sale signals',
  '/user': 'User management',
};

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

for (const [path, title] of Object.entries(lists)) {
  test(`no badge and no column header of ${title} is cut`, async ({ page, signIn }) => {
    await signIn('admin', path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const width of [1440, 1100, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await settled(page);
      expect(await cutWords(page), `at ${width} px`).toEqual([]);
    }
  });
}
