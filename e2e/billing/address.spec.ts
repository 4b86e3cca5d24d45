import { ask } from '../src/api.ts';
import { expect, test } from '../src/fixtures.ts';
import { invoices } from '../src/invoices.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

const typed = [
  ['Address line 1', 'address1', 'Accounts Payable'],
  ['Address line 2', 'address2', 'Unit 4'],
  ['Address line 3', 'address3', ''],
  ['Address line 4', 'address4', 'Dock Road'],
  ['City', 'city', 'Cork'],
  ['Region', 'region', 'County Cork'],
  ['Postcode', 'postcode', 'T12 X8N6'],
] as const;

test('FRM-05 an address has eight fields and is shown a field a line; its country is an English name, stored as two letters', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [invoice] = await invoices(server.url, manager, 'status: draft');
  if (!invoice) throw new Error('The demo data has no draft invoice.');
  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  await page.getByRole('button', { name: 'Edit billing address' }).click();
  const form = page.getByRole('form', { name: 'billing address' });
  await expect(form.locator('input')).toHaveCount(8);
  for (const [label, , text] of typed) await form.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);

  const country = form.getByRole('combobox', { name: /^Country/ });
  await country.click();
  await expect(page.getByRole('option').first()).toHaveText('United Kingdom');
  // ISO 3166-1 lists 249 countries.
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '249');
  await country.fill('ireland');
  await page.getByRole('option', { name: 'Ireland', exact: true }).click();
  await page.keyboard.press('Control+s');
  await expect(form).toHaveCount(0);

  const lines = page.getByRole('main').locator('address').first().locator('span');
  await expect(lines).toHaveText([
    'Accounts Payable',
    'Unit 4',
    'Dock Road',
    'Cork',
    'County Cork',
    'T12 X8N6',
    'Ireland',
  ]);
  const tops = await lines.evaluateAll((found) => found.map((line) => line.getBoundingClientRect().top));
  expect(tops).toEqual([...new Set(tops)].sort((one, other) => one - other));
  const { invoice: saved } = await ask<{ invoice: { billingAddress: Record<string, string | null> } }>(
    server.url,
    manager,
    `query ($id: ID!) { invoice(id: $id) { billingAddress {
      address1 address2 address3 address4 city region postcode country
    } } }`,
    { id: invoice.id },
  );
  expect(saved.billingAddress).toEqual({
    ...Object.fromEntries(typed.map(([, name, text]) => [name, text || null])),
    country: 'IE',
  });
});
