import { expect, test } from '../src/fixtures.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen } from '../src/screens.ts';

test('the breadcrumb folds the ancestors, the outermost first, and never cuts a label', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const draft = await newDraft(server.url, await token('manager'), 'Read whole');
  await signIn('manager', `${bookingPath(draft)}/item/create-public-course`);
  await expectScreen(page, 'Add public course');
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
  const folded = crumbs.locator('[data-ancestor][data-folded]');
  const cut = () =>
    crumbs.locator('[data-label]').evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
  for (const [width, count] of [
    [1440, 0],
    [1280, 1],
    [1024, 2],
    [1440, 0],
  ] as const) {
    await page.setViewportSize({ width, height: 720 });
    await expect(folded).toHaveCount(count);
    await expect.poll(cut).toBe(0);
  }
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(folded.getByRole('link', { name: 'Bookings' })).toHaveAttribute('title', 'Bookings');
  await folded.getByRole('link', { name: 'Bookings' }).click();
  await expectScreen(page, 'Bookings');
});

test('the breadcrumb leads back to the list with its filters, also after a reload; the sidebar leads to the list without them', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/booking?status=confirmed&period=all');
  await expectScreen(page, 'Bookings');
  const list = new URL(page.url());
  await page.getByRole('table').getByRole('link', { name: /^BK-/ }).first().click();
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb).toContainText('BK-');
  await page.reload();
  const crumb = breadcrumb.getByRole('link', { name: 'Bookings' });
  await expect(crumb).toHaveAttribute('href', `${list.pathname}${list.search}`);
  await crumb.click();
  await expectScreen(page, 'Bookings');
  await expect(page).toHaveURL(list.href);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL(/\/booking$/);
});
