import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { lists, remotes } from '../src/listScreens.ts';
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

for (const remote of remotes) {
  test(`the lists of ${remote} are printed in landscape, without controls and with whole texts`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin', '/booking/create');
    for (const [path, title] of Object.entries(lists[remote])) {
      await page.goto(path);
      await expectScreen(page, title);
      await expect(page.locator('main tbody tr, main article').first()).toBeVisible();
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
      expect(Number(width), `${path} is in landscape`).toBeGreaterThan(Number(height));

      // The width of an A4 page in landscape between its margins.
      await page.setViewportSize({ width: 1046, height: 700 });
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
      await page.setViewportSize({ width: 1440, height: 900 });
    }
  });
}
