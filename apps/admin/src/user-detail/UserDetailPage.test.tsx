import { notices } from '@console/platform';
import { everyRoute, fact, idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { grace } from '../testing/adminData.ts';
import { user } from '../testing/userData.ts';

const ULID = idOf('', 3).slice(1);

async function open(found: object | null | (() => unknown), host = {}, more: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/user/${ULID}`,
    data: {
      user: typeof found === 'function' ? found : () => found,
      updateUser: () => ({ user: user({ version: 8 }) }),
      ...more,
    },
    host,
  });
  const sent = () =>
    opened.requests.filter(({ operation }) => operation.endsWith('Mutation')).map(({ variables }) => variables.input);
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, sent, press };
}

const card = (name: string) => within(screen.getByRole('region', { name }));

test('ADM-01 a user shows their name, contact details, roles with what they mean, and whether they may sign in', async () => {
  const { requests } = await open(
    user({ roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'], signsInWith: ['password', 'provider'] }),
  );
  expect(requests[0]?.variables).toEqual({ id: idOf('users', 3) });
  screen.getByRole('heading', { level: 1, name: 'Priya Nair' });
  expect(document.title).toBe('Priya Nair');
  expect(fact('Given name').textContent).toBe('Priya');
  expect(fact('Email').textContent).toBe('priya.nair@example.com');
  expect(fact('Mobile').textContent).toBe('07700 900127');
  expect(fact('Telephone').textContent).toBe('–');
  const roles = card('Roles');
  roles.getByText('Admin');
  roles.getByText('Account Manager');
  roles.getByText(/^Opens the whole console/);
  expect(fact('Status').textContent).toBe('Active');
  expect(fact('Signs in with').textContent).toBe('Password and Third party');
  expect(fact('Password').textContent).toBe('Changed 12 Oct 2026');
});

test('a password that somebody else knows, and a missing one, are said', async () => {
  const { unmount } = await open(user({ mustChangePassword: true }));
  expect(fact('Password').textContent).toBe('To be changed at the next sign-in');
  unmount();
  await open(user({ hasPassword: false, signsInWith: [] }));
  expect(fact('Password').textContent).toBe('None yet');
  expect(fact('Signs in with').textContent).toBe('–');
});

test('O§3 the page shows who created the record and who changed it last, each as a link', async () => {
  const { unmount } = await open(user(), everyRoute);
  expect(fact('Created (UTC)').textContent).toBe('16 Sep 2024 05:54');
  expect(within(fact('Created by')).getByRole('link', { name: 'Grace Okafor' }).getAttribute('href')).toBe(
    `/user/${grace.id.slice(6)}`,
  );
  expect(fact('Updated (UTC)').textContent).toBe('3 Feb 2026 14:08');
  expect(fact('Updated by').textContent).toBe('–');
  unmount();
  await open(user(), { findRoute: () => undefined });
  expect(fact('Created by').textContent).toBe('Grace Okafor');
});

test('a user without roles who may not sign in is shown', async () => {
  await open(user({ roles: [], isActive: false }));
  card('Roles').getByText('No roles.');
  expect(screen.getAllByText('Inactive')).toHaveLength(2);
});

test('ADM-01 the contact details of a colleague are edited in place', async () => {
  const { user: hand, sent, press } = await open(user());
  await press('Edit contact');
  const mobile = screen.getByRole('textbox', { name: /^Mobile/ });
  await hand.clear(mobile);
  await hand.type(mobile, '07700 900999');
  await press('Save');
  await waitFor(() =>
    expect(notices.get()).toMatchObject([{ text: 'Saved successfully.', details: ['Contact of Priya Nair'] }]),
  );
  expect(sent()).toMatchObject([{ id: idOf('users', 3), version: 7, mobile: '07700 900999', givenName: 'Priya' }]);
});

test('ADM-01 roles are edited in place, with what they mean', async () => {
  const { user: hand, sent, press } = await open(user());
  await press('Edit roles');
  await hand.click(screen.getByRole('checkbox', { name: 'Admin' }));
  await press('Save');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()).toEqual([{ id: idOf('users', 3), version: 7, roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] }]);
});

test.each([
  ['a user', {}, 'All sessions of the user end. The new roles count from the next sign-in.'],
  [
    'oneself',
    { session: { userId: idOf('users', 3), fullName: 'Priya Nair', roles: ['ROLE_ADMIN'] } },
    'These are your own roles. You are signed out, and without the role Admin you cannot give it to yourself again.',
  ],
])('roles of %s that open other screens end the sessions, and the card says so before', async (_, host, note) => {
  const { user: hand, press } = await open(user({ roles: ['ROLE_ADMIN'] }), host);
  await press('Edit roles');
  expect(screen.queryByText(note)).toBeNull();
  await hand.click(screen.getByRole('checkbox', { name: 'Internal' }));
  expect(screen.queryByText(note)).toBeNull();
  await hand.click(screen.getByRole('checkbox', { name: 'Account Manager' }));
  screen.getByText(note);
});

test.each([
  [
    'customer',
    { contact: { id: idOf('customer_contacts', 5) } },
    'Open contact',
    '/customer-contact',
    /contact of a customer/,
  ],
  ['supplier', { trainer: { id: idOf('trainers', 5) } }, 'Open trainer', '/trainer', /trainer or works for a supplier/],
  ['supplier', { supplier: { id: idOf('suppliers', 5) } }, 'Open supplier', '/supplier', /works for a supplier/],
])(
  'a user whose person is of a %s is edited there: Edit says so and leads there before typing',
  async (kind, more, link, path, why) => {
    await open(user({ personKind: kind, ...more }), everyRoute);
    const edit = card('Contact').getByRole('button', { name: 'Edit contact' });
    expect(edit.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('region', { name: 'Contact' }).textContent).toMatch(why);
    expect(card('Contact').getByRole('link', { name: link }).getAttribute('href')).toBe(
      `${path}/${idOf('', 5).slice(1)}`,
    );
  },
);

test('ADM-01 deactivating asks first, says what it does, and is taken back by reactivating', async () => {
  let now = user();
  const updateUser = ({ input: { isActive } }: { input: { isActive: boolean } }) => {
    now = user({ version: 8, isActive });
    return { user: now };
  };
  const { user: hand, sent, press } = await open(() => now, {}, { updateUser });
  await press('More actions');
  await hand.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  const question = within(screen.getByRole('dialog', { name: 'Deactivate Priya Nair?' }));
  question.getByText(/^All sessions of Priya Nair end at once, and Priya Nair cannot sign in any more\./);
  expect(document.activeElement).toBe(question.getByRole('button', { name: 'Keep active' }));
  await hand.click(question.getByRole('button', { name: 'Deactivate user' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(notices.get().map(({ text }) => text)).toEqual(['Priya Nair is deactivated.']);
  await press('Reactivate');
  const again = within(screen.getByRole('dialog', { name: 'Reactivate Priya Nair?' }));
  again.getByText('Priya Nair can sign in again, with the same password and roles as before.');
  await hand.click(again.getByRole('button', { name: 'Reactivate user' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([
    { id: idOf('users', 3), version: 7, isActive: false },
    { id: idOf('users', 3), version: 8, isActive: true },
  ]);
});

test('the only administrator is not deactivated, and the refusal says why', async () => {
  const message = 'This is the only administrator who can sign in. Make somebody else an administrator first.';
  const { user: hand, press } = await open(
    user(),
    {},
    {
      updateUser: () => {
        throw Object.assign(new Error(message), { extensions: { status: 422 } });
      },
    },
  );
  await press('More actions');
  await hand.click(screen.getByRole('menuitem', { name: 'Deactivate' }));
  await press('Deactivate user');
  await screen.findByRole('dialog', { name: 'Priya Nair was not deactivated' });
  screen.getByText(message);
});

test('NAV-18 an id without a user shows the not-found page', async () => {
  await open(null);
  screen.getByText('This user was not found.');
});

test("NAV-10 a failure to read the user is thrown to the route's error boundary", async () => {
  await open(() => {
    throw new Error('The database is away.');
  });
  expect(screen.getByRole('alert').textContent).toContain('The database is away.');
});
