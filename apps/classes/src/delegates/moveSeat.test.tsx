import { notices } from '@console/platform';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { attendee, classWith, dialog, openClass, seat } from '../testing/openClass.ts';

const oliver = attendee('Oliver', 'Bamford');
const button = (name: string) => screen.findByRole('button', { name });

test('a delegate moves to another seat of the booking item', async () => {
  const { user, sent } = await openClass(
    () => classWith([seat(3, oliver), seat(4), seat(5, attendee('Idris', 'Khan'))]),
    {
      moveAttendee: {
        attendee: {
          id: oliver.id,
          version: 2,
          trainingSeatReservation: { ...seat(4).trainingSeatReservation, seatNumber: 4 },
        },
      },
    },
  );
  await user.click(await button('Move seat 3'));
  dialog().getByRole('heading', { name: 'Move Oliver Bamford' });
  const choice = dialog().getByRole('combobox');
  expect(
    within(choice)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a seat', 'Seat 4: empty', 'Seat 5: swap with Idris Khan']);
  dialog().getByText('To move Oliver Bamford to another date:');
  dialog().getByText('Request a transfer');
  await user.selectOptions(choice, 'Seat 4: empty');
  await user.click(dialog().getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const reservation = idOf('training_seat_reservations', '4');
  expect(sent('MoveSeatDialogMutation')).toEqual([
    { input: { id: oliver.id, version: 1, reservation, swapWith: null } },
  ]);
  expect(notices.get()).toMatchObject([{ details: ['Oliver Bamford has seat 4.'] }]);
  // Not on the button that unassigns.
  await waitFor(async () => expect(document.activeElement).toBe(await button('Move seat 3')));
});
