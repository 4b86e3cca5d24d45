import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { pounds, shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { invoices } from '../src/invoices.ts';
import { literal } from '../src/literal.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen } from '../src/screens.ts';

test('BIL-03 an invoice shows its customer, lines, totals and balance, is printed by keyboard, and links to booking, customer and class', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const [invoice] = await invoices(server.url, await token('manager'), 'status: paid_partial, type: invoice');
  if (!invoice) throw new Error('The demo data has no part-paid invoice.');
  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  await expect(page).toHaveTitle(new RegExp(`^${invoice.reference} ${literal(invoice.customer.name)}`));
  const main = page.getByRole('main');
  for (const words of [
    'Part paid',
    `${invoice.age} days old`,
    shortDate(invoice.documentDate),
    shortDate(invoice.dueDate),
    pounds(invoice.gross.amount),
    pounds(invoice.balanceDue.amount),
    `Total paid ${pounds(invoice.totalPaid.amount)}`,
  ])
    await expect(main).toContainText(words);
  for (const { node } of invoice.lines.edges) {
    const row = page.getByRole('table', { name: 'Lines' }).getByRole('row').filter({ hasText: node.description });
    await expect(row.first()).toContainText(pounds(node.netPrice.amount));
  }
  await expectNoAxeFindings(page);
  await printEach(page);

  const opening = context.waitForEvent('page');
  await main.getByRole('link', { name: new RegExp(invoice.bookingItem?.class.reference ?? '') }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(pathOf(invoice.bookingItem?.class.id ?? '', '/training-class'));
  await tab.close();
  await main.getByRole('link', { name: invoice.booking?.reference ?? '' }).click();
  await expect(page).toHaveURL(pathOf(invoice.booking?.id ?? '', '/booking'));
  await page
    .getByRole('region', { name: /Invoices/ })
    .getByRole('link', { name: invoice.reference })
    .focus();
  await page.keyboard.press('Enter');
  await expectScreen(page, new RegExp(invoice.reference));
  await main.getByRole('link', { name: invoice.customer.name }).first().click();
  await expect(page).toHaveURL(pathOf(invoice.customer.id, '/customer'));
  await page
    .getByRole('region', { name: /Invoices/ })
    .getByRole('link', { name: 'View all' })
    .click();
  await expect(page).toHaveURL(`/invoice?customer=${invoice.customer.id.split('/').at(-1)}`);
});

test('BIL-05 only the newest five of many payments are shown, with their number and sum and without pages', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const paid = await invoices(
    server.url,
    await token('manager'),
    'order: [{ gross: DESC }], status_list: [paid, paid_partial]',
  );
  const invoice = paid.find(({ payments }) => payments.totalCount > 5);
  if (!invoice)
    throw new Error('The demo data has no invoice with more than five payments among its most expensive ones.');
  await signIn('manager', pathOf(invoice.id, '/invoice'));
  await expectScreen(page, new RegExp(invoice.reference));
  const card = page.getByRole('region', { name: /Payments/ });
  await expect(card).toContainText(`5 of ${invoice.payments.totalCount}`);
  await expect(card).toContainText(`Total paid ${pounds(invoice.totalPaid.amount)}`);
  const rows = card.getByRole('row');
  await expect(rows).toHaveCount(6);
  for (const [at, { node }] of invoice.payments.edges.entries()) {
    await expect(rows.nth(at + 1)).toContainText(shortDate(node.receivedAt));
    await expect(rows.nth(at + 1)).toContainText(pounds(node.amountAsMoney.amount));
  }
  // Each payment can be taken back, and opens its receipt. Nothing leads to another page of them.
  const buttons = card.getByRole('button').filter({ hasNotText: /^RCP-/ });
  await expect(card.getByRole('button', { name: /^Take back: / })).toHaveCount(await buttons.count());
  await expect(card.getByRole('combobox')).toHaveCount(0);
});

