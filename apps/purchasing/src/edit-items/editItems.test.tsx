import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openOrder } from '../testing/openOrder.ts';
import { acknowledged, delivery, order, travel } from '../testing/purchasingData.ts';

const dialog = () => within(screen.getByRole('dialog'));
const item = (number: number) => within(dialog().getByRole('group', { name: `Item ${number}` }));

test('PUR-05 a change of a confirmed order sends the reason, and the order has to be acknowledged anew', async () => {
  let saved = acknowledged(30123);
  const { user, sent } = await openOrder(() => saved, {
    updatePurchaseOrderItems: () => {
      saved = order(30123, { version: 5 });
      return { purchaseOrder: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit items' }));
  dialog().getByText('Whitfield Training has acknowledged this order. After a change it has to be acknowledged anew.');
  const quantity = item(1).getByRole('textbox', { name: /^Quantity/ });
  await user.clear(quantity);
  await user.type(quantity, '3');
  await user.click(item(2).getByRole('button', { name: 'Remove item 2' }));
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'One day more.');
  await user.click(dialog().getByRole('button', { name: 'Save items' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { id, description, taxable, taxRatePercent } = delivery;
  expect(sent('useUpdateItemsMutation')).toEqual([
    {
      input: {
        id: saved.id,
        version: 4,
        reason: 'One day more.',
        items: [{ id, description, quantity: 3, unitPrice: 49_500, taxable, taxRatePercent }],
      },
    },
  ]);
  await waitFor(() => screen.getByText('Pending'));
});

test('PUR-05 without a reason the server’s message stands at its field', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openOrder(() => order(30123), {
    updatePurchaseOrderItems: () => {
      const violations = [{ path: 'reason', message: 'Reason is required' }];
      throw Object.assign(new Error('Reason is required'), { extensions: { status: 422, violations } });
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit items' }));
  await user.type(item(1).getByRole('textbox', { name: /^Description/ }), ', two groups');
  await user.click(dialog().getByRole('button', { name: 'Save items' }));
  await dialog().findByText('Reason is required');
});

test('PUR-05 a draft needs no reason, and items of a delivered order stay', async () => {
  const { user, unmount } = await openOrder(() => order(30123, { status: 'draft' }));
  await user.click(screen.getByRole('button', { name: 'Edit items' }));
  expect(dialog().queryByRole('textbox', { name: /^Reason/ })).toBeNull();
  expect((item(2).getByRole('textbox', { name: /^Description/ }) as HTMLInputElement).value).toBe(travel.description);
  unmount();
  await openOrder(() => order(30123, { status: 'delivered' }));
  expect(screen.getByRole('button', { name: 'Edit items' }).getAttribute('aria-disabled')).toBe('true');
});
