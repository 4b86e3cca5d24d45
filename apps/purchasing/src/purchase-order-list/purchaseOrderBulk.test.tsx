import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { order } from '../testing/purchasingData.ts';

const frozen = { id: idOf('frozen_selections', 1), count: 1234, frozenAt: '2026-11-16T14:02:00.000Z' };
const job = {
  __typename: 'Job',
  id: idOf('jobs', 1),
  name: 'acknowledgePurchaseOrders',
  version: 1,
  status: 'pending',
  done: 0,
  total: null,
  result: { changed: 0, refused: 0 },
  message: null,
  endedAt: null,
  endsEarly: true,
};

async function open(more: object = {}) {
  const orders = [order(1), order(2)];
  const opened = await renderScreen({
    remote,
    routes,
    at: '/purchase-order',
    data: {
      purchaseOrders: { ...connection(orders), totalCount: 1234, filter: 'the-filter' },
      latestJob: () => null,
      ...more,
    },
  });
  return opened;
}

const bar = () => within(screen.getByRole('region', { name: 'Selection' }));

test('some selected orders are acknowledged by their ids, after the question', async () => {
  const acknowledgePurchaseOrders = vi.fn(() => ({ job }));
  const { user } = await open({ acknowledgePurchaseOrders, job: () => job });
  const [, first] = screen.getAllByRole('checkbox');
  await user.click(first ?? document.body);
  await screen.findByText('1 selected');
  await user.click(await bar().findByRole('button', { name: 'Acknowledge' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Acknowledge 1 purchase order?' }));
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByRole('progressbar', { name: 'Acknowledging purchase orders' });
  expect(acknowledgePurchaseOrders).toHaveBeenCalledWith(
    { input: { ids: [order(1).id] } },
    undefined,
    expect.anything(),
  );
  expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
});

test('all that match are frozen by the server, and named with their moment in the question', async () => {
  const freezeSelection = vi.fn(() => ({ frozenSelection: frozen }));
  const acknowledgePurchaseOrders = vi.fn(() => ({ job }));
  const { user } = await open({ freezeSelection, acknowledgePurchaseOrders, job: () => job });
  const [all] = screen.getAllByRole('checkbox');
  await user.click(all ?? document.body);
  await user.click(await screen.findByRole('button', { name: 'Select all 1,234 that match' }));
  await screen.findByText('1,234 selected');
  bar().getByText('frozen at 14:02 UTC');
  expect(freezeSelection).toHaveBeenCalledWith({ input: { filter: 'the-filter' } }, undefined, expect.anything());
  await user.click(bar().getByRole('button', { name: 'Acknowledge' }));
  const question = 'Acknowledge 1,234 purchase orders, frozen at 14:02 UTC?';
  const dialog = within(await screen.findByRole('dialog', { name: question }));
  await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
  await screen.findByRole('progressbar');
  expect(acknowledgePurchaseOrders).toHaveBeenCalledWith(
    { input: { frozen: frozen.id } },
    undefined,
    expect.anything(),
  );
});

test('Escape clears the selection', async () => {
  const { user } = await open();
  const [all] = screen.getAllByRole('checkbox');
  await user.click(all ?? document.body);
  await screen.findByText('2 selected');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
});

test('the orders that were refused are shown with their reason, and tried again', async () => {
  const ended = { ...job, status: 'completed', done: 3, total: 3, endedAt: new Date().toISOString() };
  const refusal = 'This purchase order has already been acknowledged.';
  const refused = { record: order(2).id, name: 'PO-2', refusal };
  const freezeSelection = vi.fn(() => ({ frozenSelection: frozen }));
  const acknowledgePurchaseOrders = vi.fn(() => ({ job: { ...job, id: idOf('jobs', 2) } }));
  const { user } = await open({
    latestJob: () => ({ ...ended, result: { changed: 2, refused: 1 } }),
    job: ({ id }: { id: string }) => ({
      ...(id === job.id ? ended : { ...job, id }),
      refusals: { ...connection([refused]), totalCount: 1 },
    }),
    freezeSelection,
    acknowledgePurchaseOrders,
  });
  await screen.findByText(/2 purchase orders acknowledged\. 1 was not acknowledged\./);
  await user.click(screen.getByRole('button', { name: 'Show why' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText(refusal);
  dialog.getByRole('link', { name: /PO-2/ });
  await user.click(dialog.getByRole('button', { name: 'Try these again' }));
  await screen.findByRole('progressbar');
  expect(freezeSelection).toHaveBeenCalledWith({ input: { refusedBy: job.id } }, undefined, expect.anything());
  expect(acknowledgePurchaseOrders).toHaveBeenCalledWith(
    { input: { frozen: frozen.id } },
    undefined,
    expect.anything(),
  );
});
