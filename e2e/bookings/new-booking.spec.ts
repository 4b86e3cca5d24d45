import type { Page } from 'playwright';
import { ask, nodes } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { bookingPath, newDraft } from '../src/sales.ts';
import { expectScreen, failOperations } from '../src/screens.ts';

interface Customer {
  readonly id: string;
  readonly name: string;
  /** Two contacts who are not proposed. */
  readonly people: readonly string[];
  /** Booker and biller of the latest booking, who are proposed. */
  readonly usual: readonly [string, string];
}

/** Two customers who have booked before, with two more contacts each. */
async function twoCustomers(url: string, token: string): Promise<[Customer, Customer]> {
  type Person = { fullName: string };
  type Answer = { id: string; name: string; contacts: { edges: { node: Person }[] } };
  const { customers } = await ask<{ customers: { edges: { node: Answer }[] } }>(
    url,
    token,
    '{ customers(first: 40) { edges { node { id name contacts(first: 6) { edges { node { fullName } } } } } } }',
  );
  const found: Customer[] = [];
  for (const { id, name, contacts } of nodes(customers)) {
    const { bookings } = await ask<{ bookings: { edges: { node: { booker: Person; biller: Person } }[] } }>(
      url,
      token,
      `query ($customer: ID!) { bookings(first: 1, customer: $customer, order: [{ bookedAt: DESC }]) {
        edges { node { booker { fullName } biller { fullName } } }
      } }`,
      { customer: id },
    );
    const [latest] = nodes(bookings);
    if (!latest) continue;
    const usual: [string, string] = [latest.booker.fullName, latest.biller.fullName];
    const people = nodes(contacts)
      .map(({ fullName }) => fullName)
      .filter((fullName) => !usual.includes(fullName));
    if (people.length >= 2) found.push({ id, name, people, usual });
    if (found.length === 2) break;
  }
  const [one, other] = found;
  if (!one || !other) throw new Error('The demo data has too few contacts.');
  return [one, other];
}

const newFor = ({ id }: Customer) => `/booking/create?customer=${encodeURIComponent(id)}`;
const picker = (page: Page, label: string) => page.getByRole('main').getByRole('combobox', { name: label });
const back = (page: Page) => page.getByText('What you typed here before is back. It is not saved yet.');

async function choose(page: Page, label: string, name: string) {
  await picker(page, label).fill(name);
  await page.getByRole('option').filter({ hasText: name }).first().click();
  await expect(picker(page, label)).toHaveValue(name);
}

test('a customer who replaces the one in the URL is kept after a reload, with the contacts', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [one, other] = await twoCustomers(server.url, await token('manager'));
  await signIn('manager', newFor(one));
  await expectScreen(page, 'New booking');
  await expect(picker(page, 'Customer')).toHaveValue(one.name);
  await choose(page, 'Customer', other.name);
  await choose(page, 'Booker', other.people[0] ?? '');
  await page.reload();
  await expect(back(page)).toBeVisible();
  await expect(picker(page, 'Customer')).toHaveValue(other.name);
  await expect(picker(page, 'Booker')).toHaveValue(other.people[0] ?? '');

  // A draft for one customer is not offered for another.
  await page.goto(newFor(other));
  await expectScreen(page, 'New booking');
  await expect(picker(page, 'Customer')).toHaveValue(other.name);
  await expect(back(page)).toHaveCount(0);
  await expect(picker(page, 'Booker')).toHaveValue(other.usual[0]);
});

test('a customer who is cleared and selected again keeps the contacts; another customer starts with its own proposals', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [one, other] = await twoCustomers(server.url, await token('manager'));
  await signIn('manager', newFor(one));
  await choose(page, 'Booker', one.people[0] ?? '');
  await choose(page, 'Billing contact', one.people[1] ?? '');
  await page.getByRole('button', { name: 'Clear' }).first().click();
  await expect(picker(page, 'Customer')).toHaveValue('');
  await choose(page, 'Customer', one.name);
  await expect(picker(page, 'Booker')).toHaveValue(one.people[0] ?? '');
  await expect(picker(page, 'Billing contact')).toHaveValue(one.people[1] ?? '');
  await choose(page, 'Customer', other.name);
  await expect(picker(page, 'Booker')).toHaveValue(other.usual[0]);
  await expect(picker(page, 'Billing contact')).toHaveValue(other.usual[1]);
  await choose(page, 'Customer', one.name);
  await expect(picker(page, 'Booker')).toHaveValue(one.people[0] ?? '');
  await expect(picker(page, 'Billing contact')).toHaveValue(one.people[1] ?? '');
});

test('a billing address that fails to load can be loaded again or typed', async ({
  page,
  signIn,
  server,
  token,
  allowErrors,
}) => {
  allowErrors(/500/, /NewBookingAddressQuery/);
  const [one] = await twoCustomers(server.url, await token('manager'));
  const stop = await failOperations(page, 'NewBookingAddressQuery');
  await signIn('manager', newFor(one));
  await expect(page.getByText('The customer’s address could not be shown.')).toBeVisible();
  await page.getByRole('button', { name: 'Use another address' }).click();
  await expect(page.getByRole('textbox', { name: /^City/ })).toHaveValue('');
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await stop();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The customer’s address could not be shown.')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
});

test('back skips the form of a saved booking, and the page of a deleted one', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [one] = await twoCustomers(server.url, manager);
  const customerPath = `/customer/${one.id.split('/').at(-1)}`;
  await signIn('manager', customerPath);
  await page.getByRole('main').getByRole('link', { name: 'New booking' }).click();
  await choose(page, 'Booker', one.people[0] ?? '');
  await choose(page, 'Billing contact', one.people[1] ?? '');
  await page.getByRole('textbox', { name: /^Title/ }).fill('There and back');
  await picker(page, 'Brand').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Create booking' }).click();
  await expectScreen(page, 'There and back');
  await page.goBack();
  await expect(page).toHaveURL(customerPath);

  const draft = await newDraft(server.url, manager, 'To be deleted');
  await page.goto('/booking');
  await expectScreen(page, 'Bookings');
  await page.goto(bookingPath(draft));
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete booking' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete booking' }).click();
  await expect(page).toHaveURL('/booking');
  await expectScreen(page, 'Bookings');
  await page.goBack();
  await expect(page).toHaveURL('/booking');
  await expectScreen(page, 'Bookings');
});
