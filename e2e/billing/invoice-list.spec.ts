import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright';
import { expectNoAxeFindings } from '../src/axe.ts';
import { pounds, shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { countInvoices, invoices } from '../src/invoices.ts';
import { pathOf } from '../src/pathOf.ts';
import { expectScreen, failOperations, failurePanel, go } from '../src/screens.ts';

const references = (page: Page) => page.getByRole('main').getByRole('link', { name: /^INV-\d+$/ });
const count = (page: Page) => page.getByRole('status').filter({ hasText: /invoices| of / });
const picker = (page: Page, label: string) =>
  page.locator('button[aria-haspopup="dialog"]').filter({ hasText: new RegExp(`^${label}`) });
/** The colour of a token of the design system on the screen. It is read beside the rows, because these are replaced while they load. */
const colourOf = (page: Page, token: string) =>
  page.getByRole('main').evaluate((main, name) => {
    const probe = document.createElement('span');
    probe.style.color = `var(${name})`;
    main.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, token);
const thousands = (number: number) => new Intl.NumberFormat('en-GB').format(number);

test('BIL-01 the list opens on the latest invoices, each with its age, and a reference opens its invoice', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  const [latest, ...others] = await invoices(server.url, manager);
  if (!latest) throw new Error('The demo data has no invoices.');
  await signIn('manager', '/booking');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Invoices' }).click();
  await expectScreen(page, 'Invoices');
  await expect(references(page)).toHaveText([latest, ...others].map(({ reference }) => reference));
  await expect(count(page)).toHaveText(`${thousands(await countInvoices(server.url, manager))} invoices`);
  const first = page.getByRole('row').nth(1);
  for (const words of [
    latest.customer.name,
    shortDate(latest.documentDate),
    shortDate(latest.dueDate),
    pounds(latest.gross.amount),
    pounds(latest.balanceDue.amount),
    latest.age === 1 ? '1 day old' : `${latest.age} days old`,
  ])
    await expect(first).toContainText(words);
  await expectNoAxeFindings(page);

  await references(page).first().click();
  await expectScreen(page, new RegExp(latest.reference));
  await expect(page).toHaveURL(pathOf(latest.id, '/invoice'));
  await page.goBack();
  await expect(references(page).first()).toHaveText(latest.reference);
});

test('BIL-01 an unpaid invoice is amber below 30 days and red from then on, sums follow the filter, and all that match are exported', async ({
  page,
  signIn,
  server,
  token,
}) => {
  await signIn('manager', '/invoice?ageing=lte29');
  await expectScreen(page, 'Invoices');
  const badge = page
    .getByRole('row')
    .nth(1)
    .getByText(/days? old$/);
  await expect(badge).toHaveCSS('color', await colourOf(page, '--colorStatusWarningForeground1'));
  const sumOf = (label: string) => page.getByRole('region', { name: /^Sum of/ }).getByText(label, { exact: true });
  await expect(sumOf('Balance due')).toBeVisible();
  const amber = await page.getByRole('region', { name: /^Sum of/ }).textContent();

  await go(page, '/invoice?ageing=gte30');
  await expect(badge).toHaveCSS('color', await colourOf(page, '--colorStatusDangerForeground1'));
  const count = await countInvoices(server.url, await token('manager'), 'ageing: gte30');
  await expect(page.getByRole('region', { name: `Sum of ${thousands(count)} invoices` })).not.toHaveText(amber ?? '');

  await page.getByRole('checkbox').first().check();
  const bar = page.getByRole('region', { name: 'Selection' });
  if (count > 50) await bar.getByRole('button', { name: `Select all ${thousands(count)} that match` }).click();
  await expect(bar).toContainText(`${thousands(count)} selected`);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    bar.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.getByRole('checkbox').nth(1).focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
});

test('BIL-01 the URL holds the filters by ageing, status, type, customer and text, and a reload gives the same', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const manager = await token('manager');
  await signIn('manager', '/invoice');
  await expectScreen(page, 'Invoices');
  await picker(page, 'Ageing').click();
  await expect(page.getByRole('option')).toContainText(['less than 30 days old', '30 days or more']);
  await page.getByRole('option', { name: '30 days or more' }).click();
  await expect(page).toHaveURL('/invoice?ageing=gte30');
  const old = await invoices(server.url, manager, 'ageing: gte30');
  await expect(references(page)).toHaveText(old.map(({ reference }) => reference));
  const total = thousands(await countInvoices(server.url, manager));
  await expect(count(page)).toHaveText(`${await countInvoices(server.url, manager, 'ageing: gte30')} of ${total}`);

  await picker(page, 'Status').click();
  await page.getByRole('option', { name: 'Part paid' }).click();
  await page.keyboard.press('Escape');
  await picker(page, 'Type').click();
  await page.getByRole('option', { name: 'Invoice', exact: true }).click();
  await page.keyboard.press('Escape');
  const args = 'ageing: gte30, status: paid_partial, type: invoice';
  const partPaid = (await invoices(server.url, manager, args)).map(({ reference }) => reference);
  const filtered = '/invoice?status=paid_partial&type=invoice&ageing=gte30';
  await expect(page).toHaveURL(filtered);
  await expect(references(page)).toHaveText(partPaid);
  await page.reload();
  await expect(page).toHaveURL(filtered);
  await expect(references(page)).toHaveText(partPaid);
  await expectNoAxeFindings(page);

  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/invoice');
  const [sample] = old;
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(sample?.reference.toLowerCase() ?? '');
  await expect(references(page)).toHaveText([sample?.reference ?? '']);
  await page.getByRole('searchbox').fill('');
  await picker(page, 'Customer').click();
  await page.getByRole('combobox', { name: 'Search customer' }).fill(sample?.customer.name ?? '');
  await page
    .getByRole('option', { name: sample?.customer.name ?? '' })
    .first()
    .click();
  const ofCustomer = await invoices(server.url, manager, `customer: "${sample?.customer.id}"`);
  await expect(references(page)).toHaveText(ofCustomer.map(({ reference }) => reference));
});

