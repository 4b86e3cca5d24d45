import { typeSignIn } from '../src/accounts.ts';
import { ask, nodes } from '../src/api.ts';
import { expectNoAxeFindings } from '../src/axe.ts';
import { demoBooking, latestBookings, pounds, shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { expectScreen } from '../src/screens.ts';

interface Booking {
  title: string;
  reference: string;
  bookedAt: string;
  customer: { name: string };
  booker: { fullName: string } | null;
  accountManager: { person: { fullName: string } };
  netPrice: { amount: number };
  expectedTotalValue: { amount: number };
  items: {
    edges: {
      node: {
        title: string;
        type: 'public' | 'private';
        netPrice: { amount: number };
        unitPrice: { amount: number };
        quantity: number;
        taxRatePercent: number | null;
        taxable: boolean;
        poNumber: string | null;
        class: { id: string; reference: string };
      };
    }[];
  };
}

const query = `query ($id: ID!) {
  booking(id: $id) {
    title reference bookedAt customer { name } booker { fullName } accountManager { person { fullName } }
    netPrice { amount } expectedTotalValue { amount }
    items(first: 20) { edges { node {
      title type netPrice { amount } unitPrice { amount } quantity taxRatePercent taxable poNumber class { id reference }
    } } }
  }
}`;

/** Reads the demo's booking with a public and a private item from the API. */
async function readBooking(url: string, token: string): Promise<{ path: string; booking: Booking }> {
  const { id } = await demoBooking(url, token);
  const { booking } = await ask<{ booking: Booking }>(url, token, query, { id });
  return { path: `/booking/${id.split('/').at(-1)}`, booking };
}

test('a booking shows its status, reference, customer, booker, account manager and totals', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path, booking } = await readBooking(server.url, await token('manager'));
  await signIn('manager', path);
  await expectScreen(page, booking.title);
  await expect(page).toHaveTitle(new RegExp(`^${booking.reference} `));
  const main = page.getByRole('main');
  for (const words of [
    booking.reference,
    `Booked ${shortDate(booking.bookedAt)}`,
    booking.customer.name,
    booking.booker?.fullName ?? '–',
    booking.accountManager.person.fullName,
    pounds(booking.netPrice.amount),
    pounds(booking.expectedTotalValue.amount),
  ])
    await expect(main).toContainText(words);
  // The screens of users are for administrators only, so here the manager's name begins an email.
  await expect(main.getByRole('link', { name: booking.customer.name })).toBeVisible();
  await expect(main.getByRole('link', { name: booking.accountManager.person.fullName })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectNoAxeFindings(page);
});

test('an item shows its type, quantity, prices, tax, PO number and course card', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const { path, booking } = await readBooking(server.url, await token('manager'));
  const items = nodes(booking.items);
  expect(items.map(({ type }) => type).sort()).toEqual(['private', 'public']);
  await signIn('manager', path);
  await expectScreen(page, booking.title);
  for (const item of items) {
    const card = page.getByRole('article', { name: item.title });
    await expect(card).toContainText(item.type === 'public' ? 'Public' : 'Private');
    await expect(card).toContainText(`${item.quantity} `);
    await expect(card).toContainText(pounds(item.unitPrice.amount));
    await expect(card).toContainText(pounds(item.netPrice.amount));
    if (item.taxable) await expect(card).toContainText(new RegExp(`${item.taxRatePercent ?? 20}\\s?%`));
    await expect(card.getByRole('link', { name: new RegExp(item.class.reference) })).toBeVisible();
  }
});

test('the class of an item opens in a new tab, as every class link does', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const { path, booking } = await readBooking(server.url, await token('manager'));
  const [item] = nodes(booking.items);
  await signIn('manager', path);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(item?.class.reference ?? '') }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(`/training-class/${item?.class.id.split('/').at(-1)}`);
  await expect(tab.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(item?.class.reference ?? '');
  await expectScreen(page, booking.title);
});

test('a deep link works for a signed-out person, through the sign-in, and in a new tab', async ({
  page,
  context,
  server,
  token,
}) => {
  const { path, booking } = await readBooking(server.url, await token('manager'));
  await page.goto(path);
  await expect(page).toHaveURL('/login');
  await typeSignIn(page, 'manager');
  await expect(page).toHaveURL(path);
  await expectScreen(page, booking.title);
  const tab = await context.newPage();
  await tab.goto(path);
  await expectScreen(tab, booking.title);
});

test('NAV-14 a reference can be copied, and "Copied" disappears after 2 s', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { path, booking } = await readBooking(server.url, await token('manager'));
  await page.clock.install();
  await signIn('manager', path);
  await expectScreen(page, booking.title);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: `Copy ${booking.reference}` }).click();
  await expect(page.getByText('Copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(booking.reference);
  await page.clock.runFor(1_900);
  await expect(page.getByText('Copied')).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByText('Copied')).toHaveCount(0);
});

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles']) {
  test(`NAV-07 pounds and en-GB dates in UTC, on a machine in ${timezoneId}`, async ({
    newVisitor,
    signIn,
    server,
    token,
  }) => {
    const { path, booking } = await readBooking(server.url, await token('manager'));
    const rows = await latestBookings(server.url, await token('manager'));
    const page = await newVisitor({ timezoneId, locale: 'en-US' });
    await signIn('manager', '/booking?period=any', page);
    await expectScreen(page, 'Bookings');
    for (const { reference, bookedAt, netPrice } of rows.slice(0, 12)) {
      const row = page.getByRole('row').filter({ hasText: reference });
      await expect(row).toContainText(shortDate(bookedAt));
      await expect(row).toContainText(pounds(netPrice.amount));
      expect(pounds(netPrice.amount)).toMatch(/^£\d{1,3}(,\d{3})*\.\d\d$/);
    }
    await page.goto(path);
    await expectScreen(page, booking.title);
    await expect(page.getByRole('main')).toContainText(`Booked ${shortDate(booking.bookedAt)}`);
  });
}
