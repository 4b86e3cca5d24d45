import { connection, everyRoute, idOf } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking, publicItem } from '../testing/bookingData.ts';
import { openBooking } from '../testing/openBooking.ts';

const amelia = {
  id: idOf('customer_contacts', 31),
  fullName: 'Amelia Hughes',
  jobTitle: 'L&D manager',
  email: 'amelia.hughes@calder.example' as string | null,
  mobile: null as string | null,
  telephone: '+44 1422 555 010' as string | null,
  user: null,
};

const martin = {
  ...amelia,
  id: idOf('customer_contacts', 32),
  fullName: 'Martin Shackleton',
  email: null,
  telephone: null,
};

const toTell = (contact: typeof amelia, roles: string[], more: object = {}) => ({
  ...{ fullName: contact.fullName, email: contact.email, roles, seats: [], telling: null },
  booking: { id: idOf('bookings', 10482), reference: 'BK-10482' },
  ...{ customerContact: contact, attendee: null },
  ...more,
});

const contacts = [toTell(amelia, ['biller', 'booker']), toTell(martin, ['biller'])];

const idris = { ...amelia, id: idOf('customer_contacts', 12), fullName: 'Idris Khan', email: 'idris@calder.example' };
const idrisHadSeat = toTell({ ...idris, mobile: '+44 7700 900 123', telephone: null }, [], {
  seats: [
    {
      id: idOf('training_seat_reservations', 1),
      seatNumber: 3,
      bookingItem: {
        id: idOf('booking_items', 7),
        class: { id: idOf('training_classes', 20871), reference: 'TC-20871' },
      },
    },
  ],
});

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
    peopleToTell: [...contacts, idrisHadSeat],
  });
  await openBooking(() => canceled, {}, session('ROLE_ADMIN'));
  card().getByText(/This booking is canceled\. The history has the reason\./);
  expect(document.querySelector('#people-to-tell')?.textContent).toContain('People to tell');
  card().getByText('Booker, Biller');
  card().getByText('Biller');
  const heads = card().getAllByRole('columnheader');
  expect(heads.map(({ textContent }) => textContent)).toEqual(['Person', 'Class', 'Email', 'Telephone', 'Told']);
  expect(targets(card().getAllByRole('link'))).toEqual([
    `/booking/${idOf('', 10482).slice(1)}#send-email`,
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
  const { unmount } = await openBooking(() => booking(10482, { items, peopleToTell: [...contacts, idrisHadSeat] }));
  card().getByText('An item of this booking is canceled. The history has the reason.');
  card().getByText('Idris Khan');
  card().getByText('Amelia Hughes');
  unmount();
  await openBooking(() => booking(10482));
  expect(screen.queryByText('People to tell')).toBeNull();
});

test('people without an address are reached by the list alone: there is nothing to copy', async () => {
  const canceled = booking(10482, { status: 'canceled', peopleToTell: [toTell(martin, ['booker'])] });
  await openBooking(() => canceled);
  const copy = card().getByRole('button', { name: 'Copy all addresses' });
  expect(copy.getAttribute('aria-disabled')).toBe('true');
  card().getByRole('button', { name: 'Download CSV' });
});

test('a booking that waits for a postponed class says so', async () => {
  await openBooking(() => booking(10482, { status: 'on_hold', peopleToTell: contacts }));
  card().getByText('A class of this booking is postponed. The history has the reason.');
});

test('a tick says who was told, by whom and when; it is taken back with a second click', async () => {
  const telling = {
    ...{ id: idOf('tellings', 1), version: 1, createdAt: '2026-11-16T10:32:00.000Z' },
    createdBy: { id: idOf('users', 3), person: { id: idOf('people', 3), fullName: 'Priya Nair' } },
  };
  let told: object | null = null;
  const now = () =>
    booking(10482, { status: 'canceled', peopleToTell: [toTell(amelia, ['booker'], { telling: told })] });
  const { user, requests } = await openBooking(now, {
    createTelling: () => {
      told = telling;
      return { telling };
    },
    deleteTelling: () => {
      told = null;
      return { telling };
    },
  });
  const sent = (name: string) =>
    requests.filter(({ operation }) => operation === name).map(({ variables }) => variables);
  await user.click(card().getByRole('checkbox', { name: 'Told Amelia Hughes' }));
  await user.click(
    await card().findByRole('checkbox', { name: 'Told Amelia Hughes by Priya Nair, 16 Nov 2026 10:32' }),
  );
  await card().findByRole('checkbox', { name: 'Told Amelia Hughes' });
  expect(sent('ToldTickCreateMutation')).toEqual([
    { input: { booking: idOf('bookings', 10482), customerContact: amelia.id } },
  ]);
  expect(sent('ToldTickDeleteMutation')).toEqual([{ input: { id: telling.id, version: 1 } }]);
});

test('a tick that waits for its answer keeps the focus, and a second press sends nothing', async () => {
  const answer = Promise.withResolvers<object>();
  const now = () => booking(10482, { status: 'canceled', peopleToTell: [toTell(amelia, ['booker'])] });
  const { user, sent } = await openBooking(now, { createTelling: () => answer.promise });
  const tick = card().getByRole<HTMLInputElement>('checkbox', { name: 'Told Amelia Hughes' });
  await user.click(tick);
  // Browsers take the focus from a disabled control.
  expect(tick.disabled).toBe(false);
  await user.keyboard(' ');
  expect(sent('ToldTickCreateMutation')).toHaveLength(1);
  expect(document.activeElement).toBe(tick);
});

test('a delegate without a contact is ticked as the delegate', async () => {
  const attendee = { id: idOf('attendees', 5) };
  const oliver = { ...toTell(amelia, []), fullName: 'Oliver Bamford', customerContact: null, attendee };
  const { user, requests } = await openBooking(() => booking(10482, { status: 'canceled', peopleToTell: [oliver] }), {
    createTelling: () => ({ telling: { id: idOf('tellings', 1) } }),
  });
  await user.click(card().getByRole('checkbox', { name: 'Told Oliver Bamford' }));
  expect(requests.find(({ operation }) => operation === 'ToldTickCreateMutation')?.variables).toEqual({
    input: { booking: idOf('bookings', 10482), attendee: attendee.id },
  });
});

test('a tick whose answer was lost does not claim that it was not saved', async () => {
  const now = () => booking(10482, { status: 'canceled', peopleToTell: [toTell(amelia, ['booker'])] });
  const { user } = await openBooking(now, {
    createTelling: () => {
      throw new Error('The server did not answer.');
    },
  });
  await user.click(card().getByRole('checkbox', { name: 'Told Amelia Hughes' }));
  await card().findByText('It is not known whether the tick was saved.');
});
