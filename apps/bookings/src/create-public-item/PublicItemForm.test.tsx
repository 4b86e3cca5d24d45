import { notices, unsaved } from '@console/platform';
import { idOf } from '@console/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { choose, input, openPublicItem, row, screenPath } from '../testing/openPublicItem.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('after a class is chosen the form shows the free seats; the total follows the typed values, with 20 % tax by default', async () => {
  const { user } = await openPublicItem();
  await choose(user);
  expect(document.activeElement).toBe(input(/^Seats/));
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '4');
  await user.type(input(/^Unit price/), '495');
  screen.getByText('£1,980.00');
  screen.getByText('VAT 20%');
  screen.getByText('£2,376.00');
  await user.type(input(/^Tax rate/), '5');
  screen.getByText('£2,079.00');
  await user.click(screen.getByRole('checkbox', { name: 'Taxable' }));
  screen.getByText('VAT 0%');
  expect(screen.queryByLabelText(/^Tax rate/)).toBeNull();
});

test('CLS-15 a class that the URL names is chosen', async () => {
  const { sent, user } = await openPublicItem({
    address: `${screenPath}?class=${encodeURIComponent(idOf('training_classes', 20871))}`,
  });
  await screen.findByText('6 seats left');
  screen.getByRole('button', { name: 'Chosen TC-20871' });
  await user.type(input(/^Unit price/), '495');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() =>
    expect(sent()[0]?.variables).toMatchObject({ input: { class: idOf('training_classes', 20871), quantity: 1 } }),
  );
});

test('saving returns to the booking with a notice that offers to add another item', async () => {
  const { user, sent, address } = await openPublicItem();
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '4');
  await user.type(input(/^Unit price/), '495');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(address()).toBe(`/booking/${idOf('', 10482).slice(1)}`));
  expect(sent().map(({ variables }) => variables)).toEqual([
    {
      input: {
        booking: idOf('bookings', 10482),
        class: idOf('training_classes', 20871),
        quantity: 4,
        unitPrice: 49500,
        taxable: true,
        taxRatePercent: null,
        poNumber: 'CVH-88213',
      },
    },
  ]);
  expect(notices.get()[0]).toMatchObject({
    tone: 'success',
    text: 'Saved successfully. 4 seats of TC-20871 are reserved.',
    link: { label: 'Add another item', to: screenPath },
  });
  expect(unsaved.any()).toBe(false);
});

test('more seats than are left, or no class, are refused before anything is sent', async () => {
  const { user, sent } = await openPublicItem();
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await screen.findByText('Class is required');
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '7');
  await user.type(input(/^Unit price/), '1');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await screen.findByText('Only 6 seats are left on this class.');
  expect(sent()).toEqual([]);
});

test('an invalid quantity shows its message at the seats field while it is typed', async () => {
  const { user } = await openPublicItem();
  await choose(user);
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '0');
  await user.tab();
  await screen.findByText('Seats must be at least 1');
  await user.clear(input(/^Seats/));
  await user.type(input(/^Seats/), '7');
  await screen.findByText('Only 6 seats are left on this class.');
});

test('when a colleague took the last seats, the form gives the reason and keeps the typed values, and the list shows that no seats are left', async () => {
  let free = 6;
  const answer = () => {
    free = 0;
    throw Object.assign(new Error('There are no seats left on this class.'), {
      extensions: { status: 409 },
    });
  };
  const { user } = await openPublicItem({ answer, free: () => free });
  await choose(user);
  await user.type(input(/^Unit price/), '495');
  await user.click(screen.getByRole('button', { name: 'Add item' }));
  await waitFor(() => expect(screen.getAllByText('There are no seats left on this class.').length).toBeGreaterThan(0));
  await waitFor(() => row('TC-20871').getByText('No seats left'));
  expect(input(/^Unit price/)).toHaveProperty('value', '495.00');
});

test('the typed values and the chosen class return after a reload', async () => {
  const { user, unmount } = await openPublicItem();
  await choose(user);
  await user.type(input(/^Unit price/), '495');
  await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).toContain('49500'));
  unmount();
  await openPublicItem();
  await screen.findByText('6 seats left');
  expect(input(/^Unit price/)).toHaveProperty('value', '495.00');
  screen.getByText('What you typed here before is back. It is not saved yet.');
});
