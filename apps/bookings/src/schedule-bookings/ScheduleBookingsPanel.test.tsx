import { bookingLinks } from '@console/bookings-contracts';
import { connection, everyRoute, idOf, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { booking, publicItem, trainingClass } from '../testing/bookingData.ts';

const items = [
  publicItem({ booking: booking(10482) }),
  publicItem({ id: idOf('booking_items', 2), booking: booking(10399), status: 'canceled', quantity: 2 }),
];

function open(differences: object = {}, bookingItems: object = connection(items), answers: object = {}) {
  const schedule = idOf('public_schedules', 1);
  return renderPanel({
    remote,
    slots,
    fill: 'bookings.schedule-bookings',
    props: { publicSchedule: schedule },
    data: {
      publicSchedule: {
        id: schedule,
        trainingClass: trainingClass('TC-20871', { title: 'Leadership Essentials', bookingItems, ...differences }),
      },
      trainingClass: { id: idOf('training_classes', 20871), bookingItems: connection(items.slice(1)) },
      bookings: connection([{ __typename: 'Booking', ...booking(10482) }]),
      ...answers,
    },
    host: everyRoute,
  });
}

test('CLS-15 the bookings of a schedule show customer, seats, named delegates and prices', async () => {
  await open();
  const panel = within(await screen.findByRole('region', { name: /^Bookings/ }));
  const [, first] = panel.getAllByRole('row');
  if (!first) throw new Error('The table has no row.');
  for (const words of ['Calder Valley Housing', '4', '3 of 4', '£495.00', '£1,980.00', 'Confirmed']) {
    within(first).getByText(words);
  }
  expect(within(first).getByRole('link', { name: 'BK-10482' }).getAttribute('href')).toBe(
    bookingLinks.detail(idOf('bookings', 10482)),
  );
  panel.getByText('Canceled');
});

test('CLS-15 seats are sold to a booking on the screen that adds public items, with the class and its month chosen', async () => {
  const { user, address } = await open();
  await user.click(await screen.findByRole('button', { name: 'Sell seats' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Sell seats' }));
  const created = dialog.getByRole('link', { name: 'New booking' }).getAttribute('href');
  expect(created).toBe(`${bookingLinks.create()}?class=${encodeURIComponent(idOf('training_classes', 20871))}`);
  await user.click(dialog.getByRole('button', { name: 'Choose seats' }));
  dialog.getByText('Booking is required');
  await user.click(dialog.getByRole('combobox', { name: /^Booking/ }));
  await user.click(await screen.findByRole('option', { name: /BK-10482/ }));
  await user.click(dialog.getByRole('button', { name: 'Choose seats' }));
  await waitFor(() => expect(address()).toContain(bookingLinks.createPublicItem(idOf('bookings', 10482))));
  expect(new URLSearchParams(address().split('?')[1]).get('class')).toBe(idOf('training_classes', 20871));
});

test.each([
  ['full', { seatsFreeCount: 0 }, 'There are no seats left on this class.'],
  ['canceled', { status: 'canceled' }, 'This class is canceled. Its seats can no longer change.'],
  ['over', { endsAt: '2026-11-09T16:30:00.000Z' }, 'This class has ended. Its seats can no longer be booked.'],
])('CLS-15 no seats of a schedule are sold that is %s', async (_, differences, reason) => {
  const { user } = await open(differences, connection([]));
  const button = await screen.findByRole('button', { name: 'Sell seats' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.hover(button);
  await screen.findByText(reason);
  screen.getByText('No bookings yet.');
});

const page = connection(items.slice(0, 1), { endCursor: 'c50', hasNextPage: true });
const firstOfTwo = { ...page, totalCount: 51 };

test('CLS-15 more than 50 bookings have pages', async () => {
  const { user, requests } = await open({}, firstOfTwo);
  await screen.findByText('BK-10482');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('BK-10399');
  expect(requests.at(-1)?.variables).toEqual({ class: idOf('training_classes', 20871), after: 'c50' });
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  await screen.findByText('BK-10482');
});

test('a page of bookings that failed to load says so and can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let away = true;
  const laterPage = () => {
    if (away) throw new Error('The database is away.');
    return { id: idOf('training_classes', 20871), bookingItems: connection(items.slice(1)) };
  };
  const { user } = await open({}, firstOfTwo, { trainingClass: laterPage });
  await screen.findByText('BK-10482');
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await screen.findByText('These bookings could not be loaded.');
  expect(screen.queryByText('Loading…')).toBeNull();
  away = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('BK-10399');
});
