import { notices } from '@console/platform';
import { type PurchaseOrderMove, purchaseOrderMoves } from '@console/purchasing-contracts';
import { connection, expectImpossible } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openOrder } from '../testing/openOrder.ts';
import { bill, leadership, order } from '../testing/purchasingData.ts';

const dialog = () => within(screen.getByRole('dialog'));

test('PUR-05 confirming an order asks first, and the screen shows the new state', async () => {
  let saved = order(30123, { status: 'provisional' });
  const { user, sent } = await openOrder(() => saved, {
    confirmPurchaseOrder: () => {
      saved = order(30123, { version: 5 });
      return { purchaseOrder: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  dialog().getByRole('heading', { name: 'Confirm PO-30123?' });
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('orderMoveDialogsConfirmMutation')).toEqual([{ input: { id: saved.id, version: 4 } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'PO-30123 is confirmed.' }]);
  screen.getByText('Confirmed');
});

test('PUR-05 canceling an order asks for the reason', async () => {
  let saved = order(30123);
  const { user, sent } = await openOrder(() => saved, {
    cancelPurchaseOrder: () => {
      saved = order(30123, { status: 'canceled', version: 5 });
      return { purchaseOrder: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('menuitem', { name: 'Cancel order' }));
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  await dialog().findByText('Reason is required');
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The room is closed.');
  await user.click(dialog().getByRole('button', { name: 'Cancel order' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('orderMoveDialogsCancelMutation')).toEqual([
    { input: { id: saved.id, version: 4, reason: 'The room is closed.' } },
  ]);
  // A canceled order is neither acknowledged nor pending.
  await waitFor(() => expect(screen.queryByText('Pending')).toBeNull());
});

/** For each move that a guard can refuse, an order in the right state that it refuses, and the reason. */
const impossible: Readonly<Record<PurchaseOrderMove, readonly [object, string] | null>> = {
  propose: null,
  confirm: [
    order(30123, { status: 'provisional', items: connection([], { totalCount: 0 }) }),
    'Before it is confirmed this purchase order needs an item.',
  ],
  deliver: [
    order(30123, { trainingClass: leadership }),
    'This purchase order is delivered with its class. It can be marked by hand once the class is delivered or canceled.',
  ],
  bill: [order(30123, { status: 'delivered' }), 'No bill is recorded for this purchase order. Record it first.'],
  complete: null,
  cancel: [
    order(30123, { bills: [bill(1, {}, 'confirmed')] }),
    'A bill is recorded for this purchase order. Take it back before the order is canceled.',
  ],
};

test.each(Object.keys(impossible) as PurchaseOrderMove[])(
  'PUR-05 an impossible move is disabled, says why and opens no dialog: %s',
  async (move) => {
    const { label, guard } = purchaseOrderMoves.moves[move];
    const refused = impossible[move];
    expect(refused !== null).toBe(guard !== undefined);
    if (refused === null) return;
    const { user, requests } = await openOrder(() => refused[0]);
    expect(await expectImpossible(user, label)).toBe(refused[1]);
    expect(requests.filter(({ operation }) => operation.startsWith('orderMoveDialogs'))).toEqual([]);
  },
);
