import { errorDescriptions } from '@console/platform';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SessionStore } from '../session/sessionStore.ts';
import { testToken } from '../testing/fixtures.ts';
import { GRAPHQL_URL, showVisitors } from '../testing/visitors.tsx';
import { SetPasswordPage } from './SetPasswordPage.tsx';

const token = testToken({
  id: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ',
  roles: ['ROLE_ADMIN'],
  exp: Math.floor(Date.now() / 1000) + 3600,
});

const opened = { kind: 'reset', email: 'priya@training.example' };
const password = () => screen.findByLabelText('New password', { selector: 'input' });
const set = () => screen.getByRole('button', { name: 'Set password' });

function open(hash = '#token=the-token') {
  history.replaceState(null, '', `/set-password${hash}`);
  const session = new SessionStore();
  return { session, ...showVisitors(<SetPasswordPage graphqlUrl={GRAPHQL_URL} session={session} />) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('ACC-10 sets a password of at least 5 characters by the link of a mail, and signs the user in', async () => {
  const { user, answer, sent, show, session } = open();
  answer(200, opened);
  show();
  const input = await password();
  expect(document.activeElement).toBe(input);
  // Neither the address nor the history has the token.
  expect(location.href).toMatch(/\/set-password$/);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set a new password');
  expect(screen.getByText('For priya@training.example')).toBeDefined();
  await user.click(set());
  expect(screen.getByText('Password is required')).toBeDefined();
  await user.type(input, 'four');
  await user.click(set());
  expect(screen.getByText('Password must be at least 5 characters')).toBeDefined();
  expect(sent()).toEqual([['http://api.test/v1/set_password', { token: 'the-token' }]]);

  answer(422, { code: 422, message: 'This password is among the most common ones.' });
  await user.clear(input);
  await user.type(input, 'iloveyou{Enter}');
  expect(await screen.findByText('This password is among the most common ones.')).toBeDefined();
  answer(200, { token });
  await user.clear(input);
  await user.type(input, 'fünf5{Enter}');
  await expect.poll(() => session.get().status).toBe('signed-in');
  expect(sent().at(-1)).toEqual(['http://api.test/v1/set_password', { token: 'the-token', password: 'fünf5' }]);
  expect(location.pathname).toBe('/login');
});

test('the link of an invitation welcomes the user', async () => {
  const { answer, show } = open();
  answer(200, { ...opened, kind: 'invitation' });
  show();
  await password();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Welcome to the admin');
  expect(screen.getByText('Set your password for priya@training.example')).toBeDefined();
});

test('a link that does not work says why, and leads to a new one', async () => {
  const { answer, show } = open();
  answer(410, { code: 410, message: 'This link has expired. Ask for a new one.' });
  show();
  expect(await screen.findByText('This link has expired. Ask for a new one.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/forgot-password');
});

test('a link that is used up meanwhile says so', async () => {
  const { user, answer, show } = open();
  answer(200, opened);
  answer(410, { code: 410, message: 'This link no longer works.' });
  show();
  await user.type(await password(), 'new-password{Enter}');
  expect(await screen.findByText('This link no longer works.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toBeDefined();
});

test('without a link nothing is asked, and the link of another mail can be opened in the same tab', async () => {
  const { network, answer, sent, show } = open('');
  show();
  const sentence = 'This page needs the link of the mail. Open that link again, or ask for a new one.';
  expect(await screen.findByText(sentence)).toBeDefined();
  expect(network).not.toHaveBeenCalled();
  answer(200, opened);
  act(() => {
    location.hash = '#token=another';
  });
  expect(await password()).toBeDefined();
  expect(sent()).toEqual([['http://api.test/v1/set_password', { token: 'another' }]]);
});

test('without a connection the link can be tried again', async () => {
  const { user, network, answer, show } = open();
  network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  answer(200, opened);
  show();
  expect(await screen.findByText(errorDescriptions['auth.error.unreachable'])).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await password()).toBeDefined();
});

test('a user with a second factor signs in with it afterwards', async () => {
  const { user, answer, show, session } = open();
  answer(200, opened);
  answer(200, {});
  show();
  await user.type(await password(), 'new-password{Enter}');
  expect(await screen.findByText('Sign in with it, and with the code of your authenticator app.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to sign-in' }).getAttribute('href')).toBe('/login');
  expect(session.get().status).toBe('signed-out');
});
