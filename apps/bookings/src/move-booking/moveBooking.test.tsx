import { type BookingMove, bookingMoves } from '@console/bookings-contracts';
import { notices } from '@console/platform';
import { connection, everyRoute, expectImpossible, idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking, privateItem, publicItem } from '../testing/bookingData.ts';
import { dialog, openBooking } from '../testing/openBooking.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
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
  dialog().getByText('Its items are confirmed, and each gets an invoice.');
  await user.click(dialog().getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent('bookingMoveDialogsConfirmMutation')).toEqual([{ input: { id: idOf('bookings', 10482), version: 1 } }]);
  expect(notices.get()).toMatchObject([{ tone: 'success', text: 'BK-10482 is confirmed.' }]);
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

const later = publicItem({ class: { ...publicItem().class, endsAt: '2999-01-01T00:00:00.000Z' } });
const postponed = publicItem({ class: { ...publicItem().class, status: 'postponed' } });
const held = (heldFrom: string) => booking(10482, { status: 'on_hold', heldFrom, items: connection([postponed]) });

/** For each move that a guard can refuse, a booking in the right state that it refuses, and the reason. */
const impossible: Readonly<Record<BookingMove, readonly [object, string] | null>> = {
  confirm: [
    draft({ items: connection([]), biller: null }),
    'Before it is confirmed this booking needs an item and a billing contact.',
  ],
  deliver: [
    booking(10482, { items: connection([later]) }),
    'This booking has a class that has not ended. It can be delivered once all have.',
  ],
  complete: null,
  hold: null,
  resume: [held('confirmed'), 'A class of this booking is postponed. It can be resumed once the class has new dates.'],
  resumeDraft: [held('draft'), 'A class of this booking is postponed. It can be resumed once the class has new dates.'],
  cancel: [
    draft({ attended: true }),
    'Attendance is recorded for attendees of this booking, so it can no longer be canceled.',
  ],
};

test.each(Object.keys(bookingMoves.moves) as BookingMove[])(
  'an impossible move is disabled, says why and opens no dialog: %s',
  async (move) => {
    const { label, guard } = bookingMoves.moves[move];
    const refused = impossible[move];
    expect(refused !== null).toBe(guard !== undefined);
    if (refused === null) return;
    const { user, requests } = await openBooking(() => refused[0]);
    expect(await expectImpossible(user, label)).toBe(refused[1]);
    expect(requests.filter(({ operation }) => operation.startsWith('bookingMoveDialogs'))).toEqual([]);
  },
);

test('a draft says on its page what it needs before it is confirmed', async () => {
  await openBooking(() => draft({ billingAddress: null }));
  const progress = screen.getByRole('list', { name: 'Progress of the booking' }).closest('section');
  expect(progress?.textContent).toContain('Before it is confirmed this booking needs a billing address.');
});

test.each([
  [{ discussedIn: 'TK-7031' }, 'TK-7031 is about this booking, so it cannot be deleted.'],
  [{ attended: true }, 'Attendance is recorded for attendees of this booking, so it cannot be deleted.'],
  [{ noted: true }, 'There are attendance notes on attendees of this booking. Clear them before it is deleted.'],
  [
    { hasFormerDelegates: true },
    'Delegates of this booking have lost their seats with a canceled class. Cancel the booking instead, so that they can still be called.',
  ],
])('a draft that cannot be deleted says why in the menu: %o', async (facts, reason) => {
  const { user } = await openBooking(() => draft(facts));
  expect(await expectImpossible(user, 'Delete booking')).toBe(reason);
});

