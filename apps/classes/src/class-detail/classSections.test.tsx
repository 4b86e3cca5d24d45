import { bookingLinks } from '@console/bookings-contracts';
import { expectImpossible } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { connection, idOf, session, trainingClass } from '../testing/classData.ts';
import { booking, manyDays, openClassPage, twoDays } from '../testing/openClassPage.ts';

const cellsOf = (table: string) =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.children].map(textOf));

/** The text in sight. A picture stands there with its name. */
function textOf(cell: Element): string {
  const copy = cell.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  for (const picture of copy.querySelectorAll('[role=img]'))
    picture.replaceWith(picture.getAttribute('aria-label') ?? '');
  return copy.textContent ?? '';
}

test('CLS-06 the sessions table has date, HH:mm range and venue', async () => {
  await openClassPage(twoDays(), '?tab=sessions');
  expect(cellsOf('Sessions of the class')).toEqual([
    ['Day', 'Date', 'Time (UTC)', 'Venue', 'Seats'],
    ['1', 'Mon 16 Nov', '09:30–16:30', 'Leeds LS1 4DY', '9 of 12'],
    ['2', 'Tue 17 Nov', '09:30–16:30', 'Leeds LS1 4DY', '9 of 12'],
  ]);
});

test('CLS-06 the sessions of a class over New Year have their year', async () => {
  const ofClass = trainingClass('TC-20853');
  const sessions = connection([session('2026-12-31', ofClass), session('2027-01-04', ofClass)]);
  await openClassPage({ ...twoDays(), sessions }, '?tab=sessions');
  expect(cellsOf('Sessions of the class').map(([, date]) => date)).toEqual([
    'Date',
    'Thu 31 Dec 2026',
    'Mon 4 Jan 2027',
  ]);
});

test('CLS-06 the sessions of a virtual class link to their meetings', async () => {
  await openClassPage(twoDays({ deliveryFormat: 'virtual', deliveryPlatform: 'zoom' }), '?tab=sessions');
  expect(cellsOf('Sessions of the class')[1]).toEqual([
    '1',
    'Mon 16 Nov',
    '09:30–16:30',
    'Zoom',
    '9 of 12',
    'Missing Meeting Link',
  ]);
});

test('CLS-06 a class of another format shows the meetings that it has', async () => {
  const ofClass = trainingClass('TC-20853', { deliveryFormat: 'other' });
  const sessions = connection([
    session('2026-11-16', ofClass, { meetingLink: 'https://meet.example/one' }),
    session('2026-11-17', ofClass, { meetingLink: null }),
  ]);
  await openClassPage({ ...twoDays({ deliveryFormat: 'other' }), sessions }, '?tab=sessions');
  expect(cellsOf('Sessions of the class').map((cells) => cells.at(-1))).toEqual(['Meeting', 'Join', '']);
  const join = screen.getByRole('link', { name: /^Join Leadership Essentials/ });
  expect(join.getAttribute('href')).toBe('https://meet.example/one');
});

test('CLS-06 a class without sessions has a message', async () => {
  await openClassPage({ ...twoDays(), sessions: connection([]) }, '?tab=sessions');
  screen.getByText('No sessions available.');
});

test('CLS-07 the seat table has number, names, company, attendance of each day, pre-course answers, booking and actions', async () => {
  await openClassPage(twoDays(), '?tab=seats');
  await screen.findByText('Free seat');
  expect(cellsOf('Seats of the class')).toEqual([
    ['Seat', 'Family name', 'Given name', 'Company', 'Day 1', 'Day 2', 'Pre-course', 'Booking', 'Action'],
    ['1', 'Hughes', 'Amelia', 'Calder Valley Housing', 'Full', 'Partial', 'View', 'BK-10482', 'Unassign'],
    ['2', 'No delegate yet', '', 'Calder Valley Housing', '', '', '', 'BK-10482', 'Add attendee'],
    ['3', 'Free seat', '', '', '', '', '', '', ''],
  ]);
  const [link] = screen.getAllByRole('link', { name: 'BK-10482' });
  expect(link?.getAttribute('href')).toBe(bookingLinks.detail(booking.id));
});

test('before its day a seat says that it is not marked yet, but shows a mark that is recorded', async () => {
  vi.setSystemTime(new Date('2026-11-17T23:59:00Z'));
  await openClassPage(manyDays(4, {}, ['full', 'none']), '?tab=seats');
  await screen.findByText('Free seat');
  expect(cellsOf('Seats of the class')[1]?.slice(4, 8)).toEqual(['Full', 'None', 'Full', 'Not marked yet']);
});

test('a seat with recorded attendance cannot be unassigned, and its button says why', async () => {
  const { user } = await openClassPage(twoDays(), '?tab=seats');
  await screen.findByText('Free seat');
  expect(await expectImpossible(user, 'Unassign seat 1')).toBe(
    'Attendance is recorded for Amelia Hughes. Set it to none before the seat is unassigned.',
  );
});

