import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { albion, bill, delivery, order, pounds, travel, whitfield } from '../testing/purchasingData.ts';
import { supplier } from '../testing/supplierData.ts';

const dialog = () => within(screen.getByRole('dialog'));
const value = (element: HTMLElement) => (element as HTMLInputElement).value;

const room = { ...delivery, id: idOf('purchase_order_items', 7), description: 'Room hire' };
const first = order(30123, {
  status: 'delivered',
  items: connection([{ ...delivery, billedQuantity: 1, billedNetPrice: pounds(495), billedTax: pounds(99) }]),
});
const second = order(30124, {
  status: 'delivered',
  items: connection([room, { ...travel, id: idOf('purchase_order_items', 8) }]),
});

/** Opens the page of the supplier of these orders. */
async function openSupplier(more: object = {}, answers: object = {}) {
  let saved = supplier(4001, { ordersToBill: { ...connection([first, second]), totalCount: 2 }, ...more });
  const opened = await renderScreen({
    remote,
    routes,
    at: `/supplier/${idOf('', 4001).slice(1)}`,
    data: {
      supplier: () => saved,
      purchaseOrders: ({ id_list: ids = [] }: { id_list?: readonly string[] }) =>
        connection([first, second].filter(({ id }) => ids.includes(id))),
      recordSupplierBill: () => {
        const recorded = bill(1, { netPrice: pounds(1545), tax: pounds(297), purchaseOrders: [first, second] });
        saved = supplier(4001, { ordersToBill: connection([]), bills: { ...connection([recorded]), totalCount: 1 } });
        return { supplierBill: recorded };
      },
      ...answers,
    },
  });
  return opened;
}

/** Opens the list of orders and selects all of its rows. */
async function selectAll(orders: readonly object[]) {
  const opened = await renderScreen({
    remote,
    routes,
    at: '/purchase-order',
    data: { purchaseOrders: { ...connection([...orders]), totalCount: orders.length, filter: 'all' }, latestJob: null },
  });
  await opened.user.click(screen.getByRole('checkbox', { name: 'Select all rows on this page' }));
  const bar = within(await screen.findByRole('region', { name: 'Selection' }));
  await opened.user.click(await bar.findByRole('button', { name: 'Record bill' }));
  return opened;
}

test('PUR-05 one bill over several delivered orders is recorded from the supplier’s page, which then shows it with links to them', async () => {
  const { user, requests } = await openSupplier();
  const table = within(screen.getByRole('table', { name: 'Delivered, to be billed' }));
  table.getByRole('cell', { name: '£495.00' });
  await user.click(table.getByRole('checkbox', { name: 'Select all rows on this page' }));
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  const about = async (reference: string) => within(await screen.findByRole('group', { name: reference }));
  const line = within((await about('PO-30123')).getByRole('group', { name: 'Leadership Essentials, delivery' }));
  line.getByText('2 × £495.00 ordered, 1 for £495.00 billed before');
  expect(value(line.getByRole('textbox', { name: /^Net/ }))).toBe('495.00');
  const roomLine = within((await about('PO-30124')).getByRole('group', { name: 'Room hire' }));
  const net = roomLine.getByRole('textbox', { name: /^Net/ });
  await user.clear(net);
  await user.type(net, '1000');
  await user.tab();
  roomLine.getByText('£10.00 more than ordered');
  await user.type(dialog().getByRole('textbox', { name: /^Bill number/ }), 'R-1');
  await user.type(dialog().getByLabelText(/^Bill date/), '10/11/2026');
  await user.click(dialog().getByRole('button', { name: 'Record bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ operation }) => operation === 'useRecordBillMutation');
  expect(sent?.variables).toEqual({
    input: {
      supplier: whitfield.id,
      number: 'R-1',
      day: '2026-11-10',
      lines: [
        { item: delivery.id, quantity: 1, net: 49_500, tax: 9_900 },
        { item: room.id, quantity: 2, net: 100_000, tax: 20_000 },
        { item: idOf('purchase_order_items', 8), quantity: 2, net: 6_000, tax: 0 },
      ],
    },
  });
  const bills = within(await screen.findByRole('table', { name: 'Bills' }));
  for (const { id, reference } of [first, second])
    expect(bills.getByRole('link', { name: reference }).getAttribute('href')).toBe(`/purchase-order/${id.slice(16)}`);
  bills.getByRole('cell', { name: '£1,545.00' });
  expect(screen.getAllByText('No delivered order waits for a bill.')).not.toHaveLength(0);
  expect(screen.getByRole('button', { name: 'Record bill' }).getAttribute('aria-disabled')).toBe('true');
});

test('PUR-05 without a selection the bill begins with all delivered orders; those that it does not name are left out', async () => {
  const { user, requests } = await openSupplier();
  await user.click(screen.getByRole('button', { name: 'Record bill' }));
  await user.click(await screen.findByRole('button', { name: 'Leave out PO-30123' }));
  const rest = within(dialog().getByRole('group', { name: 'PO-30124' }));
  const last = rest.getByRole('button', { name: 'Leave out PO-30124' });
  expect(document.activeElement).toBe(last);
  expect(last.getAttribute('aria-disabled')).toBe('true');
  // Amounts still follow the quantity of their own line.
  const travelLine = within(rest.getByRole('group', { name: 'Travel' }));
  const quantity = travelLine.getByRole('textbox', { name: /^Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, '1');
  await waitFor(() => expect(value(travelLine.getByRole('textbox', { name: /^Net/ }))).toBe('30.00'));
  await user.type(dialog().getByRole('textbox', { name: /^Bill number/ }), 'R-2');
  await user.type(dialog().getByLabelText(/^Bill date/), '10/11/2026');
  await user.click(dialog().getByRole('button', { name: 'Record bill' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [sent] = requests.filter(({ operation }) => operation === 'useRecordBillMutation');
  expect(sent?.variables).toMatchObject({ input: { lines: [{ item: room.id }, { quantity: 1, net: 3_000 }] } });
});

test('PUR-05 selected orders to several suppliers cannot be on one bill', async () => {
  await selectAll([first, order(30125, { status: 'delivered', supplier: albion })]);
  await screen.findByText('A bill comes from one supplier. These orders are to Whitfield Training and Albion Suites.');
  dialog().getByRole('link', { name: /PO-30125/ });
  expect(dialog().queryByRole('button', { name: /^Go on/ })).toBeNull();
});

test('PUR-05 selected orders that cannot be billed are named with the reason, and left out', async () => {
  const { user } = await selectAll([first, order(30125, { status: 'draft' })]);
  await screen.findByText('This purchase order is a draft. A bill can be recorded once it is confirmed.');
  await user.click(dialog().getByRole('button', { name: 'Go on with 1 order' }));
  await dialog().findByText('PO-30123 · Whitfield Training');
});

test('an order shows for which others its bill is too', async () => {
  const both = bill(1, { purchaseOrders: [first, second] });
  await renderScreen({
    remote,
    routes,
    at: `/purchase-order/${idOf('', 30123).slice(1)}`,
    data: { purchaseOrder: { ...first, bills: [both] } },
  });
  const bills = within(screen.getByRole('table', { name: 'Bills' }));
  bills.getByRole('columnheader', { name: 'Also for' });
  expect(bills.getByRole('link', { name: 'PO-30124' })).toBeTruthy();
  expect(bills.queryByRole('link', { name: 'PO-30123' })).toBeNull();
  screen.getByRole('link', { name: 'All bills of the supplier' });
});
