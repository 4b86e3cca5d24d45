import { connection, everyRoute, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { acknowledged, albion, leadership, order } from '../testing/purchasingData.ts';

function open(orders: readonly object[], more: object = {}) {
  return renderPanel({
    remote,
    slots,
    fill: 'purchasing.class-purchase-orders',
    props: { trainingClass: leadership.id },
    data: { trainingClass: () => ({ ...leadership, purchaseOrders: connection(orders) }), ...more },
    host: everyRoute,
  });
}

test("a class's purchase orders show supplier, states and net price, and open in a new tab", async () => {
  await open([order(30123), acknowledged(30101, { supplier: albion, status: 'billed' })]);
  const panel = within(await screen.findByRole('region', { name: /Purchase orders/ }));
  for (const words of ['Whitfield Training', 'Confirmed', 'Pending', 'Albion Suites', 'Billed', 'Acknowledged'])
    panel.getByText(words);
  expect(panel.getAllByText('£1,050.00')).toHaveLength(2);
  expect(panel.getByRole('link', { name: /PO-30123/ }).getAttribute('target')).toBe('_blank');
});

test('an order can be acknowledged beside its class', async () => {
  const orders = [order(30123)];
  const acknowledgePurchaseOrder = () => {
    orders[0] = acknowledged(30123);
    return { purchaseOrder: orders[0] };
  };
  const { user } = await open(orders, { acknowledgePurchaseOrder });
  await user.click(await screen.findByRole('button', { name: 'Acknowledge PO-30123' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByText('Pending')).toBeNull());
});

test('PUR-05 an order is raised for the class beside it, unless the class is canceled', async () => {
  const { unmount } = await open([]);
  const raise = await screen.findByRole('link', { name: 'Raise order' });
  expect(raise.getAttribute('href')).toBe(
    `/purchase-order/create?${new URLSearchParams({ trainingClass: leadership.id })}`,
  );
  unmount();
  await open([], { trainingClass: { ...leadership, status: 'canceled', purchaseOrders: connection([]) } });
  await screen.findByText('No purchase orders.');
  expect(screen.queryByRole('link', { name: 'Raise order' })).toBeNull();
});

test('a class without purchase orders has a message', async () => {
  await open([]);
  await screen.findByText('No purchase orders.');
});

const missing = 'There is no order for the trainer: Imogen Barraclough has no supplier.';

test.each([
  ['without orders', []],
  ['with an order for its former trainer', [order(30123, { status: 'canceled' })]],
])('a class %s says why there is no order for its trainer', async (_, orders) => {
  await open(orders, {
    trainingClass: { ...leadership, whyNoTrainerOrder: missing, purchaseOrders: connection(orders) },
  });
  await screen.findByText(missing);
  expect(screen.queryByText('No purchase orders.') === null).toBe(orders.length > 0);
});