test('the list is sorted by its column headers and paged by keyboard; the chosen columns are remembered', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [dearest] = await invoices(server.url, await token('manager'), 'order: [{ balanceDue: DESC }]');
  await signIn('manager', '/invoice');
  await expectScreen(page, 'Invoices');
  await page.getByRole('button', { name: 'Balance due' }).click();
  await expect(page).toHaveURL('/invoice?order=-balanceDue');
  await expect(references(page).first()).toHaveText(dearest?.reference ?? '');
  await page.getByRole('button', { name: 'Next page' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByText(/^51–100 of /)).toBeVisible();
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'PO number' }).check();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.getByRole('columnheader', { name: 'PO number' })).toBeVisible();
});

test('in a narrow window the columns reference, customer, status and amounts stay, and the page does not scroll sideways', async ({
  newVisitor,
  signIn,
}) => {
  const page = await newVisitor({ viewport: { width: 820, height: 900 } });
  await signIn('manager', '/invoice', page);
  await expectScreen(page, 'Invoices');
  for (const name of ['Reference', 'Customer', 'Status', 'Gross', 'Balance due'])
    await expect(page.getByRole('columnheader', { name })).toBeVisible();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(overflow).toBeLessThanOrEqual(0);
  await expectNoAxeFindings(page);
});

test('an empty list names its filters; a list that failed to load is tried again without a reload', async ({
  page,
  signIn,
  allowErrors,
}) => {
  allowErrors(/500/, /InvoiceListPageQuery/, /graphql answered/);
  await signIn('manager', '/invoice?q=nobody&status=draft&ageing=gte30');
  await expectScreen(page, 'Invoices');
  await expect(page.getByText('No records.')).toBeVisible();
  await expectNoAxeFindings(page);

  const mend = await failOperations(page, 'InvoiceListPageQuery');
  await page.goto('/invoice');
  await expect(failurePanel(page)).toBeVisible();
  await mend();
  await failurePanel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(references(page).first()).toBeVisible();
});
