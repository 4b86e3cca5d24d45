import { connection, everyRoute, fact, idOf, renderScreen } from '@console/testing';
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

const pathOf = (number: number) => `/customer-contact/${idOf('', number).slice(1)}`;

const open = (found: object | null, at = pathOf(11), host?: typeof everyRoute) =>
  renderScreen({ remote, routes, at, data: { customerContact: () => found }, ...(host && { host }) });

test('BKG-11 a contact shows their details, roles and customer', async () => {
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

test('a contact whose email takes no mail says so, until the address is released', async () => {
  const undeliverable = { id: idOf('suppressed_addresses', 1), releasedAt: null };
  const { unmount } = await open({ ...amelia, undeliverable });
  screen.getByText('Undeliverable');
  unmount();
  await open({ ...amelia, undeliverable: { ...undeliverable, releasedAt: '2026-11-16T09:12:00.000Z' } });
  expect(screen.queryByText('Undeliverable')).toBeNull();
});

test('BKG-11 a contact has buttons to edit and to delete it only when it is writeable', async () => {
  const { unmount } = await open(amelia);
  screen.getByRole('button', { name: 'Edit Amelia Hughes' });
  screen.getByRole('button', { name: 'Delete Amelia Hughes' });
  unmount();
  await open({ ...amelia, writeable: false });
  screen.getByRole('heading', { level: 1, name: 'Amelia Hughes' });
  expect(screen.queryByRole('button', { name: /^(Edit|Delete)/ })).toBeNull();
});

test("the bookings of a contact show the contact's roles", async () => {
  await open(amelia);
  const bookings = within(screen.getByRole('region', { name: 'Bookings' }));
  bookings.getByRole('link', { name: 'BK-10482' });
  for (const words of ['Confirmed', '16 Nov 2026', 'Booker, Biller']) bookings.getByText(words);
});

test('a contact with many bookings shows the latest ones and leads to all of them', async () => {
  await open({ ...amelia, bookingCustomerContacts: { ...parts, totalCount: 1204 } });
  expect(screen.getByRole('link', { name: 'View all 1,204' }).getAttribute('href')).toBe(
    `/booking?period=any&contact=${idOf('', 11).slice(1)}`,
  );
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

/** A seat of a contact, in a class of its own. */
const seat = (number: number, startsAt: string, attendances: readonly string[], status = 'confirmed') => ({
  id: idOf('attendees', number),
  attendances,
  trainingSeatReservation: {
    id: idOf('training_seat_reservations', number),
    seatNumber: 4,
    bookingItem: {
      id: idOf('booking_items', number),
      status,
      booking: booking(10482),
      class: { id: idOf('training_classes', number), title: 'First aid at work', startsAt },
    },
  },
});

test('BKG-11 the seats of a contact show class, date, seat, attendance and booking, each linked', async () => {
  const attendees = connection([
    seat(1, '2020-05-04T09:00:00.000Z', ['full', 'none']),
    seat(2, '2099-05-04T09:00:00.000Z', ['none']),
    seat(3, '2020-05-04T09:00:00.000Z', [], 'canceled'),
  ]);
  await open({ ...amelia, attendees }, undefined, everyRoute);
  const [, coming, taken, lost] = within(screen.getByRole('region', { name: 'Seats' })).getAllByRole('row');
  expect([coming, taken, lost].map((row) => row?.textContent)).toEqual([
    expect.stringMatching(/4 May 20994–BK-10482$/),
    expect.stringMatching(/First aid at work.*4 May 202041 of 2 daysBK-10482$/),
    expect.stringMatching(/4 May 20204–BK-10482$/),
  ]);
  const links = within(taken ?? document.body).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/training-class/${idOf('', 1).slice(1)}`,
    `/booking/${idOf('', 10482).slice(1)}`,
  ]);
});

/** One of several parts of the seats of a contact. */
const part = (number: number, hasNextPage: boolean) => ({
  ...connection([seat(number, '2020-05-04T09:00:00.000Z', ['full'])]),
  totalCount: 3,
  pageInfo: { hasNextPage, endCursor: `after ${number}` },
});

const seats = () => within(screen.getByRole('region', { name: 'Seats' }));
const classes = () =>
  seats()
    .getAllByRole('link', { name: /First aid at work/ })
    .map((link) => link.getAttribute('href'));
const classOf = (number: number) => `/training-class/${idOf('', number).slice(1)}`;

test('the seats of a contact are shown 50 at a time: the latest first, then the earlier ones', async () => {
  const attendees = ({ after }: { after?: string }) => (after === 'after 1' ? part(2, false) : part(1, true));
  const { user, requests } = await open({ ...amelia, attendees }, undefined, everyRoute);
  expect(classes()).toEqual([classOf(1)]);
  await user.click(seats().getByRole('button', { name: 'Earlier seats' }));
  await waitFor(() => expect(classes()).toEqual([classOf(2)]));
  expect(requests.at(-1)?.variables).toEqual({ id: idOf('customer_contacts', 11), after: 'after 1' });
  expect(seats().getByRole('button', { name: 'Earlier seats' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(seats().getByRole('button', { name: 'Latest seats' }));
  expect(classes()).toEqual([classOf(1)]);
});

test('neither an older answer nor the seats of another contact are shown as the earlier seats', async () => {
  const arrive = Promise.withResolvers<void>();
  let waits = false;
  const attendees = async ({ after }: { after?: string }) => {
    if (waits) await arrive.promise;
    if (after === 'after 2') return part(3, false);
    return after === 'after 1' ? part(2, true) : part(1, true);
  };
  const oliver = customerContact(21, 'Oliver Bamford', {
    customer: caldervalley,
    bookingCustomerContacts: parts,
    attendees: part(9, true),
  });
  const found = ({ id }: { id: string }) => (id === oliver.id ? oliver : { ...amelia, attendees });
  const { user, go } = await renderScreen({
    ...{ remote, routes, at: pathOf(11), host: everyRoute },
    data: { customerContact: found },
  });
  const press = (name: string) => user.click(seats().getByRole('button', { name }));
  await press('Earlier seats');
  await waitFor(() => expect(classes()).toEqual([classOf(2)]));
  await press('Earlier seats');
  await waitFor(() => expect(classes()).toEqual([classOf(3)]));
  await press('Latest seats');
  waits = true;
  await press('Earlier seats');
  expect(classes()).toEqual([classOf(1)]);
  arrive.resolve();
  await waitFor(() => expect(classes()).toEqual([classOf(2)]));
  await go(pathOf(21));
  await screen.findByRole('heading', { level: 1, name: 'Oliver Bamford' });
  expect(classes()).toEqual([classOf(9)]);
});

test('BKG-11 a contact leads to a new booking of the customer and to the emails that the contact got', async () => {
  const { unmount } = await open(amelia, undefined, everyRoute);
  expect(screen.getByRole('link', { name: 'New booking' }).getAttribute('href')).toBe(
    `/booking/create?customer=${encodeURIComponent(caldervalley.id)}`,
  );
  expect(screen.getByRole('link', { name: 'Emails' }).getAttribute('href')).toBe(
    '/email-log?recipient=amelia%40caldervalley.example',
  );
  unmount();
  await open({ ...amelia, email: null }, undefined, everyRoute);
  expect(screen.queryByRole('link', { name: 'Emails' })).toBeNull();
});

test('NAV-18 an id without a contact shows the not-found page', async () => {
  await open(null);
  screen.getByText('This contact was not found.');
});

test('BKG-11 the index of contacts redirects to the dashboard', async () => {
  const opened = await open(null, '/customer-contact');
  await waitFor(() => expect(opened.address()).toBe('/dashboard'));
  expect(opened.requests).toEqual([]);
});
