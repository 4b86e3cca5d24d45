import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { ticket } from '../testing/ticketData.ts';

/** Opens the list with these rows. The count query answers 12 with filters and 60 without. */
function open(rows: readonly object[] = [ticket(5203)], at = '/ticket') {
  const tickets = (args: object) =>
    Object.keys(args).length === 0 ? { totalCount: 60 } : { ...connection([...rows]), totalCount: 12 };
  const requester = { id: idOf('users', 3), person: { id: idOf('people', 3), fullName: 'Amelia Hughes' } };
  return renderScreen({
    remote,
    routes,
    at,
    data: { tickets, user: () => requester, booking: () => ({ id: idOf('bookings', 10482), reference: 'BK-10482' }) },
  });
}

const table = () => within(screen.getByRole('table', { name: 'Tickets' }));

test('BKG-13 the list shows reference, subject, booking, class, status, requester and created, the latest first', async () => {
  const opened = await open();
  const heads = table()
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
  expect(heads.filter((head) => head)).toEqual([
    'Reference',
    'Subject',
    'Booking',
    'Class',
    'Status',
    'Requester',
    'Created',
  ]);
  expect(lastRows(opened)).toMatchObject({
    first: 50,
    order: [{ createdAt: 'DESC' }],
    createdBy: null,
    booking: null,
    status: null,
  });
  const sizes = within(screen.getByRole('combobox', { name: 'Rows per page' })).getAllByRole('option');
  expect(sizes.map(({ textContent }) => textContent)).toEqual(['50', '100', '250', '500']);
});

test('BKG-13 a row leads to the ticket, its booking, and in a new tab its class', async () => {
  await open();
  const link = (name: string) => table().getByRole('link', { name: new RegExp(name) });
  expect(link('TK-5203').getAttribute('href')).toBe(`/ticket/${idOf('', 5203).slice(1)}`);
  expect(link('BK-10482').getAttribute('href')).toBe(`/booking/${idOf('', 10482).slice(1)}`);
  const [, row] = table().getAllByRole('row');
  for (const words of ['Change of delegate names', 'Leadership Essentials', 'Open', '13 Nov 2026'])
    expect(row?.textContent).toContain(words);
  expect(row?.textContent).toContain('Amelia Hughes');
});

test('BKG-13 a ticket about a whole booking has no class', async () => {
  await open([ticket(5203, { bookingItem: null })]);
  const [, row] = table().getAllByRole('row');
  expect(row?.textContent).toContain('–');
});

test('BKG-13 the URL filters by who created it, by booking and by status, and the chips say so', async () => {
  const ulid = (number: number) => idOf('', number).slice(1);
  const at = `/ticket?createdBy=${ulid(3)}&booking=${ulid(10482)}&status=closed&status=open`;
  const opened = await open(undefined, at);
  expect(lastRows(opened)).toMatchObject({
    createdBy: idOf('users', 3),
    booking: idOf('bookings', 10482),
    status: ['open', 'closed'],
  });
  const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
  for (const words of ['Amelia Hughes', 'BK-10482', 'Open, Closed']) chips.getByText(words);
  await screen.findByText('of 60', { exact: false });
});

test('BKG-13 a status is chosen, and the list follows', async () => {
  const opened = await open();
  await opened.user.click(screen.getByRole('button', { name: /^Status Any/ }));
  const options = within(screen.getByRole('listbox')).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Open', 'In progress', 'Closed']);
  await opened.user.click(screen.getByRole('option', { name: 'In progress' }));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ status: ['in_progress'] }));
});

test('BKG-13 the list is sorted by booking', async () => {
  const opened = await open();
  await opened.user.click(within(table().getByRole('columnheader', { name: 'Booking' })).getByRole('button'));
  await waitFor(() => expect(lastRows(opened)).toMatchObject({ order: [{ booking_reference: 'ASC' }] }));
});
