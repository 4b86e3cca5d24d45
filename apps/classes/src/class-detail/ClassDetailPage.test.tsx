import { bookingLinks } from '@console/bookings-contracts';
import { classLinks, trainingClassDetailPanel } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { purchaseOrderLinks } from '@console/purchasing-contracts';
import { renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { connection, idOf, session, trainingClass } from '../testing/classData.ts';

afterEach(() => vi.restoreAllMocks());

const bookingRoute = { id: 'bookings.detail', path: '/booking/:id', title: 'Booking', roles: ['ROLE_ADMIN'] as const };
const booking = {
  id: idOf('bookings', 'BK-1'),
  reference: 'BK-10482',
  customer: { id: idOf('customers', 'C'), name: 'Calder Valley Housing' },
};

function seat(number: number, attendance = 'none', reservation: object | null = null) {
  return {
    id: idOf('training_seats', `${number}${attendance}`),
    seatNumber: number,
    attendance,
    trainingSeatReservation: reservation,
  };
}

function reservation(attendee: object | null) {
  return {
    id: idOf('training_seat_reservations', JSON.stringify(attendee)),
    bookingItem: { id: idOf('booking_items', 'one'), booking },
    attendee,
  };
}

const amelia = reservation({
  id: idOf('attendees', 'Amelia'),
  givenName: 'Amelia',
  familyName: 'Hughes',
  preCourseQuestionaireAnswer: { id: idOf('questionaire_answers', 'Amelia') },
});

/** A class of two days: Amelia was there on the first and left the second early, a seat is reserved, one is free. */
function twoDays(differences: object = {}) {
  const ofClass = trainingClass('TC-20853', differences);
  const nobody = reservation(null);
  const days = [
    session('2026-11-16', ofClass, {
      seats: connection([seat(1, 'full', amelia), seat(2, 'none', nobody), seat(3)]),
    }),
    session('2026-11-17', ofClass, {
      dayNumber: 2,
      seats: connection([seat(1, 'partial', amelia), seat(2, 'none', nobody), seat(3)]),
    }),
  ];
  return {
    notes: connection([]),
    ...ofClass,
    sessions: ({ first }: { first: number }) => connection(days.slice(0, first)),
  };
}

const open = (answer: object | null, query = '', options: object = {}) =>
  renderScreen({
    remote,
    routes,
    at: `${classLinks.detail(idOf('training_classes', 'TC-20853'))}${query}`,
    data: { trainingClass: answer },
    host: { findRoute: (path) => (path.startsWith('/booking/') ? bookingRoute : undefined) },
    ...options,
  });

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('CLS-06 the sessions table has date, HH:mm range and venue', async () => {
  await open(twoDays(), '?tab=sessions');
  expect(cellsOf('Sessions of the class')).toEqual([
    ['Day', 'Date', 'Time (UTC)', 'Venue', 'Seats'],
    ['1', 'Mon 16 Nov', '09:30–16:30', 'Leeds LS1 4DY', '9 of 12'],
    ['2', 'Tue 17 Nov', '09:30–16:30', 'Leeds LS1 4DY', '9 of 12'],
  ]);
});

test('CLS-06 the sessions of a virtual class lead to their meetings', async () => {
  await open(twoDays({ deliveryFormat: 'virtual', deliveryPlatform: 'zoom' }), '?tab=sessions');
  expect(cellsOf('Sessions of the class')[1]).toEqual([
    '1',
    'Mon 16 Nov',
    '09:30–16:30',
    'Zoom',
    '9 of 12',
    'Missing Meeting Link',
  ]);
});

test('CLS-06 a class without sessions says so', async () => {
  await open({ ...twoDays(), sessions: connection([]) }, '?tab=sessions');
  screen.getByText('No sessions available.');
});

test('CLS-07 the seat table has number, names, company, attendance of each day, pre-course answers and the booking', async () => {
  await open(twoDays());
  expect(cellsOf('Seats of the class')).toEqual([
    ['Seat', 'Family name', 'Given name', 'Company', 'Day 1', 'Day 2', 'Pre-course', 'Booking'],
    ['1', 'Hughes', 'Amelia', 'Calder Valley Housing', 'Full', 'Partial', 'Answered', 'BK-10482'],
    ['2', 'No delegate yet', '', 'Calder Valley Housing', '', '', '', 'BK-10482'],
    ['3', 'Free seat', '', '', '', '', '', ''],
  ]);
  const [link] = screen.getAllByRole('link', { name: 'BK-10482' });
  expect(link?.getAttribute('href')).toBe(bookingLinks.detail(booking.id));
});

test('the seats card counts total, reserved and free', async () => {
  await open(twoDays());
  const card = screen.getByRole('region', { name: 'Seats' });
  within(card).getByRole('img', { name: '9 of 12 seats reserved' });
  expect(card.textContent).toBe('SeatsTotal12Reserved9Free3');
});

test('the trainer card names the trainer, with email and location', async () => {
  await open(twoDays());
  const card = within(screen.getByRole('region', { name: 'Your Trainer' }));
  for (const text of ['Hannah Whitfield', 'whitfield@trainers.example', 'Harrogate HG1 2SX', '07700 900417']) {
    card.getByText(text);
  }
});

test('a class without trainer says so', async () => {
  await open(twoDays({ trainer: null }));
  within(screen.getByRole('region', { name: 'Your Trainer' })).getByText('No trainer yet');
});

test('NAV-05 the open section stands in the URL', async () => {
  const opened = await open(twoDays());
  await opened.user.click(screen.getByRole('tab', { name: /Sessions/ }));
  await waitFor(() => expect(opened.address()).toContain('?tab=sessions'));
  await opened.user.click(screen.getByRole('tab', { name: /Seats/ }));
  await waitFor(() => expect(opened.address()).not.toContain('?'));
});

test('the notes of a class stand in a section of their own', async () => {
  const updatedBy = {
    id: idOf('users', 'Priya'),
    avatarUrl: null,
    person: { id: idOf('people', 'Priya'), fullName: 'Priya Nair' },
  };
  const note = {
    id: idOf('notes', '1'),
    body: '<p>Room <strong>14</strong></p>',
    updatedAt: '2026-11-16T09:12:00Z',
    updatedBy,
  };
  const { user } = await open({ ...twoDays(), notes: connection([note]) });
  await user.click(screen.getByRole('tab', { name: /Notes\s*1/ }));
  const list = await screen.findByRole('list', { name: 'Notes' });
  expect(within(list).getByRole('listitem').textContent).toBe('PNPriya Nair16 Nov 2026 09:12Room 14');
});

test('NAV-18 an id that no class has shows the not-found page', async () => {
  await open(null);
  screen.getByText('This class was not found.');
});

const order = { id: idOf('purchase_orders', 'PO-30377'), reference: 'PO-30377' };
const everyScreen = { host: { findRoute: () => bookingRoute } };

test('NAV-17 the confirmed order of a class opens in a new tab; without its screen it is plain text', async () => {
  const { unmount } = await open(twoDays({ confirmedPurchaseOrder: order }), '', everyScreen);
  const link = screen.getByRole('link', { name: /PO-30377/ });
  expect(link.getAttribute('href')).toBe(purchaseOrderLinks.detail(order.id));
  expect(link.getAttribute('target')).toBe('_blank');
  unmount();
  await open(twoDays({ confirmedPurchaseOrder: order }));
  expect(within(screen.getByText('PO-30377')).queryByRole('link')).toBeNull();
  expect(screen.queryByRole('link', { name: /PO-30377/ })).toBeNull();
});

test('the customer of a private class leads to its page', async () => {
  const { customer } = booking;
  await open(twoDays({ public: false, customer, customerName: customer.name }), '', everyScreen);
  const [link] = screen.getAllByRole('link', { name: customer.name });
  expect(link?.getAttribute('href')).toBe(coreLinks.customer(customer.id));
});

function Orders({ trainingClass: id }: { trainingClass: string }) {
  return <p>Orders of {id}</p>;
}

function Broken(): never {
  throw new Error('drawn wrong');
}

test('FED-08 a panel of another domain is handed the class, and its failure leaves the class as it is', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { unmount } = await open(twoDays(), '', { panels: { [trainingClassDetailPanel.name]: Orders } });
  await screen.findByText(`Orders of ${idOf('training_classes', 'TC-20853')}`);
  unmount();
  await open(twoDays(), '', { panels: { [trainingClassDetailPanel.name]: Broken } });
  expect((await screen.findByRole('alert')).textContent).toContain(trainingClassDetailPanel.name);
  within(screen.getByRole('region', { name: 'Your Trainer' })).getByText('Hannah Whitfield');
});
