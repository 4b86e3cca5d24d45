import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { booking, publicItem } from '../testing/bookingData.ts';
import { dialog, openBooking } from '../testing/openBooking.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  notices.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const items = (status: string) => connection([publicItem({ status })]);
const draft = (more: object = {}) => booking(10482, { status: 'draft', items: items('draft'), ...more });

const menu = async (user: { click: (element: Element) => Promise<void> }) => {
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  return within(screen.getByRole('menu')).getAllByRole('menuitem');
};

test('confirming a draft asks first and names the consequences, and the screen shows the new state', async () => {
  let saved = draft();
  const { user, sent } = await openBooking(() => saved, {
    confirmBooking: () => {
      saved = booking(10482, { version: 2, items: items('confirmed') });
      return { booking: saved };
    },
  });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  dialog().getByRole('heading', { name: 'Confirm BK-10482?' });
  dialog().getByText('Its 1 item is confirmed, and its invoice is drafted.');
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('useMoveBookingConfirmMutation')).toEqual([{ input: { id: idOf('bookings', 10482), version: 1 } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'BK-10482 is confirmed.' }]);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('confirming an incomplete draft names everything that is missing before anything is sent', async () => {
  const { user, requests } = await openBooking(() => draft({ items: connection([]), biller: null }));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  dialog().getByText('Before it is confirmed this booking needs an item and a billing contact.');
  await user.click(dialog().getByText('Close'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(requests.filter(({ operation }) => operation.startsWith('useMoveBooking'))).toEqual([]);
});

test('a booking with a postponed class cannot resume, and the dialog gives the reason before anything is sent', async () => {
  const postponed = publicItem({ class: { ...publicItem().class, status: 'postponed' } });
  const held = booking(10482, { status: 'on_hold', heldFrom: 'confirmed', items: connection([postponed]) });
  const { user, requests } = await openBooking(() => held);
  await user.click(screen.getByRole('button', { name: 'Resume' }));
  dialog().getByText('A class of this booking is postponed. It can be resumed once the class has new dates.');
  expect(dialog().queryByRole('button', { name: 'Resume' })).toBeNull();
  expect(requests.filter(({ operation }) => operation.startsWith('useMoveBooking'))).toEqual([]);
});

test.each([
  ['draft', null, ['Edit booking', 'Put on hold', 'Cancel booking', 'Delete booking'], 'Confirm'],
  ['confirmed', null, ['Edit booking', 'Mark as delivered', 'Put on hold', 'Cancel booking'], null],
  ['on_hold', 'draft', ['Edit booking', 'Cancel booking'], 'Resume as draft'],
  ['on_hold', 'confirmed', ['Edit booking', 'Cancel booking'], 'Resume'],
  ['delivered', null, ['Edit booking'], 'Complete'],
])('a booking that is %s (held from %s) offers the moves of its state', async (status, heldFrom, offered, main) => {
  const later = publicItem({ class: { ...publicItem().class, endsAt: '2999-01-01T00:00:00.000Z' } });
  const { user } = await openBooking(() => booking(10482, { status, heldFrom, items: connection([later]) }));
  if (main) screen.getByRole('button', { name: main });
  expect((await menu(user)).map(({ textContent }) => textContent)).toEqual(offered);
});

test('a canceled booking offers no moves and cannot be edited', async () => {
  await openBooking(() => booking(10482, { status: 'canceled' }));
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Edit |^Assign/ })).toBeNull();
});

test('when the server refuses a move, the dialog shows the reason and only Close is left', async () => {
  const { user } = await openBooking(() => draft(), {
    cancelBooking: () => {
      throw Object.assign(new Error('This booking has an invoice that is paid.'), { extensions: { status: 409 } });
    },
  });
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  dialog().getByText(/4 seats are free again/);
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => dialog().getByText('This booking has an invoice that is paid.'));
  expect(dialog().queryByRole('button', { name: 'Cancel booking' })).toBeNull();
});

test('BKG-03 a draft is deleted after a confirmation, and the list of bookings opens', async () => {
  const { user, sent, address } = await openBooking(() => draft(), {
    deleteBooking: () => ({ booking: { id: idOf('bookings', 10482) } }),
  });
  await user.click((await menu(user)).at(-1) as HTMLElement);
  dialog().getByRole('heading', { name: 'Delete BK-10482?' });
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('DeleteBookingDialogMutation')).toEqual([]);
  await user.click((await menu(user)).at(-1) as HTMLElement);
  await user.click(dialog().getByRole('button', { name: 'Delete booking' }));
  await waitFor(() => expect(address()).toMatch(/^\/booking($|\?)/));
  expect(sent('DeleteBookingDialogMutation')).toEqual([{ input: { id: idOf('bookings', 10482), version: 1 } }]);
  expect(notices.get()).toMatchObject([{ text: 'BK-10482 is deleted.' }]);
});
