import { customerDetailPanel } from '@console/core-contracts';
import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { customer, customerContact } from '../testing/customerData.ts';

const path = `/customer/${idOf('', 3001).slice(1)}`;

function open(found: object | null = customer(3001), options: object = {}) {
  return renderScreen({ remote, routes, at: path, data: { customer: () => found }, ...options });
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('BKG-10 a customer shows its organisation, payment method and billing address', async () => {
  const { requests } = await open();
  expect(requests[0]?.variables).toEqual({ id: idOf('customers', 3001) });
  screen.getByRole('heading', { level: 1, name: 'Calder Valley Housing' });
  screen.getByText('CU-3001');
  expect(document.title).toBe('CU-3001 Calder Valley Housing');
  const facts = {
    'Company name': 'Calder Valley Housing',
    'Organisation type': 'Charity',
    Website: 'caldervalley.example',
    'Registration number': '04182216',
    'VAT number': 'GB 000 4182 16',
    'Payment term': '30 days',
    'Preferred payment method': 'Bank transfer',
    'Only tax invoice billable': 'No',
  };
  for (const [label, value] of Object.entries(facts)) expect([label, fact(label).textContent]).toEqual([label, value]);
  for (const line of ['Accounts Payable, Shaw House', '14 Crossley Street', 'Halifax', 'HX1 1UJ', 'United Kingdom']) {
    card('Billing address').getByText(line);
  }
});

test('CLS-05 a new class can begin with the customer, where the console has that screen for the viewer', async () => {
  const { unmount } = await open(customer(3001), { host: everyRoute });
  expect(screen.getByRole('link', { name: 'New class' }).getAttribute('href')).toBe(
    `/training-class/create?customer=${encodeURIComponent(idOf('customers', 3001))}`,
  );
  unmount();
  await open();
  expect(screen.queryByText('New class')).toBeNull();
});

test('a changed customer shows the time of its last change, and a click shows its creator and the author of the change', async () => {
  const priya = { id: idOf('users', 3), person: { id: idOf('people', 3), fullName: 'Priya Nair' } };
  const { user } = await open(
    customer(3001, { createdBy: priya, updatedAt: '2026-11-16T09:12:00.000Z', updatedBy: null }),
  );
  await user.click(screen.getByRole('button', { name: 'Updated 16 Nov 2026' }));
  expect(screen.getByRole('dialog', { name: 'Created and last updated' }).textContent).toMatch(
    /CreatedPNPriya Nair5 Mar 2024 10:00 UTCLast updated.*The console16 Nov 2026 09:12 UTC/,
  );
});

test('an unchanged customer shows when it was created', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Created 5 Mar 2024' }));
  expect(screen.getByRole('dialog').textContent).toContain('Last updated–');
});

test('a missing detail of a customer is a dash', async () => {
  await open(
    customer(3001, {
      type: null,
      registrationNumber: null,
      vatNumber: null,
      website: null,
      preferredPaymentMethod: null,
      billingAddress: null,
    }),
  );
  for (const label of ['Organisation type', 'Website', 'VAT number', 'Preferred payment method'])
    expect([label, fact(label).textContent]).toEqual([label, '–']);
  card('Billing address').getByText('–');
});

test('each of the latest bookings is a link, and another link leads to all bookings of any date', async () => {
  await open();
  const bookings = card('Latest bookings');
  expect(bookings.getByRole('link', { name: 'BK-10482' }).getAttribute('href')).toBe(
    `/booking/${idOf('', 10482).slice(1)}`,
  );
  for (const words of ['Confirmed', 'Canceled', '£4,752.00']) bookings.getAllByText(words);
  expect(bookings.getByRole('link', { name: 'View all' }).getAttribute('href')).toBe(
    `/booking?period=any&customer=${idOf('', 3001).slice(1)}`,
  );
});

test('the contacts are sorted by name and show role, email and telephone', async () => {
  await open(
    customer(3001, {
      contacts: connection([
        customerContact(11, 'Amelia Hughes', { roles: ['ROLE_CUSTOMER_BOOKER', 'ROLE_CUSTOMER_BILLER'] }),
        customerContact(12, 'Martin Shackleton', { mobile: null, roles: ['ROLE_CUSTOMER_ATTENDEE'] }),
      ]),
    }),
  );
  const [, amelia, martin] = card('Contacts').getAllByRole('row');
  if (!amelia || !martin) throw new Error('The table lacks a row.');
  expect(within(amelia).getByRole('link', { name: 'Amelia Hughes' }).getAttribute('href')).toBe(
    `/customer-contact/${idOf('', 11).slice(1)}`,
  );
  for (const words of ['Booker, Biller', 'amelia@caldervalley.example', '07700 900417'])
    within(amelia).getByText(words);
  within(martin).getByText('01422 496 0120');
  within(martin).getByText('Attendee');
});