test('a class of many days counts the attendance in one column, so that the actions stay in sight', async () => {
  await openClassPage(manyDays(6), '?tab=seats');
  await screen.findByText('Free seat');
  const [head, first, second] = cellsOf('Seats of the class');
  expect(head).toEqual([
    'Seat',
    'Family name',
    'Given name',
    'Company',
    'Attendance',
    'Pre-course',
    'Booking',
    'Action',
  ]);
  expect([first?.[4], second?.[4]]).toEqual(['3 of 6 days full, 3 partial', '']);
});

test('the two sections with seats share one query, which does not run while another section is open', async () => {
  const { requests, user } = await openClassPage(twoDays({ seatsTotalCount: 3 }), '?tab=sessions');
  const asked = () =>
    requests.filter(({ operation }) => operation === 'useClassSeatsQuery').map(({ variables: { shown } }) => shown);
  expect(asked()).toEqual([false]);
  await user.click(screen.getByRole('tab', { name: /Seats/ }));
  await screen.findByText('Free seat');
  expect(asked()).toEqual([false, true]);
  await user.click(screen.getByRole('tab', { name: 'Attendance' }));
  // The second section shows the loaded seats at once.
  await screen.findByRole('tab', { name: 'Attendance', selected: true });
  screen.getByRole('gridcell', { name: 'Amelia Hughes, day 1: full' });
});

test('another section does not ask for the page again; the one that is open already loads everything', async () => {
  const { requests, user, go, address } = await openClassPage(twoDays(), '?tab=sessions');
  const asked = () => requests.filter(({ operation }) => operation === 'ClassDetailPageQuery').length;
  await user.click(screen.getByRole('tab', { name: /Seats/ }));
  await screen.findByText('Free seat');
  await user.click(screen.getByRole('tab', { name: /Sessions/ }));
  await waitFor(() => expect(address()).toContain('?tab=sessions'));
  expect(asked()).toBe(1);
  await go(address());
  await waitFor(() => expect(asked()).toBe(2));
});

test('while the seats load, the table shows its header and one placeholder for each seat', async () => {
  const whole = twoDays({ seatsTotalCount: 3 });
  let asked = 0;
  const later = Promise.withResolvers<typeof whole>();
  // The first request is the page's own query.
  await openClassPage(() => {
    asked += 1;
    return asked === 1 ? whole : later.promise;
  }, '?tab=seats');
  const table = screen.getByRole('table', { name: 'Seats of the class', busy: true });
  expect([...table.querySelectorAll('th')].map(({ textContent }) => textContent)).toContain('Day 2');
  expect(table.querySelectorAll('tbody tr')).toHaveLength(3);
  later.resolve(whole);
  await screen.findByText('Free seat');
  expect(table.querySelectorAll('tbody tr')).toHaveLength(3);
  expect(table.getAttribute('aria-busy')).toBeNull();
});

test('while the seats of a canceled class load, it is known how many there were; without delegates, the booker is written to', async () => {
  const booker = {
    ...{ id: idOf('customer_contacts', 'Ruth'), fullName: 'Ruth Hallam', email: 'ruth@hallam.example' },
    ...{ mobile: null, telephone: '0114 496 0101' },
  };
  const held = (number: number) => ({
    id: idOf('training_seat_reservations', `held ${number}`),
    seatNumber: number,
    bookingItem: { id: idOf('booking_items', 'one'), booking: { ...booking, booker } },
    attendee: null,
  });
  const whole = twoDays({ status: 'canceled', seatsTotalCount: 12, canceledReservations: [held(1), held(2)] });
  let asked = 0;
  const later = Promise.withResolvers<typeof whole>();
  const { user } = await openClassPage(() => {
    asked += 1;
    return asked === 1 ? whole : later.promise;
  }, '?tab=seats');
  const table = screen.getByRole('table', { name: 'Seats of the canceled class', busy: true });
  expect(table.querySelectorAll('tbody tr')).toHaveLength(2);
  screen.getByText(/ Nobody was named on them\. /);
  later.resolve(whole);
  expect(await screen.findAllByText('No delegate')).toHaveLength(2);
  expect(screen.getAllByText('ruth@hallam.example')).toHaveLength(2);
  expect(screen.getAllByText('0114 496 0101')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Copy delegate addresses' }));
  expect(await navigator.clipboard.readText()).toBe('ruth@hallam.example');
});

test('when the seats fail to load, the section shows an error with a button to try again', async () => {
  const whole = twoDays();
  let asked = 0;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await openClassPage(() => {
    asked += 1;
    if (asked === 2) throw new Error('Broken.');
    return whole;
  }, '?tab=seats');
  await screen.findByText('The seats could not be loaded.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Free seat');
});

test('a postponed class says that its new dates are to be set, and which dates it had', async () => {
  await openClassPage(twoDays({ status: 'postponed' }), '?tab=notes');
  expect(document.body.textContent).toMatch(/New dates to be set, was 16 – 17 Nov 2026/);
});
