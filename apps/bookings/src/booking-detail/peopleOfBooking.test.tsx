import { connection, everyRoute, idOf } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking, publicItem } from '../testing/bookingData.ts';
import { openBooking } from '../testing/openBooking.ts';

const amelia = {
  id: idOf('customer_contacts', 31),
  fullName: 'Amelia Hughes',
  jobTitle: 'L&D manager',
  email: 'amelia.hughes@calder.example',
  mobile: null,
  telephone: '+44 1422 555 010',
  user: null,
};

const martin = {
  ...amelia,
  id: idOf('customer_contacts', 32),
  fullName: 'Martin Shackleton',
  email: null,
  telephone: null,
};

const ofBooking = { ...booking(10999), bookingCustomerContacts: connection([]) };

/** The booker comes first, also when the biller was assigned before. */
const contacts = connection([
  { id: idOf('booking_customer_contacts', 1), roles: ['biller'], customerContact: martin, booking: ofBooking },
  {
    id: idOf('booking_customer_contacts', 2),
    roles: ['biller', 'booker'],
    customerContact: amelia,
    booking: ofBooking,
  },
]);

const idrisHadSeat = {
  id: idOf('training_seat_reservations', 1),
  seatNumber: 3,
  bookingItem: { id: idOf('booking_items', 7), class: { id: idOf('training_classes', 20871), reference: 'TC-20871' } },
  attendee: {
    id: idOf('attendees', 1),
    givenName: 'Idris',
    familyName: 'Khan',
    email: 'idris@calder.example',
    customerContact: { id: idOf('customer_contacts', 12), mobile: '+44 7700 900 123', telephone: null },
  },
};

const session = (role: 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER') => ({
  ...everyRoute,
  session: { userId: idOf('users', 9), roles: [role], fullName: 'Somebody', email: 'somebody@example.com' },
});

const card = () => within(screen.getByRole('region', { name: /^People to tell/ }));
const targets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('BKG-03 the account manager is linked for everybody: to the user for administrators, else by email', async () => {
  const { unmount } = await openBooking(() => booking(10482), {}, session('ROLE_ADMIN'));
  expect(targets(screen.getAllByRole('link', { name: 'Priya Nair' }))).toContain(`/user/${idOf('', 1).slice(1)}`);
  unmount();
  await openBooking(() => booking(10482), {}, session('ROLE_ACCOUNT_MANAGER'));
  expect(targets(screen.getAllByRole('link', { name: 'Priya Nair' }))).toEqual(['mailto:manager@example.com']);
});

test('a canceled booking names its contacts with their roles and the delegates who lost a seat, with email and telephone', async () => {
  const canceled = booking(10482, {
    status: 'canceled',
    bookingCustomerContacts: contacts,
    formerReservations: [idrisHadSeat],
  });
  await openBooking(() => canceled, {}, session('ROLE_ADMIN'));
  card().getByText(/This booking is canceled\. The history has the reason\./);
  expect(document.querySelector('#people-to-tell')?.textContent).toContain('People to tell');
  card().getByText('Booker, Biller');
  card().getByText('Biller');
  expect(targets(card().getAllByRole('link'))).toEqual([
    `/customer-contact/${idOf('', 31).slice(1)}`,
    'mailto:amelia.hughes@calder.example',
    'tel:+441422555010',
    `/customer-contact/${idOf('', 32).slice(1)}`,
    `/customer-contact/${idOf('', 12).slice(1)}`,
    `/training-class/${idOf('', 20871).slice(1)}`,
    'mailto:idris@calder.example',
    'tel:+447700900123',
  ]);
});

test('a booking that goes on without an item names its contacts, as the preview did, and those who lost a seat; others have nobody to tell', async () => {
  const items = connection([publicItem({ status: 'canceled' })]);
  const { unmount } = await openBooking(() =>
    booking(10482, { bookingCustomerContacts: contacts, items, formerReservations: [idrisHadSeat] }),
  );
  card().getByText('An item of this booking is canceled. The history has the reason.');
  card().getByText('Idris Khan');
  card().getByText('Amelia Hughes');
  unmount();
  await openBooking(() => booking(10482));
  expect(screen.queryByText('People to tell')).toBeNull();
});

test('people without an address are reached by the list alone: there is nothing to copy', async () => {
  const node = {
    id: idOf('booking_customer_contacts', 1),
    roles: ['booker'],
    customerContact: martin,
    booking: ofBooking,
  };
  const canceled = booking(10482, {
    status: 'canceled',
    bookingCustomerContacts: connection([node]),
    formerReservations: [],
  });
  await openBooking(() => canceled);
  const copy = card().getByRole('button', { name: 'Copy addresses' });
  expect(copy.getAttribute('aria-disabled')).toBe('true');
  card().getByRole('button', { name: 'Download CSV' });
});
