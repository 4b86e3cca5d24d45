import { notices } from '@console/platform';
import { everyRoute, expectImpossible, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { idOf } from '../testing/classData.ts';
import { attendee, classWith, seat } from '../testing/openClass.ts';
import { plan } from '../testing/typeList.ts';

const item = idOf('booking_items', 'one');
const trainingClass = idOf('training_classes', 'TC-20853');
const oliver = attendee('Oliver', 'Bamford');
const others = seat(9, attendee('Ada', 'Lovelace'));
const ofOthers = {
  ...others,
  trainingSeatReservation: {
    ...others.trainingSeatReservation,
    bookingItem: { ...others.trainingSeatReservation.bookingItem, id: idOf('booking_items', 'other') },
  },
};

/** Renders the panel below an item of two seats on TC-20853. `now` returns the class at the time of each request. */
function render(now: () => object | null, answers: object = {}) {
  return renderPanel({
    remote,
    slots,
    fill: 'classes.item-delegates',
    props: { booking: idOf('bookings', 'BK-1'), item, trainingClass, seats: 2, assigned: 1 },
    data: { trainingClass: () => now(), latestJob: () => null, ...answers },
    host: everyRoute,
  });
}

async function open(now: () => object | null, answers: object = {}) {
  const opened = await render(now, answers);
  await opened.user.click(await screen.findByRole('button', { name: 'Delegates (1 of 2)' }));
  return opened;
}

const rows = () =>
  within(screen.getByRole('table', { name: 'Seats on TC-20853' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

test('the delegates of an item load when they are opened, and show only the seats of this item', async () => {
  const { requests, user } = await render(() => classWith([seat(4, oliver), seat(5), ofOthers]));
  await screen.findByRole('button', { name: 'Delegates (1 of 2)', expanded: false });
  expect(requests).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Delegates (1 of 2)' }));
  await screen.findByRole('table', { name: 'Seats on TC-20853' });
  expect(rows()).toEqual([
    '4Oliver Bamfordoliver.bamford@hallam.exampleUnassignMove to another seat',
    '5No delegate yetAdd attendee',
  ]);
  const link = screen.getByRole('link', { name: /All seats of TC-20853/ });
  expect(link.getAttribute('href')).toContain('?tab=seats');
  await user.click(screen.getByRole('button', { name: 'Delegates (1 of 2)' }));
  expect(screen.queryByRole('table')).toBeNull();
});

test('an empty seat gets a delegate in the dialog of the class', async () => {
  const { user } = await open(() => classWith([seat(4, oliver), seat(5)]));
  await user.click(await screen.findByRole('button', { name: 'Add attendee to seat 5' }));
  screen.getByRole('dialog', { name: 'Add Attendee to Seat #5' });
});

test('a delegate is unassigned after a confirmation', async () => {
  let seats = [seat(4, oliver), seat(5)];
  const deleteAttendee = () => {
    seats = [seat(4), seat(5)];
    return { attendee: { id: oliver.id } };
  };
  const { user } = await open(() => classWith(seats), { deleteAttendee });
  await user.click(await screen.findByRole('button', { name: 'Unassign seat 4' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Unassign seat 4?' }));
  await user.click(dialog.getByRole('button', { name: 'Unassign seat' }));
  await waitFor(() => expect(rows()[0]).toBe('4No delegate yetAdd attendee'));
  expect(notices.get().map(({ text }) => text)).toEqual(['Seat 4 is unassigned.']);
});

test('CLS-10 a list is pasted for this item only', async () => {
  const { user } = await open(() => classWith([seat(4, oliver), seat(5), seat(6), ofOthers]), {
    delegateImport: plan(null, []),
  });
  await user.click(await screen.findByRole('button', { name: 'Paste a list' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Import delegates' }));
  const choice = dialog.getByRole<HTMLSelectElement>('combobox', { name: /^Booking/ });
  expect(choice.value).toBe(item);
  dialog.getByText('0 delegates for 2 empty seats');
});

test('when every seat has a delegate, no list can be pasted, and the button says why', async () => {
  const { user } = await open(() => classWith([seat(4, oliver)]));
  await screen.findByRole('button', { name: 'Paste a list' });
  expect(await expectImpossible(user, 'Paste a list')).toBe('Every reserved seat has a delegate.');
});

test('seats that do not load say so, and can be asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let broken = true;
  const { user } = await open(() => {
    if (broken) throw new Error('The server did not answer.');
    return classWith([seat(4, oliver), seat(5)]);
  });
  await screen.findByText('The delegates could not be loaded.');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('table', { name: 'Seats on TC-20853' });
});
