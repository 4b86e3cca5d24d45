import { connection, everyRoute, expectImpossible, renderPanel } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import slots from '../slots.ts';
import { booking, trainingClass } from '../testing/bookingData.ts';

async function open(differences: object = {}) {
  const onSale = trainingClass('TC-20871', { title: 'Leadership Essentials', ...differences });
  const opened = await renderPanel({
    remote,
    slots,
    fill: 'bookings.sell-seats',
    props: { trainingClass: onSale.id },
    data: { trainingClass: onSale, bookings: connection([{ __typename: 'Booking', ...booking(10482) }]) },
    host: everyRoute,
  });
  await waitFor(() => expect(opened.requests.map(({ operation }) => operation)).toEqual(['SellSeatsPanelQuery']));
  return opened;
}

test('CLS-15 seats are sold on the class itself', async () => {
  const { user, address } = await open();
  await waitFor(async () => {
    await user.click(screen.getByRole('button', { name: 'Sell seats' }));
    screen.getByRole('dialog', { name: 'Sell seats' });
  });
  const dialog = within(screen.getByRole('dialog', { name: 'Sell seats' }));
  await user.click(dialog.getByRole('combobox', { name: /^Booking/ }));
  await user.click(await screen.findByRole('option', { name: /BK-10482/ }));
  await user.click(dialog.getByRole('button', { name: 'Choose seats' }));
  await waitFor(() => expect(address()).toContain('/item/create-public-course?'));
});

test('CLS-15 a class that is not on sale says why on its button', async () => {
  const { user } = await open({ status: 'postponed' });
  await screen.findByRole('button', { name: 'Sell seats', description: /postponed/ });
  expect(await expectImpossible(user, 'Sell seats')).toBe(
    'This class is postponed. Its seats can be sold once it has new dates.',
  );
});
