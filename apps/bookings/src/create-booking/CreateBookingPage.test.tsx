import { bookingLinks } from '@console/bookings-contracts';
import { notices } from '@console/platform';
import { connection, idOf, renderScreen } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, caldervalley, priya, trainingClass } from '../testing/bookingData.ts';

afterEach(() => {
  notices.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const amelia = {
  __typename: 'CustomerContact',
  id: idOf('customer_contacts', 11),
  fullName: 'Amelia Hughes',
  jobTitle: null,
  email: null,
  user: null,
};
const brand = { __typename: 'Brand', id: idOf('brands', 1), name: 'Meridian Leadership', iconUrl: null };
const created = booking(10500, { status: 'draft' });

/** Creates a booking for a customer whom the URL names. */
async function create(more: Record<string, string>) {
  const customer = { __typename: 'Customer', ...caldervalley, billingAddress: null };
  const opened = await renderScreen({
    remote,
    routes,
    at: `${bookingLinks.create()}?${new URLSearchParams({ customer: customer.id, ...more })}`,
    data: {
      customer,
      customerContacts: connection([amelia]),
      brands: connection([brand]),
      users: connection([{ __typename: 'User', ...priya }]),
      createBooking: { booking: created },
      booking: () => created,
      trainingClasses: connection([]),
      trainingClass: trainingClass('TC-20871', { title: 'Leadership Essentials', deliveryFormat: 'virtual' }),
    },
  });
  const { user } = opened;
  await choose(user, /^Booker/, /Amelia Hughes/);
  await choose(user, /^Billing contact/, /Amelia Hughes/);
  await user.type(screen.getByRole('textbox', { name: /^Title/ }), 'Autumn cohort');
  await choose(user, /^Brand/, /Meridian Leadership/);
  await choose(user, /^Account manager/, /Priya Nair/);
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  return opened;
}

async function choose(user: UserEvent, field: RegExp, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

test('BKG-02 the booker and the biller wait for the customer, and say nothing when the form is sent too early', async () => {
  const { user } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: { brands: connection([brand]) },
  });
  await user.click(screen.getByRole('button', { name: 'Create booking' }));
  const customer = screen.getByRole('combobox', { name: /^Customer/ });
  await waitFor(() => expect(document.activeElement).toBe(customer));
  const messages = screen.getAllByText(/is required$/).map(({ textContent }) => textContent);
  expect(messages).toEqual([
    'Customer is required',
    'Title is required',
    'Brand is required',
    'Account manager is required',
  ]);
  screen.getByText('Correct the 4 fields marked below.');
  for (const name of [/^Booker/, /^Billing contact/]) {
    const waiting = screen.getByRole<HTMLInputElement>('combobox', { name });
    expect(waiting.disabled).toBe(true);
    expect(waiting.placeholder).toBe('Select a customer first');
  }
});

test('Cancel returns to the list as the user left it', async () => {
  const { user, address } = await renderScreen({
    remote,
    routes,
    at: bookingLinks.create(),
    data: { bookings: connection([]) },
    host: { listAddress: (path) => `${path}?status=draft` },
  });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(address()).toBe('/booking?status=draft'));
});

test('a new booking opens', async () => {
  const { address } = await create({});
  await waitFor(() => expect(address()).toBe(bookingLinks.detail(created.id)));
});

test('CLS-15 a new booking for seats of a class goes on to these seats', async () => {
  const { address } = await create({ class: idOf('training_classes', 20871) });
  await waitFor(() => expect(address()).toContain(bookingLinks.createPublicItem(created.id)));
  expect(new URLSearchParams(address().split('?')[1]).get('class')).toBe(idOf('training_classes', 20871));
});
