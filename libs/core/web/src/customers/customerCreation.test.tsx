import { createCustomerInput } from '@console/core-contracts';
import { notices } from '@console/platform';
import { connection, idOf, renderPiece } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { CreatingCustomerPicker } from './CustomerPicker.tsx';

const zed = { __typename: 'Customer', id: idOf('customers', 9), name: 'Zed Brothers', reference: 'CU-9' };
const none = { customers: () => connection([]) };

function Customer() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <CreatingCustomerPicker aria-label="Customer" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Customer' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Create customer' }));

test('BKG-10 a missing customer is created from the picker with the typed name, and is then chosen', async () => {
  const createCustomer = vi.fn((_: { input: object }) => ({ customer: zed }));
  const { user } = await renderPiece(<Customer />, { data: { ...none, createCustomer } });
  await user.click(box());
  await user.keyboard('Zed Brothers');
  await screen.findByRole('option', { name: 'Create this customer, Zed Brothers?' });
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Create customer' });
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Company name/ }).value).toBe('Zed Brothers');
  expect(dialog().getByRole<HTMLInputElement>('textbox', { name: /^Payment term days/ }).value).toBe('30');
  await user.click(dialog().getByRole('button', { name: 'Create customer' }));
  await waitFor(() => expect(box().value).toBe('Zed Brothers'));
  expect(screen.getByText(zed.id)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(notices.get().map(({ text }) => text)).toEqual(['Saved successfully.']);
  const input = createCustomer.mock.calls[0]?.[0].input;
  expect(createCustomerInput.parse(input)).toEqual({
    name: 'Zed Brothers',
    type: null,
    website: null,
    registrationNumber: null,
    vatNumber: null,
    paymentTermDays: 30,
    preferredPaymentMethod: null,
    onlyTaxInvoiceBillable: false,
    billingAddress: null,
  });
});

test('BKG-10 without a typed name the picker offers to create the first customer, and the form names what is missing', async () => {
  const createCustomer = vi.fn();
  const { user } = await renderPiece(<Customer />, { data: { ...none, createCustomer } });
  await user.click(box());
  await user.click(await screen.findByRole('option', { name: 'No customers available. Create New!' }));
  await screen.findByRole('dialog');
  await user.clear(dialog().getByRole('textbox', { name: /^Payment term days/ }));
  await user.click(dialog().getByRole('button', { name: 'Create customer' }));
  await dialog().findByText('Company name is required');
  dialog().getByText('Payment term days is required');
  await user.click(dialog().getByRole('button', { name: 'Add a billing address' }));
  await user.click(dialog().getByRole('button', { name: 'Create customer' }));
  await dialog().findByText('City is required');
  expect(createCustomer).not.toHaveBeenCalled();
});
