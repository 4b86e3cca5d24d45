import { expectNoAxeFindings } from '../src/axe.ts';
import { busiestCustomer } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

test('a customer shows company, payment, billing address, latest bookings and contacts', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customer = await busiestCustomer(server.url, await token('manager'));
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  await expect(page).toHaveTitle(new RegExp(`^${customer.reference} `));
  const main = page.getByRole('main');
  for (const words of [
    customer.reference,
    customer.type?.name,
    customer.registrationNumber,
    customer.vatNumber,
    `${customer.paymentTermDays} days`,
    customer.billingAddress?.address1,
    customer.billingAddress?.city,
    customer.billingAddress?.postcode,
  ])
    await expect(main).toContainText(words ?? '–');
  const bookings = page.getByRole('region', { name: 'Latest bookings' });
  await expect(bookings.getByRole('link', { name: /^BK-/ })).toHaveText(
    customer.bookings.edges.map(({ node }) => node.reference),
  );
  await expect(bookings.getByRole('banner').or(bookings.locator('header'))).toContainText(
    String(customer.bookings.totalCount),
  );
  const contacts = page.getByRole('region', { name: 'Contacts' });
  for (const { node } of customer.contacts.edges.slice(0, 3)) {
    await expect(contacts.getByRole('row').filter({ hasText: node.fullName }).first()).toContainText(node.email ?? '');
  }
  await expectNoAxeFindings(page);
  // Only the content scrolls. Otherwise a focused field below would push the head out of the window for good.
  expect(await main.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('a customer links to its bookings, and a booking links back to the customer', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customer = await busiestCustomer(server.url, await token('manager'));
  const ulid = customer.id.split('/').at(-1);
  await signIn('manager', `/customer/${ulid}`);
  await expectScreen(page, customer.name);
  const viewAll = page.getByRole('link', { name: 'View all' }).first();
  await viewAll.focus();
  await page.keyboard.press('Enter');
  await expectScreen(page, 'Bookings');
  await expect(page).toHaveURL(`/booking?period=any&customer=${ulid}`);
  await expect(page.getByRole('list', { name: 'Active filters' })).toContainText(customer.name);
  await expect(page.getByRole('status').filter({ hasText: ' of ' })).toContainText(
    `${customer.bookings.totalCount} of`,
  );

  const [latest] = customer.bookings.edges;
  await page.getByRole('link', { name: latest?.node.reference ?? '' }).click();
  await expectScreen(page, latest?.node.title ?? '');
  await page.getByRole('main').getByRole('link', { name: customer.name }).first().click();
  await expectScreen(page, customer.name);
  await expect(page).toHaveURL(`/customer/${ulid}`);
});

test('a contact opens from its customer and shows its bookings; the index of contacts leads to the dashboard', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customer = await busiestCustomer(server.url, await token('manager'));
  const [first] = customer.contacts.edges;
  const { id, fullName, email } = first?.node ?? { id: '', fullName: '', email: '' };
  await signIn('manager', pathOf(customer.id, '/customer'));
  await expectScreen(page, customer.name);
  await page.getByRole('region', { name: 'Contacts' }).getByRole('link', { name: fullName }).first().click();
  await expectScreen(page, fullName);
  await expect(page).toHaveURL(pathOf(id, '/customer-contact'));
  await expect(page.getByRole('region', { name: 'Contact' })).toContainText(email ?? '');
  await expect(page.getByRole('region', { name: 'Bookings' })).toBeVisible();
  const sidebar = page.getByRole('navigation', { name: 'Main' });
  await expect(sidebar.getByRole('link', { name: 'Customers' })).toHaveAttribute('aria-current', 'page');
  await expectNoAxeFindings(page);
  await page.goto('/customer-contact');
  await expectScreen(page, 'Classes');
  await expect(page).toHaveURL('/training-class');
});

test('NAV-18 an id without a customer shows the not-found page, with a link to the list', async ({ page, signIn }) => {
  for (const path of ['/customer/01JQ0000000000000000000000', '/customer/nonsense']) {
    await signIn('manager', path);
    await expect(page.getByRole('heading', { name: 'There is no such customer' })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Go to Customers' }).click();
  await expectScreen(page, 'Customers');
});
