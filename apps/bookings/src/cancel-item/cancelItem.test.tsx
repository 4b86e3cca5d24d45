import { bookingItemMoves } from '@console/bookings-contracts';
import { notices } from '@console/platform';
import { connection, everyRoute, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { booking, publicItem } from '../testing/bookingData.ts';
import { dialog, openBooking } from '../testing/openBooking.ts';

const impactOfCancel = [
  {
    entity: 'booking',
    target: idOf('bookings', 10482),
    reference: 'BK-10482',
    title: 'Calder Valley Housing',
    consequence: 'loses 4 seats; its other items stay',
  },
  {
    entity: 'delegate',
    target: idOf('customer_contacts', 21),
    reference: 'Seat 4',
    title: 'Oliver Bamford',
    consequence: 'loses the seat',
  },
  {
    entity: 'contact',
    target: idOf('customer_contacts', 11),
    reference: 'Booker',
    title: 'Amelia Hughes',
    consequence: 'has to be told',
  },
  {
    entity: 'invoice',
    target: idOf('invoices', 40187),
    reference: 'INV-40187',
    title: 'Calder Valley Housing',
    consequence: 'stays: £2,376.00 is paid on it and is to be refunded or credited',
  },
];

const item = (more: object = {}) =>
  publicItem({ __typename: 'BookingItem', impactOfCancel, booking: booking(10482), ...more });
const withItem = (one: object, more: object = {}) => booking(10482, { items: connection([one]), ...more });
const canceled = (more: object = {}) =>
  item({
    status: 'canceled',
    version: 2,
    assignedSeatNumber: 0,
    canceledAt: '2026-11-24T10:00:00.000Z',
    cancelReason: 'Two of them are ill.',
    ...more,
  });

test('FRM-09 the audit line of the booking follows the cancellation of an item', async () => {
  const newestEntry = {
    __typename: 'HistoryEntry',
    id: idOf('history_entries', 1),
    at: '2026-11-24T10:00:00.000Z',
    user: { id: idOf('users', 1), person: { id: idOf('people', 1), fullName: 'Priya Nair' } },
  };
  const { user } = await openBooking(() => withItem(canceled(), { newestEntry }));
  await user.click(screen.getByRole('button', { name: 'Updated 24 Nov 2026' }));
  const changes = screen.getByRole('dialog', { name: 'Created and last updated' });
  expect(changes.textContent).toContain('Priya Nair24 Nov 2026 10:00 UTC');
});

test('FRM-09 an older entry of the history does not replace a later change of the booking itself', async () => {
  const newestEntry = {
    __typename: 'HistoryEntry',
    id: idOf('history_entries', 2),
    at: '2026-11-12T10:00:00.000Z',
    user: null,
  };
  await openBooking(() => withItem(item(), { newestEntry }));
  screen.getByRole('button', { name: 'Updated 16 Nov 2026' });
});

/** Opens the menu of the item. */
async function actions(user: Awaited<ReturnType<typeof openBooking>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Actions of Leadership Essentials' }));
}

test('BKG-04 the dialog names booking, invoices and people, asks why, and the canceled item shows the reason', async () => {
  let current = item();
  const cancelBookingItem = () => {
    current = canceled();
    return { bookingItem: current };
  };
  const { user, sent } = await openBooking(
    () => withItem(current),
    { node: () => current, cancelBookingItem },
    everyRoute,
  );
  await actions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel item' }));
  dialog().getByText(/^Its 4 seats of TC-20871 are free again at once\. A canceled item cannot be taken back\.$/);
  await dialog().findByText('loses 4 seats; its other items stay');
  const headings = ['Booking', 'People to tell', 'Invoices'];
  expect(
    dialog()
      .getAllByRole('heading')
      .map(({ textContent }) => textContent)
      .slice(1),
  ).toEqual(headings);
  const link = dialog().getByRole('link', { name: /^INV-40187/ });
  expect(link.getAttribute('href')).toMatch(/^\/invoice\/[0-9A-Z]{26}$/);
  for (const name of [/^BK-10482/, /^Oliver Bamford/, /^Amelia Hughes/]) dialog().getByRole('link', { name });

  await user.click(dialog().getByRole('button', { name: 'Cancel item' }));
  expect(sent('itemMoveDialogsCancelMutation')).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'Two of them are ill.');
  await user.click(dialog().getByRole('button', { name: 'Cancel item' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('itemMoveDialogsCancelMutation')).toEqual([
    { input: { id: idOf('booking_items', 1), version: 1, reason: 'Two of them are ill.' } },
  ]);
  expect(notices.get()).toMatchObject([
    {
      tone: 'success',
      text: 'Leadership Essentials is canceled.',
      link: { label: 'People to tell', to: expect.stringMatching(/^\/booking\/\w+#people-to-tell$/) },
    },
  ]);
  await screen.findByText('Two of them are ill.');
  screen.getByText('Public · 4 seats × £495.00 · 0 seats held');
});

test('the last item says that its booking is canceled with it', async () => {
  let current = item();
  const cancelBookingItem = () => {
    current = canceled({ booking: booking(10482, { status: 'canceled' }) });
    return { bookingItem: current };
  };
  const { user } = await openBooking(() => withItem(current), { node: () => current, cancelBookingItem });
  await actions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel item' }));
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'No budget');
  await dialog().findByText('loses 4 seats; its other items stay');
  await user.click(dialog().getByRole('button', { name: 'Cancel item' }));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([{ text: 'Leadership Essentials and BK-10482 are canceled.' }]),
  );
});

test('a refusal keeps the dialog and says why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const refused = Object.assign(
    new Error('Attendance is recorded for attendees of this item, so it can no longer be canceled.'),
    {
      extensions: { status: 422 },
    },
  );
  const { user } = await openBooking(() => withItem(item()), {
    node: () => item(),
    cancelBookingItem: () => {
      throw refused;
    },
  });
  await actions(user);
  await user.click(screen.getByRole('menuitem', { name: 'Cancel item' }));
  await dialog().findByText('loses 4 seats; its other items stay');
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'No budget');
  await user.click(dialog().getByRole('button', { name: 'Cancel item' }));
  await dialog().findByText(/Attendance is recorded for attendees of this item/);
});

