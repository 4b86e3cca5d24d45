import { expectNoAxeFindings } from '../src/axe.ts';
import { countBookings, grouped, bookingReferences as references } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

test('NAV-04 a new screen starts at the top; back and reload restore the scroll position', async ({ page, signIn }) => {
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const area = page.getByRole('main').locator('[data-scroll-area]').first();
  await area.evaluate((element) => element.scrollTo({ top: 700 }));
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  // The browser tells the console about the scrolling with the next frame.
  await area.evaluate(() => new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown))));
  const shown = references(page).filter({ visible: true });
  await page
    .getByRole('main')
    .getByRole('link', { name: /^BK-\d+$/ })
    .nth(30)
    .click();
  await expect(page).toHaveURL(/\/booking\/[0-9A-Z]{26}$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.goBack();
  await expectScreen(page, 'Bookings');
  await expect(shown).toHaveCount(50);
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  await page.reload();
  await expectScreen(page, 'Bookings');
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(0);
});

test('NAV-08 pages have 50, 100, 250 or 500 rows, lead forward and back, and show the total', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const total = await countBookings(server.url, await token('manager'));
  const inAll = grouped(total);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('option')).toHaveText(['50', '100', '250', '500']);
  await expect(pages).toContainText(`1–50 of ${inAll}`);
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByLabel('Rows per page').selectOption('500');
  await expect(page).toHaveURL('/booking?period=any&size=500');
  await expect(references(page)).toHaveCount(500);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText(`501–1,000 of ${inAll}`);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText(`1,001–${inAll} of ${inAll}`);
  await expect(references(page)).toHaveCount(total - 1_000);
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages).toContainText(`501–1,000 of ${inAll}`);
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages).toContainText(`1–500 of ${inAll}`);
  await expect(page).toHaveURL('/booking?period=any&size=500');
});

test('the choice of columns is remembered', async ({ page, signIn }) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await page.getByRole('button', { name: 'Columns' }).click();
  const chooser = page.getByRole('dialog', { name: 'Columns' });
  await expectNoAxeFindings(page);
  await chooser.getByRole('checkbox', { name: 'Net price' }).uncheck();
  await chooser.getByRole('checkbox', { name: 'Brand' }).check();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Columns' })).toBeFocused();
  for (const round of ['at once', 'after a reload']) {
    await expect(page.getByRole('columnheader', { name: 'Net price' }), round).toHaveCount(0);
    await expect(page.getByRole('columnheader', { name: 'Brand' }), round).toHaveCount(1);
    await page.reload();
    await expectScreen(page, 'Bookings');
  }
});

test('one row, a range and the whole page can be selected; the bar shows how many', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const inAll = grouped(await countBookings(server.url, await token('manager')));
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const boxes = page.getByRole('row').getByRole('checkbox');
  await boxes.nth(1).check();
  await expect(page.getByText(/^1 (booking )?selected/)).toBeVisible();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(page.getByText(/^4 (bookings )?selected/)).toBeVisible();
  await expectNoAxeFindings(page);
  await boxes.first().click();
  await expect(page.getByText(/^50 (bookings )?selected/)).toBeVisible();
  await boxes.first().click();
  await expect(page.getByRole('status').filter({ hasText: inAll })).toBeVisible();
});

test('the reference is a real link: the middle mouse button opens the booking in a tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const opening = context.waitForEvent('page');
  const reference = (await references(page).first().textContent()) ?? '';
  await references(page).first().click({ button: 'middle' });
  const tab = await opening;
  await expect(tab.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(reference);
  await expect(page).toHaveURL('/booking?period=any');
});
