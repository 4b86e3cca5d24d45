import { idOf, renderScreen } from '@console/testing';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user, userSession } from '../testing/userData.ts';

const ID = idOf('users', 3);

const open = (roles: readonly string[]) =>
  renderScreen({
    remote,
    routes,
    at: `/user/${ID.slice(6)}`,
    data: { user: () => user({ sessions: [userSession(1, { isCurrent: true })] }) },
    host: {
      session: {
        userId: ID,
        roles: roles as readonly ('ROLE_ADMIN' | 'ROLE_ACCOUNT_MANAGER')[],
        fullName: '',
        email: '',
      },
    },
  });

test('an account manager sees the own account and changes only the password', async () => {
  await open(['ROLE_ACCOUNT_MANAGER']);
  screen.getByText('Your account');
  expect(
    screen.getAllByRole('button').map((button) => button.getAttribute('aria-label') ?? button.textContent),
  ).toEqual(['Change password', 'Copy priya.nair@example.com', 'Show all shortcuts']);
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  within(screen.getByRole('region', { name: 'Sessions' })).getByText('This session');
});

test('an administrator edits the own contact and roles too, but is not deactivated there', async () => {
  await open(['ROLE_ADMIN']);
  screen.getByRole('button', { name: 'Edit contact' });
  screen.getByRole('button', { name: 'Edit roles' });
  screen.getByRole('region', { name: 'History' });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
});

test('the list of keyboard shortcuts opens as by its key', async () => {
  const { user: hand } = await open(['ROLE_ACCOUNT_MANAGER']);
  const pressed = vi.fn<(key: string) => void>();
  const listen = (event: KeyboardEvent) => pressed(event.key);
  document.addEventListener('keydown', listen);
  await hand.click(screen.getByRole('button', { name: 'Show all shortcuts' }));
  document.removeEventListener('keydown', listen);
  expect(pressed.mock.calls).toEqual([['?']]);
});
