import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import {
  bookingsOfThisMonth,
  countBookings,
  grouped,
  latestBookings,
  monthAround,
  pounds,
  bookingReferences as references,
  shortDate,
} from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen, failOperations, failurePanel, watchOperation } from '../src/screens.ts';
import { withoutLive } from '../src/withoutLive.ts';

const filters = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test('BKG-01 the list shows this month’s bookings, the latest first, and their number beside the number of all bookings', async ({
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
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toHaveText(`${rows.length} of ${grouped(inAll)}`);
  const [first] = rows;
  const row = page.getByRole('row').filter({ hasText: first?.reference ?? '' });
  for (const words of [first?.title, first?.customer.name, first?.accountManager.person.fullName])
    await expect(row).toContainText(words ?? '');
  await expect(row).toContainText(shortDate(first?.bookedAt ?? ''));
  await expect(row).toContainText(pounds(first?.netPrice.amount ?? 0));
  await expect(row).toContainText(pounds(first?.expectedTotalValue.amount ?? 0));
  await expectNoAxeFindings(page);
});

test('BKG-01 the filters bookedAt and customer show only the matching bookings', async ({
  page,
  signIn,
  server,
  token,
}) => {
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
  // The drafts of earlier tests are for one customer too. A page has fifty.
  const own = rows.filter(({ customer }) => customer.id === rows[0]?.customer.id).slice(0, 50);
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

test('NAV-05 the URL holds filters, order, size and page; back, forward, reload and a pasted link give the same list', async ({
  page,
  signIn,
  newVisitor,
  server,
  token,
}) => {
  const inAll = grouped(await countBookings(server.url, await token('manager')));
  await signIn('manager', '/booking');
  await expectScreen(page, 'Bookings');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByRole('option', { name: 'Any date' }).click();
  await expect(page).toHaveURL('/booking?period=any');
  await page.getByRole('columnheader', { name: 'Net price' }).getByRole('button').click();
  await expect(page).toHaveURL(/^.*\/booking\?period=any&order=-?netPrice$/);
  const direction = page.url().includes('-netPrice') ? 'DESC' : 'ASC';
  const order = `order: [{ netPrice: ${direction} }]`;
  const sorted = (await latestBookings(server.url, await token('manager'), order)).map(({ reference }) => reference);
  await expect(references(page)).toHaveText(sorted);
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/after=[^&]+&from=51$/);
  await expect(references(page).first()).not.toHaveText(sorted[0] ?? '');
  await expect(references(page)).toHaveCount(50);
  const second = await references(page).allTextContents();
  expect(second.filter((reference) => sorted.includes(reference))).toEqual([]);
  await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText(`51–100 of ${inAll}`);

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

  // Changing a filter drops the cursor and keeps the order. An empty filter is not in the URL.
  await page.getByRole('searchbox').fill('leadership');
  await expect(page).toHaveURL(/\/booking\?q=leadership&period=any&order=-?netPrice$/);
  await page.getByRole('searchbox').fill('');
  await expect(page).toHaveURL(/\/booking\?period=any&order=-?netPrice$/);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Bookings' }).click();
  await expect(page).toHaveURL('/booking');
});

test('the text filter sends one query, 200 ms after the last key', async ({ page, signIn }) => {
  // The stream repeats the changes of the test before, and the list would be asked for again.
  await withoutLive(page);
  await page.clock.install();
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  // Stops the clock, so that the time between two keys does not depend on the speed of the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
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

test('NAV-10 the first load shows that the list is loading; an empty list shows "No records." and its filters', async ({
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

test('old rows stay while new ones load, and after a failure Try again loads the list', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500/, /BookingListPageQuery/);
  await signIn('manager', '/booking?period=any');
  await expectScreen(page, 'Bookings');
  await expect(references(page)).toHaveCount(50);
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

test('wrong values in the URL are ignored', async ({ page, signIn, server, token }) => {
  const { rows } = await bookingsOfThisMonth(server.url, await token('manager'));
  await signIn(
    'manager',
    '/booking?period=fortnight&startDate=2026-02-31&status=lost&customer=4711&size=51&order=password&open=maybe',
  );
  await expectScreen(page, 'Bookings');
  await expect(page.getByRole('columnheader', { name: 'Booked' })).toHaveAttribute('aria-sort', 'descending');
  await expect(references(page).first()).toHaveText(rows[0]?.reference ?? '');
  await expect(page.getByLabel('Rows per page')).toHaveValue('50');
});

test('a cursor that the server refuses leads to the first page', async ({ page, signIn, allowErrors }) => {
  allowErrors(/cursor|BookingListPageQuery/i);
  await signIn('manager', '/booking?period=any&after=nonsense&from=51');
  await expect(references(page)).toHaveCount(50);
  await expect(page).toHaveURL('/booking?period=any');
});
