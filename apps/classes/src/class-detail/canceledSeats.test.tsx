import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../testing/classData.ts';
import { attendee, classWith, openClass, seat } from '../testing/openClass.ts';

const oliver = attendee('Oliver', 'Bamford');
const button = (name: string) => screen.findByRole('button', { name });

test('a canceled class shows who had a seat, with company, both telephone numbers and booker, and copies their addresses', async () => {
  const contact = { id: idOf('customer_contacts', 'O'), mobile: '07700 900123', telephone: '0113 496 0123' };
  const { bookingItem } = seat(3).trainingSeatReservation;
  const booker = { id: idOf('customer_contacts', 'B'), fullName: 'Grace Whitaker' };
  const held = {
    ...seat(3).trainingSeatReservation,
    bookingItem: { ...bookingItem, booking: { ...bookingItem.booking, booker } },
    seatNumber: 3,
    attendee: { ...oliver, customerContact: contact },
  };
  const { user } = await openClass(() => classWith([], { status: 'canceled', canceledReservations: [held] }));
  const table = within(await screen.findByRole('table', { name: 'Seats of the canceled class' }));
  await table.findByText('Oliver Bamford');
  for (const words of [
    'oliver.bamford@hallam.example',
    'Hallam Engineering plc',
    '07700 900123',
    '0113 496 0123',
    'Grace Whitaker',
    'BK-10482',
  ])
    table.getByText(words);
  await user.click(await button('Copy delegate addresses'));
  expect(await navigator.clipboard.readText()).toBe('oliver.bamford@hallam.example');
  expect(screen.queryByRole('button', { name: 'Import delegates' })).toBeNull();
  screen.getByText(/^This class is canceled.* These people had one\. The history has the reason\.$/);
});

test('a canceled class on which nobody was named does not speak of people', async () => {
  const held = { ...seat(3).trainingSeatReservation, seatNumber: 3, attendee: null };
  await openClass(() => classWith([], { status: 'canceled', canceledReservations: [held] }));
  await screen.findByText(/ Nobody was named on them\. /);
  await openClass(() => classWith([], { status: 'canceled', canceledReservations: [] }));
  await screen.findByText(/ None was reserved\. /);
});