test.each([
  [{ discussedIn: 'CR-3011' }, 'CR-3011 is about this item, so it cannot be deleted.'],
  [{ attended: true }, 'Attendance is recorded for attendees of this item, so it cannot be deleted.'],
])('an item that cannot be deleted says why in its menu: %o', async (facts, reason) => {
  const item = publicItem({ status: 'draft', ...facts });
  const { user } = await openBooking(() => draft({ items: connection([item]) }));
  await user.click(screen.getByRole('button', { name: 'Actions of Leadership Essentials' }));
  await user.click(screen.getByRole('menuitem', { name: 'Delete', description: reason }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['draft', null, ['Request a change', 'Put on hold', 'Cancel booking', 'Delete booking'], 'Confirm'],
  ['confirmed', null, ['Request a change', 'Mark as delivered', 'Put on hold', 'Cancel booking'], null],
  ['on_hold', 'draft', ['Request a change', 'Cancel booking'], 'Resume as draft'],
  ['on_hold', 'confirmed', ['Request a change', 'Cancel booking'], 'Resume'],
  ['delivered', null, [], 'Complete'],
])('a booking that is %s (held from %s) offers the moves of its state', async (status, heldFrom, offered, main) => {
  const { user } = await openBooking(() => booking(10482, { status, heldFrom, items: connection([later]) }));
  if (main) screen.getByRole('button', { name: main });
  expect((await menu(user)).map(({ textContent }) => textContent)).toEqual(['Create ticket', ...offered]);
});

test('a canceled booking offers no moves but a ticket, and its pencil says why it cannot be edited', async () => {
  const { user } = await openBooking(() => booking(10482, { status: 'canceled' }));
  expect(screen.queryByRole('button', { name: /^Edit (?!booking)|^Assign/ })).toBeNull();
  expect(await expectImpossible(user, 'Edit booking')).toBe('This booking is canceled and can no longer be changed.');
  expect((await menu(user)).map(({ textContent }) => textContent)).toEqual(['Create ticket']);
});

/** What the server says that a cancellation touches. */
const impactOf = [
  [
    'training_class',
    idOf('training_classes', 20871),
    'TC-20871',
    'Leadership Essentials',
    'is canceled; 4 seats are free again',
  ],
  ['contact', idOf('customer_contacts', 11), 'Booker', 'Amelia Hughes', 'has to hear of it'],
  ['delegate', idOf('customer_contacts', 12), 'Seat 3 of TC-20871', 'Idris Khan', 'loses the seat'],
  [
    'invoice',
    idOf('invoices', 1),
    'INV-40187',
    'Calder Valley Housing',
    'stays: £100.00 was paid on it, to be refunded or credited',
  ],
].map(([entity, target, reference, title, consequence]) => ({ entity, target, reference, title, consequence }));

test('BKG-09 the question before a move lists what it touches, with links, and waits for the list', async () => {
  const { user, sent } = await openBooking(() => draft({ impactOf }), {}, everyRoute);
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  await dialog().findByText('loses the seat');
  expect(sent('bookingMoveDialogsQuery')).toEqual([{ id: idOf('bookings', 10482), move: 'cancel' }]);
  const list = within(dialog().getByRole('group', { name: 'What this touches' }));
  expect(list.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'Items',
    'People to tell',
    'Invoices',
  ]);
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^TC-20871.*Leadership Essentials.*is canceled; 4 seats are free again$/),
    expect.stringMatching(/^Amelia Hughes.*Booker.*has to hear of it$/),
    expect.stringMatching(/^Idris Khan.*Seat 3 of TC-20871.*loses the seat$/),
    expect.stringMatching(/^INV-40187.*£100.00 was paid on it, to be refunded or credited$/),
  ]);
  expect(list.getAllByRole('link')).toHaveLength(4);
});

test('when the server refuses a move, the dialog shows the reason and only Close is left', async () => {
  const { user, sent } = await openBooking(() => draft({ impactOf }), {
    cancelBooking: () => {
      throw Object.assign(new Error('This booking has an invoice that is paid.'), { extensions: { status: 409 } });
    },
  });
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  await dialog().findByText(/4 seats are free again/);
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await dialog().findByText('Reason is required');
  expect(sent('bookingMoveDialogsCancelMutation')).toEqual([]);
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The customer has no budget.');
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => dialog().getByText('This booking has an invoice that is paid.'));
  expect(dialog().queryByRole('button', { name: 'Cancel booking' })).toBeNull();
  expect(sent('bookingMoveDialogsCancelMutation')).toMatchObject([
    { input: { reason: 'The customer has no budget.' } },
  ]);
});

