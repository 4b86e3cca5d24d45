import { notices } from '@console/platform';
import { idOf, renderScreen } from '@console/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import remote from '../remote.ts';
import routes from '../routes.ts';
import { user } from '../testing/userData.ts';

const ID = idOf('users', 3);

async function open(host = {}, more: object = {}) {
  const opened = await renderScreen({
    remote,
    routes,
    at: `/user/${ID.slice(6)}`,
    data: {
      user: () => user(),
      updateUserPassword: () => ({ user: user({ mustChangePassword: true }) }),
      changeOwnPassword: () => ({ user: user() }),
      ...more,
    },
    host,
  });
  const sent = () =>
    opened.requests.filter(({ operation }) => operation.endsWith('Mutation')).map(({ variables }) => variables.input);
  const press = (name: string) => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, sent, press };
}

const ownAccount = {
  session: { userId: ID, roles: ['ROLE_ACCOUNT_MANAGER'], fullName: 'Priya Nair', email: 'priya.nair@example.com' },
};

test('ADM-02 an administrator resets a password of at least 5 characters, and sees the new one once', async () => {
  const { user: hand, press, sent } = await open();
  await press('Reset password');
  const form = within(screen.getByRole('dialog', { name: 'Reset the password of Priya Nair' }));
  form.getByText(/^All sessions of Priya Nair end at once\./);
  const reset = () => hand.click(form.getByRole('button', { name: 'Reset password' }));
  const field = form.getByLabelText(/^Password/);
  expect(document.activeElement).toBe(field);
  await reset();
  await form.findByText('Password is required');
  await hand.type(field, '1234');
  await reset();
  await form.findByText('Password must be at least 5 characters');
  expect(sent()).toEqual([]);
  await hand.type(field, '5');
  await reset();
  const done = within(await screen.findByRole('dialog', { name: 'Password reset complete' }));
  expect(sent()).toEqual([{ id: ID, version: null, password: '12345' }]);
  done.getByText('12345');
  const copy = done.getByRole('button', { name: 'Copy password' });
  expect(document.activeElement).toBe(copy);
  await hand.click(copy);
  await done.findByText('Copied');
  expect(await navigator.clipboard.readText()).toBe('12345');
  await hand.click(done.getByRole('button', { name: 'Done' }));
  expect(screen.queryByText('12345')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reset password' }));
});

test('ADM-02 a password is generated, shown and copied before it is saved', async () => {
  const { user: hand, press, sent } = await open();
  await press('Reset password');
  await press('Generate a password');
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Password/ });
  const { value } = field;
  expect(value).toMatch(/^\w{4}(-\w{4}){3}$/);
  screen.getByRole('button', { name: 'Copy password' });
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Reset password' }));
  await screen.findByRole('dialog', { name: 'Password reset complete' });
  screen.getByText(value);
  expect(sent()).toEqual([{ id: ID, version: null, password: value }]);
});

test('a refused password keeps the dialog, with the reason at the field', async () => {
  const message = 'This password is one of the most common ones. Choose another one.';
  const { user: hand, press } = await open(
    {},
    {
      updateUserPassword: () => {
        throw Object.assign(new Error(message), {
          extensions: { status: 422, violations: [{ path: 'password', message }] },
        });
      },
    },
  );
  await press('Reset password');
  const form = within(screen.getByRole('dialog'));
  await hand.type(form.getByLabelText(/^Password/), 'password');
  await hand.click(form.getByRole('button', { name: 'Reset password' }));
  await form.findByText(message);
});

test('the own password is changed with the present one, and other sessions end', async () => {
  const { user: hand, press, sent } = await open(ownAccount);
  expect(screen.queryByRole('button', { name: 'Reset password' })).toBeNull();
  await press('Change password');
  const form = within(screen.getByRole('dialog', { name: 'Change your password' }));
  await hand.click(form.getByRole('button', { name: 'Change password' }));
  await form.findByText('Current password is required');
  await hand.type(form.getByLabelText(/^Current password/), 'the present one');
  await hand.type(form.getByLabelText(/^New password/), 'another one');
  await hand.click(form.getByRole('button', { name: 'Change password' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toEqual([{ currentPassword: 'the present one', password: 'another one' }]);
  expect(notices.get().map(({ text }) => text)).toEqual(['Your password is changed. Your other sessions have ended.']);
});
