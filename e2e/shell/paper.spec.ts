import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

test('a record is printed completely, without buttons, in dark text on white', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await page.setViewportSize({ width: 1440, height: 600 });
  const customer = await busiestCustomer(server.url, await token('manager'));
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  await expect(page.getByRole('heading', { name: 'Notes' })).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'Create contact' })).toBeHidden();
  await expect(page.getByRole('main').getByText(/^(Created|Updated) \d/)).toBeVisible();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).evaluate((title) => getComputedStyle(title).color))
    .toBe('rgb(36, 36, 36)');
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main, main *')]
      .filter((element) => !element.closest('table, svg'))
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1 && clientHeight > 1)
      .filter((element) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowY))
      .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 40)}`),
  );
  expect(cut).toEqual([]);
  const { long, high } = await page.evaluate(() => ({
    long: document.documentElement.scrollHeight,
    high: window.innerHeight,
  }));
  expect(long, 'all of it is on the page').toBeGreaterThan(high);
});