test('a missing detail of a contact is a dash', async () => {
  const unknown = { jobTitle: null, email: null, mobile: null, telephone: null, roles: [] };
  await open(customer(3001, { contacts: connection([customerContact(11, 'Amelia Hughes', unknown)]) }));
  const [, amelia] = card('Contacts').getAllByRole('row');
  expect(amelia?.textContent).toMatch(/Amelia Hughes––––$/);
});

test('the page loads first, then the numbers of bookings and contacts', async () => {
  const { requests } = await open();
  await card('Latest bookings').findByText('42');
  expect(requests.map(({ operation }) => operation)).toEqual(['CustomerDetailPageQuery', 'useCustomerTotalsQuery']);
});

test('with more than 100 contacts the card says that it shows the first by name, and a search opens the others', async () => {
  const zed = customerContact(99, 'Zed Young');
  const many = customer(3001, {
    contacts: { ...connection([customerContact(11, 'Amelia Hughes')]), totalCount: 1312 },
  });
  const { user, address, requests } = await open(many, {
    data: { customer: () => many, customerContacts: () => connection([zed]), customerContact: () => null },
  });
  await screen.findByText('The first 1 of 1,312, by name');
  await user.click(screen.getByRole('combobox', { name: 'Find a contact' }));
  await user.click(await screen.findByRole('option', { name: /Zed Young/ }));
  await waitFor(() => expect(address()).toBe(`/customer-contact/${zed.id.split('/')[1]}`));
  expect(requests.find(({ operation }) => operation === 'contactsSearchQuery')?.variables).toMatchObject({
    customer: idOf('customers', 3001),
  });
});

test('a contact who is created from the search gets the roles that the user chooses', async () => {
  const many = customer(3001, {
    contacts: { ...connection([customerContact(11, 'Amelia Hughes')]), totalCount: 1312 },
  });
  const { user } = await open(many, {
    data: { customer: () => many, customerContacts: () => connection([]), customerContact: () => null },
  });
  await user.type(await screen.findByRole('combobox', { name: 'Find a contact' }), 'Zed Young');
  await user.click(await screen.findByRole('option', { name: 'Create this contact, Zed Young?' }));
  await screen.findByRole('checkbox', { name: 'Booker' });
});

test('all contacts in sight need no search', async () => {
  await open();
  await card('Contacts').findByText('2');
  expect(screen.queryByRole('combobox', { name: 'Find a contact' })).toBeNull();
});

test('NAV-10 a customer without bookings and contacts has a message in both cards and no link to all of them', async () => {
  await open(customer(3001, { bookings: connection([]), contacts: connection([]) }));
  screen.getByText('No bookings yet.');
  screen.getByText('No contacts available.');
  expect(screen.queryByRole('link', { name: 'View all' })).toBeNull();
});

test('NAV-18 an id without a customer shows the not-found page', async () => {
  await open(null);
  screen.getByText('This customer was not found.');
});

test("NAV-10 a failure to read the customer is thrown to the route's error boundary", async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await renderScreen({
    remote,
    routes,
    at: path,
    data: {
      customer: () => {
        throw new Error('The database is away.');
      },
    },
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});

function Invoices({ customer: id }: { customer: string }) {
  return <p>Invoices of {id}</p>;
}

function Broken(): never {
  throw new Error('The panel cannot be rendered.');
}

test('FED-08 a panel of another domain receives the customer; without a panel its place is empty', async () => {
  const { unmount } = await open(customer(3001), { panels: { [customerDetailPanel.name]: Invoices } });
  await screen.findByText(`Invoices of ${idOf('customers', 3001)}`);
  unmount();
  await open();
  expect(screen.queryByText(/^Invoices of/)).toBeNull();
});

test('FED-08 a panel that fails shows the error in its own place, and the customer stays', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  await open(customer(3001), { panels: { [customerDetailPanel.name]: Broken } });
  expect((await screen.findByRole('alert')).textContent).toContain(customerDetailPanel.name);
  expect(fact('Payment term').textContent).toBe('30 days');
  card('Contacts').getByText('Amelia Hughes');
});
