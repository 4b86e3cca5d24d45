import { notices } from '@console/platform';
import { idOf } from '@console/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { box, button, day, heldClass, openCreate } from '../testing/openPrivateItem.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

type User = Awaited<ReturnType<typeof openCreate>>['user'];

const made = () => ({ bookingItem: { id: idOf('booking_items', 2), class: heldClass() } });

async function choose(user: User, field: RegExp, option: RegExp) {
  await user.click(screen.getByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
}

async function fill(user: User) {
  await choose(user, /^Course/, /^Leadership Essentials/);
  await waitFor(() => expect(box(/^Title/).value).toBe('Leadership Essentials'));
  await user.type(box(/^Places/), '12');
  await user.selectOptions(screen.getByRole('combobox', { name: /^Delivery format/ }), 'On site');
  await user.click(button('Use the booking’s address'));
  await user.type(day(1).getByRole('combobox', { name: /^Date/ }), '20 Nov 2026');
  await user.type(box(/^Unit price/), '905');
}

test('BKG-06 a private course: days follow the course over working days, the address comes in one press, totals follow', async () => {
  const { user, sent, address } = await openCreate({ createPrivateBookingItem: made });
  expect(box(/^Days/).value).toBe('1');
  await fill(user);
  // 20 November is a Friday.
  expect(day(2).getByRole<HTMLInputElement>('combobox', { name: /^Date/ }).value).toBe('23 Nov 2026');
  expect(box(/^Days/).value).toBe('2');
  expect(box(/^City/).value).toBe('Halifax');
  screen.getByText('£1,810.00');
  screen.getByText('VAT 20%');
  screen.getByText('£2,172.00');
  await user.click(button('Add item'));
  await waitFor(() => expect(address()).toMatch(/^\/booking\/\w+$/));
  const hours = { startsAt: '09:30', endsAt: '16:30', meetingLink: null };
  expect(sent('useCreatePrivateItemMutation')).toEqual([
    {
      input: expect.objectContaining({
        ...{ booking: idOf('bookings', 10482), course: idOf('courses', 1), brand: idOf('brands', 1), maxAttendees: 12 },
        ...{ deliveryFormat: 'on_site', deliveryAddress: expect.objectContaining({ city: 'Halifax' }) },
        sessions: [
          { ...hours, date: '2026-11-20' },
          { ...hours, date: '2026-11-23' },
        ],
        ...{ quantity: 2, unitPrice: 90_500, taxable: true, trainer: null, trainerDayRate: null, trainerTravel: null },
      }),
    },
  ]);
  expect(notices.get()[0]).toMatchObject({
    text: 'Saved successfully. All places of TC-20866 are reserved.',
    link: { label: 'Add delegates', to: expect.stringMatching(/^\/training-class\/\w+\?tab=seats$/) },
  });
});

test('the day rate of the trainer for the course is proposed; what was typed stays', async () => {
  const { user } = await openCreate();
  await fill(user);
  await choose(user, /^Trainer/, /^Imogen/);
  await waitFor(() => expect(box(/^Day rate/).value).toBe('450.00'));
  await user.clear(box(/^Days/));
  await user.type(box(/^Days/), '3');
  await user.click(button('Add a session'));
  expect(box(/^Days/).value).toBe('3');
});

test('required fields are named, and a busy trainer stands at the field', async () => {
  const message = 'Imogen Barraclough teaches TC-20111 on 20 Nov 2026.';
  const { user, sent } = await openCreate({
    createPrivateBookingItem: () => {
      throw Object.assign(new Error(message), {
        extensions: { status: 422, violations: [{ path: 'trainer', message }] },
      });
    },
  });
  await user.click(button('Add item'));
  await screen.findByText('Course is required');
  for (const text of ['Title is required', 'Places is required', 'Date is required', 'Unit price is required']) {
    screen.getByText(text);
  }
  expect(sent('useCreatePrivateItemMutation')).toEqual([]);
  await fill(user);
  await choose(user, /^Trainer/, /^Imogen/);
  await user.click(button('Add item'));
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: /^Trainer/ }).getAttribute('aria-invalid')).toBe('true'),
  );
});

test('a class of the customer that no booking holds is offered, and booked with its own facts', async () => {
  const named = `?class=${encodeURIComponent(idOf('training_classes', 20866))}`;
  await openCreate({}, { classesToBook: [heldClass()] });
  expect(screen.getByRole('link', { name: 'Book TC-20866' }).getAttribute('href')).toContain(named);
  cleanup();
  const { user, sent } = await openCreate({ bookPrivateClass: made }, {}, named);
  screen.getByRole('heading', { name: 'Leadership Essentials · TC-20866' });
  screen.getByText('24 Nov 2026, 09:30–16:30');
  expect(box(/^Days/).value).toBe('2');
  await user.type(box(/^Unit price/), '905');
  await user.click(button('Add item'));
  await waitFor(() =>
    expect(sent('useBookClassMutation')).toEqual([
      { input: expect.objectContaining({ class: idOf('training_classes', 20866), quantity: 2, unitPrice: 90_500 }) },
    ]),
  );
});

test.each([
  ['canceled', {}, 'This class is canceled and can no longer be booked.'],
  ['confirmed', { customer: { id: idOf('customers', 2) } }, 'This class is not one of the booking’s customer.'],
])('a class that cannot be booked (%s) has no form, but the reason', async (status, more, reason) => {
  const named = `?class=${encodeURIComponent(idOf('training_classes', 20866))}`;
  await openCreate({ trainingClass: () => heldClass({ status, ...more }) }, {}, named);
  screen.getByText(reason);
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
});

test('an address whose class is not there says so, and offers a new class instead', async () => {
  const named = `?class=${encodeURIComponent(idOf('training_classes', 20866))}`;
  await openCreate({ trainingClass: () => null }, {}, named);
  screen.getByText('The class of this address is not there any more.');
  screen.getByRole('heading', { name: 'New private class' });
  cleanup();
  await openCreate();
  expect(screen.queryByText('The class of this address is not there any more.')).toBeNull();
});

test('a booking on hold takes no items, and says so', async () => {
  await openCreate({}, { status: 'on_hold' });
  screen.getByText('This booking is on hold. Resume it to add items.');
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
});
