import type { ConsoleHost } from '@console/platform';
import { connection, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, caldervalley } from '../testing/bookingData.ts';
import { customerContact } from '../testing/customerData.ts';

const parts = connection([
  { id: idOf('booking_customer_contacts', 1), roles: ['booker', 'biller'], booking: booking(10482) },
]);
const amelia = customerContact(11, 'Amelia Hughes', { customer: caldervalley, bookingCustomerContacts: parts });

const open = (found: object | null, at = `/customer-contact/${idOf('', 11).slice(1)}`, host?: Partial<ConsoleHost>) =>
  renderScreen({ remote, routes, at, data: { customerContact: () => found }, ...(host && { host }) });

test('a contact shows their details, roles and customer', async () => {
  const { requests } = await open(amelia);
  expect(requests[0]?.variables).toEqual({ id: idOf('customer_contacts', 11) });
  screen.getByRole('heading', { level: 1, name: 'Amelia Hughes' });
  expect(document.title).toBe('Amelia Hughes');
  screen.getByText('amelia@caldervalley.example');
  expect(fact('Mobile').textContent).toBe('07700 900417');
  expect(fact('Telephone').textContent).toBe('01422 496 0120');
  expect(fact('Roles').textContent).toBe('Booker');
  expect(fact('Sign-in').textContent).toBe('No');
  expect(screen.getByRole('link', { name: 'Calder Valley Housing' }).getAttribute('href')).toBe(
    `/customer/${idOf('', 1).slice(1)}`,
  );
});

test('BKG-11 only staff who may write can edit a contact', async () => {
  const { unmount } = await open(amelia);
  screen.getByRole('button', { name: 'Edit Amelia Hughes' });
  unmount();
  const session = { userId: idOf('users', 9), fullName: 'Jude Okafor', email: 'jude@example.com', roles: [] };
  await open(amelia, undefined, { session });
  screen.getByRole('heading', { level: 1, name: 'Amelia Hughes' });
  expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
});

test("the bookings of a contact show the contact's roles", async () => {
  await open(amelia);
  const bookings = within(screen.getByRole('region', { name: 'Bookings' }));
  bookings.getByRole('link', { name: 'BK-10482' });
  for (const words of ['Confirmed', '16 Nov 2026', 'Booker, Biller']) bookings.getByText(words);
});

test('a contact with many bookings shows the latest ones and how many there are', async () => {
  await open({ ...amelia, bookingCustomerContacts: { ...parts, totalCount: 1204 } });
  screen.getByText('The latest 1 of 1,204');
});

test('NAV-10 a contact without details shows dashes and no bookings', async () => {
  await open({
    ...amelia,
    email: null,
    mobile: null,
    telephone: null,
    jobTitle: null,
    roles: [],
    bookingCustomerContacts: connection([]),
  });
  for (const label of ['Mobile', 'Telephone', 'Job title', 'Roles']) expect(fact(label).textContent).toBe('–');
  screen.getByText('No bookings yet.');
});

test('NAV-18 an id without a contact shows the not-found page', async () => {
  await open(null);
  screen.getByText('This contact was not found.');
});

test('the index of contacts redirects to the dashboard', async () => {
  const opened = await open(null, '/customer-contact');
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
  expect(opened.requests).toEqual([]);
});
