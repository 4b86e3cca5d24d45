import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { bookingsOfThisMonth, monthAround, pounds, shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, failOperations, failurePanel, watchOperation } from '../src/screens.ts';

const references = (page: Page) => page.getByRole('main').getByRole('link', { name: /^BK-\d+$/ });
const filters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('BKG-01 the list shows this month’s bookings, the latest first, and how many of all these are', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { rows, inAll } = await bookingsOfThisMonth(server.url, await token('manager'));
  const asked = watchOperation(page, 'BookingListPageQuery');
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await expect(references(page)).toHaveText(rows.slice(0, 50).map(({ reference }) => reference));
  const { after, strictly_before } = monthAround(new Date());
  expect(asked[0]).toMatchObject({ first: 50, order: [{ bookedAt: 'DESC' }], bookedAt: [{ after, strictly_before }] });
  await expect(page.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toHaveText(
    `${rows.length} of ${inAll.toLocaleString('en-GB')}`,
  );
  const [first] = rows;
  const row = page.getByRole('row').filter({ hasText: first?.reference ?? '' });
  for (const words of [first?.title, first?.customer.name, first?.accountManager.person.fullName])
    await expect(row).toContainText(words ?? '');
  await expect(row).toContainText(shortDate(first?.bookedAt ?? ''));
  await expect(row).toContainText(pounds(first?.netPrice.amount ?? 0));
  await expect(row).toContainText(pounds(first?.expectedTotalValue.amount ?? 0));
  await expectNoAxeFindings(page);
});

test('BKG-01 the filters bookedAt and customer leave only what they name', async ({ page, signIn, server, token }) => {
  const { rows } = await bookingsOfThisMonth(server.url, await token('manager'));
  const name = rows[0]?.customer.name ?? '';
  const asked = watchOperation(page, 'BookingListPageQuery');
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await page
    .locator('button[aria-haspopup="dialog"]')
    .filter({ hasText: /^Customer/ })
    .click();
  await page.getByRole('combobox', { name: 'Search customer' }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page).toHaveURL(/\/booking\?customer=[0-9A-Z]{26}$/);
  await expect(filters(page)).toContainText(name);
  const own = rows.filter(({ customer }) => customer.id === rows[0]?.customer.id);
  await expect(references(page)).toHaveText(own.map(({ reference }) => reference));
  expect(asked.at(-1)?.customer).toContain('customers/');

  await page.goto('/booking?period=custom&startDate=2026-11-02&endDate=2026-11-04');
  await expectScreen(page, 'Bookings');
  expect(asked.at(-1)?.bookedAt).toEqual([
    { after: '2026-11-02T00:00:00.000Z', strictly_before: '2026-11-05T00:00:00.000Z' },
  ]);
  for (const date of await page
    .getByRole('row')
    .getByRole('cell', { name: /^\d+ [A-Z][a-z]{2} \d{4}$/ })
    .allTextContents())
    expect(['2 Nov 2026', '3 Nov 2026', '4 Nov 2026']).toContain(date);
});

test('NAV-05 filters, order, size and page stand in the URL; back, forward, reload and a pasted link give the same list', async ({
  page,
  signIn,
  newVisitor,
}) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Any date' }).click();
  await expect(page).toHaveURL('/booking?period=any');
  await page.getByRole('columnheader', { name: 'Net price' }).getByRole('button').click();
  await expect(page).toHaveURL(/^.*\/booking\?period=any&order=-?netPrice$/);
  await expect(references(page)).toHaveCount(50);
  const sorted = await references(page).allTextContents();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/after=[^&]+&from=51$/);
  await expect(references(page).first()).not.toHaveText(sorted[0] ?? '');
  const second = await references(page).allTextContents();
  expect(second.filter((reference) => sorted.includes(reference))).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('51–100 of 1,200');

  await page.reload();
  await expect(references(page)).toHaveText(second);
  await page.goBack();
  await expect(references(page)).toHaveText(sorted);
  await page.goBack();
  await expect(page).toHaveURL('/booking?period=any');
  await page.goForward();
  await page.goForward();
  await expect(references(page)).toHaveText(second);

  const colleague = await newVisitor();
  await signIn('admin', page.url(), colleague);
  await expect(references(colleague)).toHaveText(second);

  // Another filter drops the cursor and keeps the order; an emptied one leaves no trace in the URL.
  await page.getByRole('searchbox').fill('leadership');
  await expect(page).toHaveURL(/\/booking\?q=leadership&period=any&order=-?netPrice$/);
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(/\/booking\?period=any&order=-?netPrice$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/booking');
});

