import { connection, everyRoute, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { acknowledged, albion, order, whitfield } from '../testing/purchasingData.ts';

function open(page: object = connection([order(30123)]), at = '/purchase-order', host = {}, answers: object = {}) {
  const purchaseOrders = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 612 } : { ...page, totalCount: 12 };
  return renderScreen({
    remote,
    routes,
    at,
    host,
    data: { purchaseOrders, supplier: whitfield, suppliers: connection([albion, whitfield]), ...answers },
  });
}

const table = () => within(screen.getByRole('table', { name: 'Purchase orders' }));

test('PUR-02 the list opens on all orders, the latest first', async () => {
  const opened = await open();
  expect(lastRows(opened)).toMatchObject({
    first: 50,
    order: [{ raisedAt: 'DESC' }],
    reference: null,
    supplier: null,
    exists: null,
  });
  expect(
    table()
      .getByRole('columnheader', { name: /Raised/ })
      .getAttribute('aria-sort'),
  ).toBe('descending');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('612 purchase orders'));
});

test('a row shows reference, supplier, class, status, acknowledgement, date and price', async () => {
  await open(connection([order(30123), acknowledged(30122, { status: 'billed' })]));
  const [, first, second] = table().getAllByRole('row');
  for (const words of [
    'PO-30123',
    'Whitfield Training',
    'Leadership Essentials',
    'Confirmed',
    'Pending',
    '12 Nov 2026',
    '£1,050.00',
  ]) {
    within(first as HTMLElement).getByText(words);
  }
  within(second as HTMLElement).getByText('Billed');
  within(second as HTMLElement).getByText('Acknowledged');
});

test.each([
  ['canceled', 'Canceled'],
  ['draft', 'Draft'],
])(
  'PUR-02 an order without a class is shown; a %s order has a dash instead of its acknowledgement',
  async (status, label) => {
    await open(connection([order(30123, { trainingClass: null, status })]));
    table().getByText(label);
    expect(table().queryByText('Pending')).toBeNull();
    // The class and the acknowledgement.
    expect(table().getAllByText('–')).toHaveLength(2);
    expect(table().queryByRole('button', { name: /PO-30123/ })).toBeNull();
  },
);

test.each([
  ['Reference', 'reference', 'ASC'],
  ['Supplier', 'supplier_name', 'ASC'],
  ['Class', 'trainingClass_title', 'ASC'],
  ['Status', 'status', 'ASC'],
  ['Acknowledged', 'acknowledgedAt', 'DESC'],
  ['Net price', 'netPrice', 'DESC'],
  ['Raised', 'raisedAt', 'ASC'],
])('PUR-02 a press on %s orders by %s', async (header, field, direction) => {
  const opened = await open();
  await opened.user.click(table().getByRole('button', { name: new RegExp(`^${header}`) }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ [field]: direction }] }));
  if (field !== 'raisedAt') expect(opened.address()).toContain(field);
});

test('the query uses the reference, supplier and acknowledgement in the URL', async () => {
  const opened = await open(
    undefined,
    `/purchase-order?q=301&supplier=${whitfield.id.slice(10)}&acknowledgement=pending`,
  );
  expect(lastRows(opened)).toMatchObject({
    reference: '301',
    supplier: whitfield.id,
    exists: [{ acknowledgedAt: false }],
    // Nobody waits for a draft or a canceled one.
    status: ['provisional', 'confirmed', 'delivered', 'billed', 'complete'],
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  for (const words of ['301', 'Whitfield Training', 'Pending']) chips.getByText(words);
});

test('choosing acknowledged orders changes the URL', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('radio', { name: 'Acknowledged' }));
  await waitFor(() => expect(opened.address()).toBe('/purchase-order?acknowledgement=acknowledged'));
  expect(lastRows(opened)).toMatchObject({ exists: [{ acknowledgedAt: true }] });
});

test('PUR-04 the selected orders are acknowledged after a question, as work with a result for each', async () => {
  const started = { job: { id: idOf('jobs', 1) } };
  const opened = await open(
    connection([order(30123), order(30122)]),
    '/purchase-order',
    {},
    {
      acknowledgePurchaseOrders: started,
    },
  );
  await opened.user.click(table().getByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await opened.user.click(await bar.findByRole('button', { name: 'Acknowledge' }));
  const dialog = within(screen.getByRole('dialog'));
  dialog.getByRole('heading', { name: 'Acknowledge 2 purchase orders?' });
  await opened.user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = opened.requests.filter(({ operation }) => operation === 'purchaseOrderBulkMutation');
  expect(sent.map(({ variables }) => variables)).toEqual([
    { input: { ids: [idOf('purchase_orders', 30123), idOf('purchase_orders', 30122)] } },
  ]);
});

test('a supplier is chosen by name', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Supplier/, expanded: false }));
  await opened.user.click(await screen.findByRole('option', { name: /Albion Suites/ }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ supplier: albion.id }));
});

test('NAV-17 purchase orders and classes open in a new tab', async () => {
  await open(undefined, undefined, everyRoute);
  const link = table().getByRole('link', { name: /PO-30123/ });
  expect(link.getAttribute('href')).toBe(`/purchase-order/${idOf('', 30123).slice(1)}`);
  expect(link.getAttribute('target')).toBe('_blank');
  expect(
    table()
      .getByRole('link', { name: /Leadership Essentials/ })
      .getAttribute('target'),
  ).toBe('_blank');
});

test('an empty list names its filters', async () => {
  await open(connection([]), '/purchase-order?acknowledgement=pending');
  screen.getByText('No records.');
  await screen.findByText('Remove Acknowledgement: Pending');
});