test('an item that cannot be canceled says why in its menu', async () => {
  expect(bookingItemMoves.moves.cancel.guard).toBeDefined();
  const { user } = await openBooking(() => withItem(item({ attended: true })));
  await actions(user);
  const reason = 'Attendance is recorded for attendees of this item, so it can no longer be canceled.';
  await user.click(screen.getByRole('menuitem', { name: 'Cancel item', description: reason }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each(['draft', 'delivered', 'complete', 'canceled'])('an item that is %s does not offer it', async (status) => {
  const { user } = await openBooking(() => withItem(item({ status })));
  await actions(user);
  await screen.findByRole('menuitem', { name: 'Create ticket' });
  expect(screen.queryByRole('menuitem', { name: /^Cancel item/ })).toBeNull();
});

test('the people of a canceled item stay known, and their addresses can be copied and downloaded', async () => {
  const attendee = {
    id: idOf('attendees', 1),
    givenName: 'Oliver',
    familyName: 'Bamford',
    email: 'oliver@calder.example',
    customerContact: { id: idOf('customer_contacts', 21), mobile: '07700 900552', telephone: null },
  };
  const gone = canceled();
  const seats = [{ id: idOf('training_seat_reservations', 1), seatNumber: 4, bookingItem: gone }];
  const oliver = {
    ...{ fullName: 'Oliver Bamford', email: attendee.email, roles: [], seats, telling: null },
    ...{
      customerContact: attendee.customerContact,
      attendee: null,
      booking: { id: idOf('bookings', 10482), reference: 'BK-10482' },
    },
  };
  await openBooking(() => withItem(gone, { peopleToTell: [oliver] }), {}, everyRoute);
  const card = within(await screen.findByRole('region', { name: /^People to tell/ }));
  card.getByRole('link', { name: 'Oliver Bamford' });
  card.getByRole('button', { name: 'Copy all addresses' });
  card.getByRole('button', { name: 'Download CSV' });
});

test('what was received for canceled items stands below the total of the booking', async () => {
  await openBooking(() => withItem(canceled(), { toBeRefunded: { amount: 237_600 } }));
  expect((await screen.findByText('To be refunded or credited')).nextSibling?.textContent).toBe('£2,376.00');
});