test('NAV-04 a new screen begins at the top, back returns to where it stood, and so does a reload', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const area = page.getByRole('main').locator('[data-scroll-area]').first();
  await area.evaluate((element) => element.scrollTo({ top: 700 }));
  await expect.poll(() => area.evaluate((element) => element.scrollTop)).toBe(700);
  await page.waitForTimeout(100);
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

test('NAV-08 the pager offers 50, 100, 250 and 500 rows, goes forth and back, and knows the total', async ({
  page,
  signIn,
}) => {
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('option')).toHaveText(['50', '100', '250', '500']);
  await expect(pages).toContainText('1–50 of 1,200');
  await expect(pages.getByRole('button', { name: 'Previous page' })).toBeDisabled();
  await pages.getByLabel('Rows per page').selectOption('500');
  await expect(page).toHaveURL('/booking?period=any&size=500');
  await expect(references(page)).toHaveCount(500);
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('501–1,000 of 1,200');
  await pages.getByRole('button', { name: 'Next page' }).click();
  await expect(pages).toContainText('1,001–1,200 of 1,200');
  await expect(references(page)).toHaveCount(200);
  await expect(pages.getByRole('button', { name: 'Next page' })).toBeDisabled();
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages).toContainText('501–1,000 of 1,200');
  await pages.getByRole('button', { name: 'Previous page' }).click();
  await expect(pages).toContainText('1–500 of 1,200');
  await expect(page).toHaveURL('/booking?period=any&size=500');
});

test('the text filter asks once, 200 ms after the last key', async ({ page, signIn }) => {
  await page.clock.install();
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const asked = watchOperation(page, 'BookingListPageQuery');
  for (const key of 'excel') {
    await page.getByRole('searchbox').press(key);
    await page.clock.runFor(100);
  }
  expect(asked).toEqual([]);
  await page.clock.runFor(250);
  await expect.poll(() => asked.map(({ search }) => search)).toEqual(['excel']);
  await page.clock.resume();
  await expect(page).toHaveURL('/booking?q=excel&period=any');
});

test('NAV-10 a first load says that it loads; an empty list says "No records." and the filters that emptied it', async ({
  page,
  signIn,
}) => {
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('BookingListPageQuery')) await asked;
    await route.continue();
  });
  await signIn('manager', '/booking?q=zzzz');
  await expect(page.getByRole('main').getByRole('status').filter({ hasText: 'Loading…' })).toBeAttached();
  answer();
  await expect(page.getByText('No records.')).toBeVisible();
  await expect(page.getByRole('main')).toContainText('“zzzz”');
  await expectNoAxeFindings(page);
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(references(page)).toHaveCount(50);
  await expect(page).toHaveURL('/booking?period=any');
});

test('old rows stay while new ones load, and a failure keeps the way back', async ({ page, signIn, allowErrors }) => {
  allowErrors(/500/, /BookingListPageQuery/);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  const before = await references(page).allTextContents();
  const { promise: asked, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('BookingListPageQuery')) await asked;
    await route.continue();
  });
  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  await expect(page.getByRole('status').filter({ hasText: 'Loading bookings' })).toBeVisible();
  await expect(references(page)).toHaveText(before);
  answer();
  await expect(references(page)).not.toHaveText(before);
  await page.unroute('**/graphql');

  const recover = await failOperations(page, 'BookingListPageQuery');
  await page.getByRole('columnheader', { name: 'Status' }).getByRole('button').click();
  await expect(failurePanel(page)).toBeVisible();
  await recover();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(references(page)).toHaveCount(50);
  await expect(page).toHaveURL(/order=-?status/);
});

test('wrong values in the URL count as not said', async ({ page, signIn }) => {
  await signIn(
    'manager',
    '/booking?period=fortnight&startDate=2026-02-31&status=lost&customer=4711&size=51&order=password&open=maybe',
  );
  await expectScreen(page, 'Bookings');
  await expect(page.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute('aria-sort', 'descending');
  await expect(references(page).first()).toBeVisible();
  await expect(page.getByLabel('Rows per page')).toHaveValue('50');
});

test('a cursor that the server refuses leads to the first page', async ({ page, signIn, allowErrors }) => {
  allowErrors(/cursor|BookingListPageQuery/i);
  await signIn('manager', '/booking?period=any&after=nonsense&from=51');
  await expect(references(page)).toHaveCount(50);
  await expect(page).toHaveURL('/booking?period=any');
});

test('columns can be chosen and are remembered', async ({ page, signIn }) => {
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

test('rows can be selected, one, a range and the page; the bar says how many', async ({ page, signIn }) => {
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
  await expect(page.getByRole('status').filter({ hasText: '1,200' })).toBeVisible();
});

test('the reference is a real link: the middle button opens the booking in a tab', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  const opening = context.waitForEvent('page');
  const reference = (await references(page).first().textContent()) ?? '';
  await references(page).first().click({ button: 'middle' });
  const tab = await opening;
  await expect(tab.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(reference);
  await expect(page).toHaveURL('/booking');
});
