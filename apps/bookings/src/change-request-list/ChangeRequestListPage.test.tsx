import { bookingLinks, changeRequestLinks } from '@console/bookings-contracts';
import { connection, everyRoute, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { booking, priya } from '../testing/bookingData.ts';
import { changeRequest, oliver } from '../testing/changeRequestData.ts';

function open(found: unknown, at: string = changeRequestLinks.list()) {
  return renderScreen({
    remote,
    routes,
    at,
    host: everyRoute,
    data: { changeRequests: found, booking: () => booking(10482), user: { __typename: 'User', ...priya } },
  });
}

test('BKG-12 the list shows what is asked, with status, approval and fulfilment, and links to the booking', async () => {
  await open(
    connection([
      changeRequest(1002, {
        kind: 'transfer',
        delegate: oliver,
        status: 'implemented',
        approval: 'approved',
        fulfilment: 'full',
      }),
      changeRequest(1001),
      changeRequest(1000, { kind: 'attendees', newMaxAttendees: 9, newTrainingClass: null, status: 'errored' }),
    ]),
  );
  const table = within(await screen.findByRole('table', { name: /change requests/i }));
  const [, transfer, move, attendees] = table.getAllByRole('row').map((row) => row.textContent ?? '');
  for (const words of [
    'CR-1002',
    'BK-10482',
    'Oliver Bamford to TC-20901',
    'Implemented',
    'Approved',
    'Full',
    'Priya Nair',
  ]) {
    expect(transfer).toContain(words);
  }
  for (const words of ['Class TC-20901', 'Pending', 'None', '17 Nov 2026']) expect(move).toContain(words);
  for (const words of ['9 attendees', 'Errored']) expect(attendees).toContain(words);
  expect(table.getByRole('link', { name: 'CR-1001' }).getAttribute('href')).toBe(
    changeRequestLinks.detail(idOf('change_requests', 1001)),
  );
  const [toBooking] = table.getAllByRole('link', { name: 'BK-10482' });
  expect(toBooking?.getAttribute('href')).toBe(bookingLinks.detail(idOf('bookings', 10482)));
});

test('BKG-12 five statuses are offered', async () => {
  const { user } = await open(connection([changeRequest(1001)]));
  await user.click(screen.getByRole('button', { name: /^Status Any/ }));
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Pending',
    'Implemented',
    'Errored',
    'Rejected',
    'Canceled',
  ]);
});

test.each([
  ['Subject', 'subject', 'ASC'],
  ['Booking', 'booking_reference', 'ASC'],
  ['Status', 'status', 'ASC'],
  ['Approval', 'approval', 'ASC'],
])('BKG-12 the list is sorted by %s', async (head, field, direction) => {
  const opened = await open(connection([changeRequest(1001)]));
  await opened.user.click(within(screen.getByRole('columnheader', { name: head })).getByRole('button'));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ [field]: direction }] }));
});

test('BKG-12 the requests that wait for an approval are found', async () => {
  const opened = await open(connection([changeRequest(1001)]), '/change-request?approval=pending&status=pending');
  const sent = lastRows(opened);
  expect(sent).toMatchObject({ status: ['pending'], approval: ['pending'] });
});

test('the filters of the URL are sent, and 50 rows are asked for, the latest first', async () => {
  const id = idOf('bookings', 10482).replace('bookings/', '');
  const opened = await open(connection([changeRequest(1001)]), `/change-request?status=pending&booking=${id}`);
  const sent = lastRows(opened);
  expect(sent).toMatchObject({ first: 50, status: ['pending'], booking: idOf('bookings', 10482) });
  expect(sent).toMatchObject({ order: [{ createdAt: 'DESC' }] });
});

test('NAV-10 an empty list says "No records."', async () => {
  await open(connection([]));
  await screen.findByText('No records.');
});