test('BIL-06 a credit note and its invoice link to each other, and so do a pro forma and its invoice', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [credit] = await invoices(server.url, manager, 'type: credit_note');
  await signIn('manager', pathOf(credit?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(credit?.reference ?? ''));
  const main = page.getByRole('main');
  await expect(main.getByText('Credit note').first()).toBeVisible();
  await main
    .locator('dt', { hasText: /^Credits$/ })
    .locator('xpath=following-sibling::dd')
    .getByRole('link')
    .click();
  await expect(main.locator('dt', { hasText: 'Credited by' })).toBeVisible();
  await expect(main.getByRole('link', { name: credit?.reference ?? '' })).toBeVisible();

  const [converted] = await invoices(server.url, manager, 'status: converted');
  await page.goto(pathOf(converted?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(converted?.reference ?? ''));
  await expect(main.getByText('Pro forma').first()).toBeVisible();
  await expect(main.getByText('Converted', { exact: true })).toBeVisible();
  await main
    .locator('dt', { hasText: 'Converted to' })
    .locator('xpath=following-sibling::dd')
    .getByRole('link')
    .click();
  await expect(main.locator('dt', { hasText: 'Invoice type' }).locator('xpath=following-sibling::dd')).toHaveText(
    'Invoice',
  );
});

test('NAV-18 an id without an invoice shows the not-found page', async ({ page, signIn }) => {
  await signIn('manager', '/invoice/01J9ZK0Q3M6V8T2B4C6D8E0F1G');
  await expectScreen(page, 'There is no such invoice');
});

test('BIL-04 the activity log can be filtered by actions and by user roles', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [invoice] = await invoices(server.url, await token('manager'), 'status: paid_partial, type: invoice');
  await signIn('manager', pathOf(invoice?.id ?? '', '/invoice'));
  await expectScreen(page, new RegExp(invoice?.reference ?? ''));
  const log = page.getByRole('region', { name: /Activity log/ });
  const rows = log.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  const all = await rows.count();
  await expect(log.getByRole('columnheader').getByRole('button')).toHaveCount(0);

  await log.getByRole('button', { name: /^Action/ }).press('Enter');
  const options = page.getByRole('dialog', { name: 'Action' });
  await expect(options.getByRole('option').first()).toBeVisible();
  await expectNoAxeFindings(page);
  await options.getByRole('option', { name: 'Invoice created' }).click();
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText('Invoice created');
  await page.keyboard.press('Escape');
  await expect(log.getByRole('button', { name: /^Action/ })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const roles = page.getByRole('dialog', { name: 'User role' });
  await expect(roles.getByRole('option').first()).toBeVisible();
  await roles.getByRole('listbox').press('Enter');
  await expect(log.getByRole('button', { name: /^User role Account Manager/ })).toBeFocused();
  await expect(rows).toHaveCount(2);
  await expectNoAxeFindings(page);
  await log.getByRole('button', { name: /^Action/ }).click();
  await options.getByRole('button', { name: 'Clear' }).click();
  await page.keyboard.press('Escape');
  await expect(rows.nth(2)).toBeVisible();
  expect(await rows.count()).toBeLessThanOrEqual(all);
});

/** Opens each item of the print menu by keyboard. PDF and HTML open in tabs, and the activity has all three. */
async function printEach(page: Page): Promise<void> {
  const choose = async (...keys: string[]) => {
    await page.getByRole('button', { name: 'Print' }).press('ArrowDown');
    await expect(page.getByRole('menuitem')).toHaveText(['PDF', 'HTML', 'Download']);
    for (const key of [...keys, 'Enter']) await page.keyboard.press(key);
  };
  const context = page.context();
  const [answer, pdf] = [
    context.waitForEvent('response', (response) => response.url().includes('/downloads/invoicePdf')),
    context.waitForEvent('page'),
  ];
  await choose();
  expect((await answer).headers()['content-type']).toBe('application/pdf');
  await (await pdf).close();
  const html = context.waitForEvent('page');
  await choose('ArrowDown');
  await expect((await html).getByRole('heading', { level: 1 })).toHaveText('VAT invoice');
  await (await html).close();
  const file = page.waitForEvent('download');
  await choose('End');
  expect((await file).suggestedFilename()).toMatch(/^VAT invoice \d+\.pdf$/);
  const log = page.getByRole('region', { name: /Activity log/ });
  await expect(log).toContainText('PDF downloaded');
  await expect(log).toContainText('Invoice viewed');
}
