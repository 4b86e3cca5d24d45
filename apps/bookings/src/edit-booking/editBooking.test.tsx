import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking } from '../testing/bookingData.ts';
import { openBooking } from '../testing/openBooking.ts';

test('the PO number is edited in place and sent alone', async () => {
  let saved = booking(10482);
  const { user, sent } = await openBooking(() => saved, {
    updateBooking: () => {
      saved = booking(10482, { poNumber: 'CVH-9', version: 2 });
      return { booking: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit PO number' }));
  const field = screen.getByRole('textbox', { name: 'PO number' });
  await user.clear(field);
  await user.type(field, 'CVH-9{Enter}');
  await screen.findByText('CVH-9');
  const { id, version } = booking(10482);
  expect(sent('useUpdateBookingMutation')).toEqual([{ input: { id, version, poNumber: 'CVH-9' } }]);
});

const draft = (more: object = {}) => booking(10482, { status: 'draft', ...more });
const form = () => within(screen.getByRole('form', { name: 'billing address' }));

test('the billing address of a draft can be removed and added again, and is sent alone', async () => {
  let saved = draft();
  const { user, sent } = await openBooking(() => saved, {
    updateBooking: ({ input }: { input: { billingAddress: object | null } }) => {
      saved = draft({ billingAddress: input.billingAddress, version: Number(saved.version) + 1 });
      return { booking: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Edit billing address' }));
  await user.click(form().getByRole('button', { name: 'Remove the address' }));
  await user.click(form().getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('form')).toBeNull());
  const { id } = booking(10482);
  expect(sent('useUpdateBookingMutation')).toEqual([{ input: { id, version: 1, billingAddress: null } }]);
  expect(screen.queryByText('Halifax', { exact: false })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Edit billing address' }));
  // An absent address opens with empty fields at one press.
  expect(document.activeElement).toBe(form().getByRole('textbox', { name: /^Address line 1/ }));
  await user.keyboard('7 Weir Lane');
  await user.click(form().getByRole('button', { name: 'Save' }));
  await form().findByText('City is required');
  expect(form().getByRole<HTMLInputElement>('textbox', { name: /^Address line 1/ }).value).toBe('7 Weir Lane');
  expect(sent('useUpdateBookingMutation')).toHaveLength(1);
});

test('the billing address of a confirmed booking can be changed but not removed', async () => {
  const { user } = await openBooking(() => booking(10482));
  await user.click(screen.getByRole('button', { name: 'Edit billing address' }));
  form().getByRole('textbox', { name: /^City/ });
  expect(form().queryByRole('button', { name: 'Remove the address' })).toBeNull();
});