test('when a colleague canceled the booking first, the dialog says so and can only be closed', async () => {
  let now = draft();
  const { user } = await openBooking(() => now, {
    cancelBooking: () => {
      now = draft({ version: 2, status: 'canceled' });
      const extensions = { status: 409, version: { given: 1, current: 2 } };
      throw Object.assign(new Error('This booking has been changed since you opened it.'), { extensions });
    },
  });
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  await user.type(dialog().getByRole('textbox', { name: /^Reason/ }), 'The customer has no budget.');
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await dialog().findByText('This booking is canceled already.');
  expect(dialog().queryByRole('textbox')).toBeNull();
});

test('deleting a draft says that its private class stays', async () => {
  const { user } = await openBooking(() => draft({ items: connection([privateItem({ status: 'draft' })]) }));
  await user.click((await menu(user)).at(-1) as HTMLElement);
  dialog().getByText(/TC-20866 stays, without a booking\./);
});

test('BKG-03 FRM-11 a draft is deleted after a confirmation, and the list of bookings opens as the user left it', async () => {
  const { user, sent, address } = await openBooking(
    () => draft(),
    { deleteBooking: () => ({ booking: { id: idOf('bookings', 10482) } }) },
    { listAddress: (path) => `${path}?status=draft` },
  );
  await user.click((await menu(user)).at(-1) as HTMLElement);
  dialog().getByRole('heading', { name: 'Delete BK-10482?' });
  await user.click(dialog().getByRole('button', { name: 'Keep' }));
  expect(sent('DeleteBookingDialogMutation')).toEqual([]);
  await user.click((await menu(user)).at(-1) as HTMLElement);
  await user.click(dialog().getByRole('button', { name: 'Delete booking' }));
  await waitFor(() => expect(address()).toBe('/booking?status=draft'));
  expect(sent('DeleteBookingDialogMutation')).toEqual([{ input: { id: idOf('bookings', 10482), version: 1 } }]);
  expect(notices.get()).toMatchObject([{ text: 'BK-10482 is deleted.' }]);
});

test('a canceled booking leads to the people to tell', async () => {
  const canceled = draft({ status: 'canceled', version: 2 });
  const { user } = await openBooking(() => draft({ impactOf: [] }), { cancelBooking: () => ({ booking: canceled }) });
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  await user.type(await dialog().findByRole('textbox', { name: /^Reason/ }), 'The customer has no budget.');
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() =>
    expect(notices.get()).toMatchObject([
      { link: { label: 'People to tell', to: expect.stringMatching(/^\/booking\/\w+#people-to-tell$/) } },
    ]),
  );
});

test('a booking that names nobody leads to nobody when it is canceled', async () => {
  const nobody = { impactOf: [], booker: null, biller: null, bookingCustomerContacts: connection([]) };
  const { user } = await openBooking(() => draft(nobody), {
    cancelBooking: () => ({ booking: draft({ ...nobody, status: 'canceled', version: 2 }) }),
  });
  const offered = await menu(user);
  await user.click(offered.find(({ textContent }) => textContent === 'Cancel booking') as HTMLElement);
  await user.type(await dialog().findByRole('textbox', { name: /^Reason/ }), 'Created by mistake.');
  await user.click(dialog().getByRole('button', { name: 'Cancel booking' }));
  await waitFor(() => expect(notices.get()).toHaveLength(1));
  expect(notices.get()[0]?.link).toBeUndefined();
});

test('a draft without items is deleted without a word about seats', async () => {
  const { user } = await openBooking(() => draft({ items: connection([]) }));
  await user.click((await menu(user)).at(-1) as HTMLElement);
  dialog().getByText(/goes with its contacts and its notes\. It cannot be taken back\./);
});
