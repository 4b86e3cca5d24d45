import { notices } from '@console/platform';
import { connection, idOf } from '@console/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { box, button, day, heldClass, openEdit } from '../testing/openPrivateItem.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-10T10:00:00Z') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  notices.clear();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const delegate = {
  ...{ entity: 'delegate', target: null, reference: 'Seat 1', title: 'Oliver Bamford' },
  consequence: 'keeps the seat on the changed sessions',
};
const affecting = () => heldClass({ impactOfEdit: [delegate], impactOfPlaces: [], impactOfTrainer: [] });
const saved = () => ({ bookingItem: { id: idOf('booking_items', 2), version: 2, class: heldClass({ version: 4 }) } });

test('BKG-06 moving a session lists the people first, asks for a reason, and sends only what changed of the class', async () => {
  const { user, sent, address } = await openEdit({ trainingClass: affecting, updatePrivateBookingItem: saved });
  const date = day(1).getByRole('combobox', { name: /^Date/ });
  await user.clear(date);
  await user.type(date, '26 Nov 2026');
  await screen.findByText('This touches 1 delegate.');
  await user.type(box(/^Reason/), 'The room is taken.');
  await user.click(button('Save item'));
  await waitFor(() => expect(address()).toMatch(/^\/booking\/\w+$/));
  const [{ input }] = sent('useUpdatePrivateItemMutation') as [{ input: Record<string, unknown> }];
  expect(input).toMatchObject({
    id: idOf('booking_items', 2),
    version: 1,
    classVersion: 3,
    reason: 'The room is taken.',
  });
  expect(input.sessions).toMatchObject([{ date: '2026-11-26' }, { date: '2026-11-25' }]);
  for (const part of ['maxAttendees', 'deliveryFormat', 'deliveryAddress', 'trainer'])
    expect(input).not.toHaveProperty(part);
  expect(notices.get()[0]).toMatchObject({ text: 'Saved successfully.' });
});

test('only the price: nobody is affected, and the class is not sent', async () => {
  const { user, sent } = await openEdit({ updatePrivateBookingItem: saved });
  await user.clear(box(/^Unit price/));
  await user.type(box(/^Unit price/), '950');
  await user.clear(box(/^Travel rate/));
  await user.type(box(/^Travel rate/), '90');
  await user.click(button('Save item'));
  await waitFor(() => expect(sent('useUpdatePrivateItemMutation')).toHaveLength(1));
  const [{ input }] = sent('useUpdatePrivateItemMutation') as [{ input: Record<string, unknown> }];
  expect(input).toMatchObject({ unitPrice: 95_000, quantity: 2 });
  expect(input).not.toHaveProperty('classVersion');
  expect(input).not.toHaveProperty('sessions');
});

test('an invoiced item keeps its price and names the invoice; its class can still be changed', async () => {
  const invoices = connection([{ id: idOf('invoices', 1), reference: 'INV-9105', status: 'confirmed' }]);
  await openEdit({}, { invoices });
  screen.getByRole('link', { name: 'INV-9105' });
  expect(screen.queryByRole('textbox', { name: /^Unit price/ })).toBeNull();
  box(/^Places/);
  box(/^Day rate/);
});

test('fewer places than delegates are refused in the field', async () => {
  const { user } = await openEdit({ trainingClass: affecting });
  await user.clear(box(/^Places/));
  await user.type(box(/^Places/), '2');
  await waitFor(() => expect(box(/^Places/).getAttribute('aria-invalid')).toBe('true'));
  screen.getByText('3 seats have a delegate. The class needs at least 3 places.');
});

test.each([
  [{ status: 'canceled' }, 'This item is canceled and can no longer be changed.'],
  [{ class: heldClass({ status: 'canceled' }) }, 'This class is canceled and can no longer be changed.'],
  [{ class: heldClass({ status: 'postponed' }) }, 'This class is postponed. Set new dates to move its sessions.'],
  [{ type: 'public' }, 'This item has seats on a public class. The class is changed on its own screen.'],
])('an item that cannot be changed has no form, but the reason: %o', async (item, reason) => {
  await openEdit({}, item);
  screen.getByText(reason);
  expect(screen.queryByRole('button', { name: 'Save item' })).toBeNull();
});
