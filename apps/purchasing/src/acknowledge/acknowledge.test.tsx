import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { acknowledged, order, refusal } from '../testing/purchasingData.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

const detail = `/purchase-order/${idOf('', 30123).slice(1)}`;

/** Opens an order. `answer` is the server's answer to the acknowledgement. After a success the order is acknowledged. */
async function open(answer: () => unknown, { at = detail, now = () => order(30123) } = {}) {
  let current = now;
  const acknowledgePurchaseOrder = async () => {
    const answered = await answer();
    current = () => acknowledged(30123);
    return answered;
  };
  const data = {
    purchaseOrder: () => current(),
    purchaseOrders: () => connection([current()]),
    acknowledgePurchaseOrder,
  };
  const opened = await renderScreen({ remote, routes, at, data });
  const sent = () => opened.requests.filter(({ operation }) => operation === 'useAcknowledgeMutation');
  return { ...opened, sent };
}

const done = () => ({ purchaseOrder: acknowledged(30123) });
const button = () => screen.getByRole('button', { name: 'Acknowledge PO-30123' });
const dialog = () => within(screen.getByRole('dialog'));

test('PUR-04 FRM-11 an order is acknowledged after a confirmation that explains it', async () => {
  const { user, sent } = await open(done);
  await user.click(button());
  dialog().getByRole('heading', { name: 'Acknowledge PO-30123?' });
  dialog().getByText('Whitfield Training');
  dialog().getByText('£1,050.00');
  expect(sent()).toEqual([]);
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ variables }) => variables)).toEqual([{ input: { id: idOf('purchase_orders', 30123) } }]);
  expect(screen.queryByText('Pending')).toBeNull();
  screen.getByText('Priya Nair');
});

test('the notice offers the next step, and the focus returns to the used button', async () => {
  const { user } = await open(done);
  await user.click(button());
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(notices.get()).toHaveLength(1));
  expect(notices.get()[0]).toMatchObject({
    tone: 'success',
    text: 'PO-30123 is acknowledged.',
    link: { label: 'Show pending orders', to: '/purchase-order?acknowledgement=pending' },
  });
  expect(document.activeElement).toBe(button());
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await user.click(button());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('“Not yet” and Escape change nothing', async () => {
  const { user, sent } = await open(done);
  await user.click(button());
  await user.click(dialog().getByRole('button', { name: 'Not yet' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent()).toEqual([]);
});

test('while the request is pending the dialog stays open, and a second click sends nothing', async () => {
  const answer = Promise.withResolvers<unknown>();
  const { user, sent } = await open(() => answer.promise);
  await user.click(button());
  await user.dblClick(dialog().getByRole('button', { name: 'Acknowledge' }));
  await user.keyboard('{Enter}{Escape}');
  expect(screen.getByRole('dialog').getAttribute('aria-busy')).toBe('true');
  expect(sent()).toHaveLength(1);
  answer.resolve(done());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an error of the server stays in the dialog and can be tried again', async () => {
  let broken = true;
  const { user, sent } = await open(() => {
    if (broken) throw new Error('Something went wrong on the server.');
    return done();
  });
  await user.click(button());
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe('Something went wrong on the server.'));
  expect(notices.get()).toEqual([]);
  broken = false;
  await user.click(dialog().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(2);
});

test('without a connection the dialog shows a message', async () => {
  const { user } = await open(done);
  await user.click(button());
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe('There is no connection to the server.'));
  dialog().getByRole('button', { name: 'Try again' });
});

test('when a colleague was faster, the dialog shows the refusal and the screen shows the new state', async () => {
  let current = order(30123);
  const refused = () => {
    current = acknowledged(30123);
    throw refusal('This purchase order has already been acknowledged.');
  };
  const { user } = await open(refused, { now: () => current });
  await user.click(button());
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => dialog().getByText('This purchase order has already been acknowledged.'));
  await screen.findByText('Priya Nair');
  expect(dialog().queryByRole('button', { name: /Acknowledge|Try again/ })).toBeNull();
  await user.click(within(screen.getByRole('dialog')).getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a click in the dialog does not open the order of the row below it', async () => {
  const { user, address } = await open(done, { at: '/purchase-order' });
  await user.click(button());
  await user.click(dialog().getByText('Whitfield Training'));
  expect(address()).toBe('/purchase-order');
  dialog().getByRole('heading', { name: 'Acknowledge PO-30123?' });
});

test('PUR-04 an order is acknowledged from the list, and its row shows it at once', async () => {
  const { user, sent } = await open(done, { at: '/purchase-order' });
  const table = within(screen.getByRole('table', { name: 'Purchase orders' }));
  await user.click(table.getByRole('button', { name: 'Acknowledge PO-30123' }));
  await user.click(dialog().getByRole('button', { name: 'Acknowledge' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(table.queryByText('Pending')).toBeNull();
  expect(sent()).toHaveLength(1);
});
