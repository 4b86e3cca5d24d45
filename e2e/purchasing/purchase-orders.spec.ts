import { expectNoAxeFindings } from '../src/axe.ts';
import { pounds, shortDate } from '../src/bookings.ts';
import { expect, test } from '../src/fixtures.ts';
import { literal } from '../src/literal.ts';
import { pathOf } from '../src/pathOf.ts';
import { purchaseOrders } from '../src/purchaseOrders.ts';
import { expectScreen, watchOperation } from '../src/screens.ts';

const table = 'table[aria-label="Purchase orders"]';

test('PUR-02 the list starts with the latest order and can be sorted by every column, in the URL', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [latest] = await purchaseOrders(server.url, await token('manager'));
  if (!latest) throw new Error('The demo data has no purchase orders.');
  await signIn('manager', '/purchase-order');
  await expectScreen(page, 'Purchase orders');
  const first = page.locator(`${table} tbody tr`).first();
  for (const words of [
    latest.reference,
    latest.supplier.name,
    shortDate(latest.raisedAt),
    pounds(latest.netPrice.amount),
  ])
    await expect(first).toContainText(words);
  await expectNoAxeFindings(page);

  for (const [header, field, direction] of [
    ['Acknowledged', 'acknowledgedAt', 'descending'],
    ['Class', 'trainingClass_title', 'ascending'],
    ['Net price', 'netPrice', 'descending'],
    ['Reference', 'reference', 'ascending'],
    ['Status', 'status', 'ascending'],
    ['Supplier', 'supplier_name', 'ascending'],
  ] as const) {
    await page.getByRole('columnheader', { name: header }).getByRole('button').click();
    const sorted = direction === 'ascending' ? field : `-${field}`;
    await expect(page).toHaveURL(`/purchase-order?order=${sorted}`);
    await expect(page.getByRole('columnheader', { name: header })).toHaveAttribute('aria-sort', direction);
    const [expected] = await purchaseOrders(
      server.url,
      await token('manager'),
      `order: [{ ${field}: ${direction === 'ascending' ? 'ASC' : 'DESC'} }]`,
    );
    await expect(first).toContainText(expected?.reference ?? '');
  }
  await page.getByRole('columnheader', { name: 'Raised' }).getByRole('button').click();
  await expect(page).toHaveURL('/purchase-order');
  await page.goBack();
  await expect(page).toHaveURL('/purchase-order?order=supplier_name');
});

test('the URL keeps the filters after a reload: pending orders of one supplier', async ({
  page,
  signIn,
  server,
  token,
}) => {
  const [pending] = await purchaseOrders(
    server.url,
    await token('manager'),
    'exists: [{ acknowledgedAt: false }], status_list: [provisional, confirmed, delivered, billed, complete]',
  );
  await signIn('manager', '/purchase-order');
  await page.getByText('Pending', { exact: true }).first().click();
  await expect(page).toHaveURL('/purchase-order?acknowledgement=pending');
  await page.getByRole('button', { name: /^Supplier/, expanded: false }).click();
  await page.getByRole('combobox', { name: 'Search supplier' }).fill(pending?.supplier.name ?? '');
  await page.getByRole('option', { name: new RegExp(literal(pending?.supplier.name ?? '')) }).click();
  await expect(page).toHaveURL(/supplier=[0-9A-Z]{26}/);
  await page.reload();
  const rows = page.locator(`${table} tbody tr`);
  await expect(rows.first()).toContainText(pending?.reference ?? '');
  for (const row of await rows.all()) {
    await expect(row).toContainText(pending?.supplier.name ?? '');
    await expect(row).toContainText('Pending');
  }
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page).toHaveURL('/purchase-order');
});

test('PUR-03 NAV-17 an order opens in a new tab with its items, and its class in another tab', async ({
  page,
  context,
  signIn,
  server,
  token,
}) => {
  const [order] = await purchaseOrders(server.url, await token('manager'), 'exists: [{ trainingClass: true }]');
  if (!order) throw new Error('The demo data has no purchase order for a class.');
  await signIn('manager', '/purchase-order');
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: new RegExp(order.reference) }).click();
  const tab = await opening;
  await expect(tab).toHaveURL(pathOf(order.id, '/purchase-order'));
  await expectScreen(tab, new RegExp(order.reference));
  const main = tab.getByRole('main');
  for (const words of [order.supplier.name, `Raised ${shortDate(order.raisedAt)}`, pounds(order.netPrice.amount)])
    await expect(main).toContainText(words);
  for (const { node } of order.items.edges) {
    const row = tab.getByRole('table', { name: 'Items' }).getByRole('row').filter({ hasText: node.description });
    await expect(row).toContainText(String(node.quantity));
    await expect(row).toContainText(pounds(node.netPrice.amount));
  }
  await expectNoAxeFindings(tab);

  const openingClass = context.waitForEvent('page');
  await main.getByRole('link', { name: new RegExp(order.trainingClass?.reference ?? '') }).click();
  const classTab = await openingClass;
  const panel = classTab.getByRole('region', { name: /Purchase orders/ });
  await expect(panel).toContainText(order.reference);
  await expect(panel).toContainText(order.supplier.name);
  await expect(panel.getByRole('link', { name: new RegExp(order.reference) })).toHaveAttribute('target', '_blank');
  await expectNoAxeFindings(classTab);
});

test('NAV-18 an id without an order shows the not-found page', async ({ page, signIn }) => {
  await signIn('manager', '/purchase-order/01J9ZK0Q3M6V8T2B4C6D8E0F1G');
  await expectScreen(page, 'There is no such purchase order');
});

test('suppliers are listed by name with their primary contact, and can be found by a part of the name', async ({
  page,
  signIn,
}) => {
  const asked = watchOperation(page, 'SupplierListPageQuery');
  await signIn('manager', '/supplier');
  await expectScreen(page, 'Suppliers');
  await expectNoAxeFindings(page);
  await page.getByRole('searchbox').fill('akerlund');
  const row = page.getByRole('row').filter({ hasText: 'Åkerlund Simulation AB' });
  await expect(row).toContainText(/SU-\d+/);
  await expect(row).toContainText('@akerlund.example');
  await expect(page).toHaveURL('/supplier?q=akerlund');
  expect(asked.at(-1)).toMatchObject({ name: 'akerlund', order: [{ name: 'ASC' }] });
});
