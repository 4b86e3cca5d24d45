import { bookingLinks } from '@console/bookings-contracts';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';

test('BKG-10 a customer that is created from a new booking is chosen, and nothing typed is lost', async () => {
  const zed = { __typename: 'Customer', id: idOf('customers', 9), name: 'Zed Brothers', reference: 'CU-9' };
  const { user } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: {
      customers: connection([]),
      customerContacts: connection([]),
      customer: { ...zed, billingAddress: null },
      createCustomer: () => ({ customer: zed }),
    },
  });
  const title = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Title/ });
  await user.type(title(), 'Autumn cohort');
  const field = screen.getByRole<HTMLInputElement>('combobox', { name: /^Customer/ });
  await user.click(field);
  await user.keyboard('Zed Brothers');
  await user.click(await screen.findByRole('option', { name: 'Create this customer, Zed Brothers?' }));
  await user.click(await screen.findByRole('button', { name: 'Create customer' }));
  await waitFor(() => expect(field.value).toBe('Zed Brothers'));
  expect(title().value).toBe('Autumn cohort');
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Booker/ }).disabled).toBe(false);
});
