import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { allCustomers } from '../src/customers.ts';
import { expect, test } from '../src/fixtures.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, failOperations, failurePanel } from '../src/screens.ts';

const references = (page: Page) => page.getByRole('main').getByRole('link', { name: /^CU-\d+$/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /customers| of / });

test('customers are listed by name, can be found by text and organisation type, and open', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customers = await allCustomers(server.url, await token('manager'));
  await signIn('manager', '/booking');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Customers' }).click();
  await expectScreen(page, 'Customers');
  await expect(references(page)).toHaveText(customers.slice(0, 50).map(({ reference }) => reference));
  await expect(count(page)).toHaveText(`${customers.length} customers`);
  await expectNoAxeFindings(page);

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('care');
  const found = customers.filter(({ name }) => name.toLowerCase().includes('care'));
  await expect(references(page)).toHaveText(found.map(({ reference }) => reference));
  await expect(page).toHaveURL('/customer?q=care');
  await expect(count(page)).toHaveText(`${found.length} of ${customers.length}`);

  await page.locator('button[aria-haspopup="dialog"]').filter({ hasText: /^Type/ }).click();
  await page.getByRole('option', { name: 'Charity' }).click();
  await page.keyboard.press('Escape');
  const charities = found.filter(({ type }) => type?.value === 'charity');
  await expect(page).toHaveURL('/customer?q=care&type=charity');
  await expect(references(page)).toHaveText(charities.map(({ reference }) => reference));

  const [first] = charities;
  await references(page).first().click();
  await expectScreen(page, first?.name ?? '');
  await expect(page).toHaveURL(pathOf(first?.id ?? '', '/customer'));
  await page.goBack();
  await expect(references(page)).toHaveText(charities.map(({ reference }) => reference));
});

test('the list is sorted by its column headers and paged by keyboard, and a reload gives the same', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const customers = await allCustomers(server.url, await token('manager'));
  await signIn('manager', '/customer');
  await expectScreen(page, 'Customers');
  await page.getByRole('button', { name: 'Payment term' }).click();
  await expect(page).toHaveURL('/customer?order=paymentTermDays');
  const shortest = Math.min(...customers.map(({ paymentTermDays }) => paymentTermDays));
  await expect(page.getByRole('row').nth(1)).toContainText(`${shortest} days`);
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByText(`51–${Math.min(100, customers.length)} of ${customers.length}`)).toBeVisible();
  await expect(references(page)).toHaveCount(Math.min(50, customers.length - 50));
  const second = await references(page).allTextContents();
  await page.reload();
  await expect(references(page)).toHaveText(second);
});

test('NAV-10 an empty list names the text of the search; a list that failed to load is tried again without a reload', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500/, /CustomerListPageQuery/, /graphql answered/);
  await signIn('manager', '/customer?q=zebra%20crossing');
  await expectScreen(page, 'Customers');
  await expect(page.getByText('No records.')).toBeVisible();
  await expect(page.getByText('“zebra crossing”')).toBeVisible();
  await expectNoAxeFindings(page);

  const mend = await failOperations(page, 'CustomerListPageQuery');
  await page.goto('/customer');
  await expect(failurePanel(page)).toBeVisible();
  await mend();
  await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(references(page).first()).toBeVisible();
});
