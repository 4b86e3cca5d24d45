import { notices } from '@console/platform';
import { connection, idOf, lastRows, renderScreen } from '@console/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const ULID = idOf('', 3).slice(1);
const found = { id: idOf('people', 11), fullName: 'Amelia Hughes', type: 'internal', user: null };

function open(at: string, more: object = {}) {
  return renderScreen({
    remote,
    routes,
    at,
    data: {
      users: (args: object) => (Object.keys(args).length === 0 ? { totalCount: 1 } : connection([user()])),
      user: () => user(),
      personByEmail: ({ email }: { email: string }) => (email === 'amelia@example.com' ? found : null),
      ...more,
    },
  });
}

test(`ADM-01 Users: list with roles filter and name search, create (password ≥ 5, roles, person; answers isActive, roles, person; 'User created successfully', 'Person record found'), detail, update`, async () => {
  const list = await open('/user?q=priya&roles=ROLE_ADMIN');
  screen.getByRole('heading', { level: 1, name: 'User management' });
  expect(lastRows(list)).toMatchObject({ name: 'priya', roles: ['ROLE_ADMIN'] });
  screen.getByRole('searchbox');
  screen.getByRole('button', { name: /^Roles/ });
  expect(screen.getByRole('link', { name: 'New user' }).getAttribute('href')).toBe('/user/create');
  expect(screen.getByRole('link', { name: 'Invite' }).getAttribute('href')).toBe('/user/create?way=invitation');
  cleanup();

  const answered: string[] = [];
  const answer = (name: string, value: unknown) => () => {
    answered.push(name);
    return value;
  };
  const created = { ...user(), isActive: answer('isActive', true), roles: answer('roles', ['ROLE_ADMIN']) };
  const {
    user: hand,
    requests,
    address,
  } = await open('/user/create', {
    createUser: () => ({ user: { ...created, person: answer('person', user().person) } }),
  });
  screen.getByRole('heading', { level: 1, name: 'New user' });
  await hand.type(screen.getByRole('textbox', { name: /^Email/ }), 'amelia@example.com');
  await screen.findByText('Person record found');
  await hand.click(screen.getByRole('checkbox', { name: 'Admin' }));
  const password = screen.getByLabelText(/^Password/);
  await hand.type(password, '1234');
  await hand.click(screen.getByRole('button', { name: 'Create user' }));
  await screen.findByText('Password must be at least 5 characters');
  await hand.type(password, '5');
  await hand.click(screen.getByRole('button', { name: 'Create user' }));
  await waitFor(() => expect(address()).toBe(`/user/${ULID}`));
  const input = { password: '12345', person: found.id, newPerson: null, roles: ['ROLE_ADMIN'] };
  expect(requests.find(({ operation }) => operation === 'useCreateUserMutation')?.variables).toEqual({ input });
  expect(answered.sort()).toEqual(['isActive', 'person', 'roles']);
  expect(notices.get().map(({ text }) => text)).toEqual(['User created successfully']);
  cleanup();

  const detail = await open(`/user/${ULID}`, { updateUser: () => ({ user: user({ version: 8 }) }) });
  screen.getByRole('heading', { level: 1, name: 'Priya Nair' });
  for (const [part, value] of [
    ['contact', { jobTitle: 'Director' }],
    ['roles', { roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] }],
  ] as const) {
    await detail.user.click(screen.getByRole('button', { name: `Edit ${part}` }));
    if (part === 'roles') await detail.user.click(screen.getByRole('checkbox', { name: 'Admin' }));
    else {
      await detail.user.clear(screen.getByRole('textbox', { name: /^Job title/ }));
      await detail.user.type(screen.getByRole('textbox', { name: /^Job title/ }), 'Director');
    }
    await detail.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('button', { name: `Edit ${part}` });
    expect(detail.requests.findLast(({ operation }) => operation === 'useUpdateUserMutation')?.variables).toMatchObject(
      {
        input: { id: idOf('users', 3), ...value },
      },
    );
  }
});
