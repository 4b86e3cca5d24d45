import { idOf } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { booking } from '../testing/bookingData.ts';
import { input, openPublicItem, row, screenPath } from '../testing/openPublicItem.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('BKG-05 the screen shows the classes of all types of this month, with the booking at the top', async () => {
  const { requests, titles } = await openPublicItem();
  screen.getByRole('heading', { level: 1, name: 'Add public course' });
  screen.getByText(/BK-10482 Leadership Essentials – autumn cohort/);
  screen.getByText('Calder Valley Housing');
  expect(titles.at(-1)).toEqual({
    title: 'Add public course to BK-10482',
    crumb: 'Add public course',
    above: 'BK-10482',
  });
  expect(requests[0]?.variables).toMatchObject({
    id: idOf('bookings', 10482),
    from: '2026-11-01T00:00:00.000Z',
    until: '2026-11-30T23:59:59.999Z',
    public: null,
  });
});

test('type and period are in the URL', async () => {
  const { requests, user, address } = await openPublicItem({ address: `${screenPath}?classType=public&period=week` });
  expect(requests[0]?.variables).toMatchObject({ public: true, from: '2026-11-09T00:00:00.000Z' });
  await user.click(screen.getByRole('radio', { name: 'Private' }));
  await waitFor(() => expect(address()).toContain('classType=private'));
});

test('CLS-02 the filter of the classes hides the trainer here, and an address cannot bring it back', async () => {
  const { requests } = await openPublicItem({ address: `${screenPath}?trainer=${idOf('', 1).slice(1)}` });
  screen.getByRole('button', { name: /^Period Month/ });
  screen.getByRole('radiogroup', { name: 'Type' });
  screen.getByRole('button', { name: /^Brand/ });
  expect(screen.queryByRole('button', { name: /^Trainer/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(requests[0]?.variables).not.toHaveProperty('trainer');
});

test('only public classes with free seats can be chosen; the others say why', async () => {
  await openPublicItem();
  row('TC-20871').getByText('6 of 12');
  row('TC-20871').getByText('MS Teams');
  row('TC-20871').getByText('Meridian Leadership');
  row('TC-20871').getByText('24 – 25 Nov 2026');
  row('TC-20872').getByText('Private');
  row('TC-20873').getByText('No seats left');
  row('TC-20874').getByText('Canceled');
  row('TC-20875').getByText('Ended');
  expect(screen.getAllByRole('button', { name: /^Choose/ })).toHaveLength(1);
});

test('bookable classes come first, and a click on a row chooses the class', async () => {
  const { user } = await openPublicItem();
  const rowsOf = (table: string) =>
    within(screen.getByRole('table', { name: table }))
      .getAllByText(/^TC-/, { selector: 'td *' })
      .map(({ textContent }) => textContent);
  expect(rowsOf('Classes to book')).toEqual(['TC-20871']);
  expect(rowsOf('Other classes')).toEqual(['TC-20872', 'TC-20873', 'TC-20874', 'TC-20875']);
  await user.click(row('TC-20871').getByText('6 of 12'));
  await screen.findByText('6 seats left');
  screen.getByRole('button', { name: 'Chosen TC-20871' });
});

test('the form comes after the bookable classes and before the others, by keyboard and on a phone', async () => {
  await openPublicItem();
  const places = [
    screen.getByRole('table', { name: 'Classes to book' }),
    input(/^Seats/),
    screen.getByRole('table', { name: 'Other classes' }),
  ];
  const inOrder = [...document.querySelectorAll('table, input')].filter((found) => places.some((one) => one === found));
  expect(inOrder).toEqual(places);
});

test('when no class of the period has a free seat, one click shows the next period', async () => {
  const { requests, user, address } = await openPublicItem({ free: () => 0 });
  screen.getByText('None of the classes of these days has a seat to book.');
  await user.click(screen.getByRole('button', { name: 'Show December 2026' }));
  await waitFor(() => expect(address()).toContain('startDate=2026-12-01'));
  expect(requests.at(-1)?.variables).toMatchObject({ from: '2026-12-01T00:00:00.000Z' });
});

test('no item can be added to a booking on hold, and the screen gives the reason', async () => {
  await openPublicItem({ found: booking(10482, { status: 'on_hold' }) });
  screen.getByText('This booking is on hold. Resume it to add items.');
  expect(screen.queryByRole('button', { name: 'Add item' })).toBeNull();
});
