import { everyRoute, idOf } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { booking } from './testing/bookingData.ts';
import { openBooking } from './testing/openBooking.ts';

const session = (role: 'ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER') => ({
  ...everyRoute,
  session: { userId: idOf('users', 9), roles: [role], fullName: 'Somebody', email: 'somebody@example.com' },
});

const targets = (links: readonly HTMLElement[]) => links.map((link) => link.getAttribute('href'));

test('BKG-03 the account manager is linked for everybody: to the user for administrators, else by email', async () => {
  const { unmount } = await openBooking(() => booking(10482), {}, session('ROLE_ADMIN'));
  expect(targets(screen.getAllByRole('link', { name: 'Priya Nair' }))).toContain(`/user/${idOf('', 1).slice(1)}`);
  unmount();
  await openBooking(() => booking(10482), {}, session('ROLE_ACCOUNT_MANAGER'));
  expect(targets(screen.getAllByRole('link', { name: 'Priya Nair' }))).toEqual(['mailto:manager@example.com']);
});
