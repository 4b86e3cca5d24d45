import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { SessionStore } from '../session/sessionStore.ts';
import { testToken } from '../testing/fixtures.ts';
import { GRAPHQL_URL, showVisitors } from '../testing/visitors.tsx';
import { LimitedPage } from './LimitedPage.tsx';

const claims = {
  id: 'users/01HZZZZZZZZZZZZZZZZZZZZZZZ',
  roles: ['ROLE_ADMIN'],
  exp: Math.floor(Date.now() / 1000) + 3600,
};
const limitedToken = testToken({ ...claims, limited: 'password' });
const fullToken = testToken({ ...claims, limited: null });

const config = {
  graphqlUrl: GRAPHQL_URL,
  styleNonce: undefined,
  identityProviderUrl: undefined,
  identityProviderName: 'single sign-on',
  idleMinutes: 0,
  localRemotes: false,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function open(token = limitedToken) {
  const session = new SessionStore();
  const person = session.signIn(token);
  if (person.status !== 'signed-in') throw new Error('The token does not sign in.');
  return { session, person, ...showVisitors(<LimitedPage {...{ config, session, person }} />) };
}

const current = () => screen.getByLabelText('Current password', { selector: 'input' });
const chosen = () => screen.getByLabelText('New password', { selector: 'input' });
const set = () => screen.getByRole('button', { name: 'Set password' });

test('a session that is limited says so, until another password is chosen', async () => {
  const { session, person, user, answer, network, show } = open();
  expect(person.limited).toBe('password');
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Choose your password');
  expect(document.activeElement).toBe(current());
  await user.click(set());
  expect(screen.getByText('Current password is required')).toBeDefined();
  expect(screen.getByText('Password is required')).toBeDefined();
  await user.type(current(), 'given-password');
  await user.type(chosen(), 'four');
  await user.click(set());
  expect(screen.getByText('Password must be at least 5 characters')).toBeDefined();
  expect(document.activeElement).toBe(chosen());
  expect(network).not.toHaveBeenCalled();

  const message = 'Current password is incorrect';
  const violations = [{ path: 'currentPassword', message }];
  answer(200, { data: null, errors: [{ message, extensions: { status: 422, violations } }] });
  await user.type(chosen(), ' and more{Enter}');
  expect(await screen.findByText(message)).toBeDefined();
  await expect.poll(() => document.activeElement).toBe(current());
  expect(session.get()).toMatchObject({ limited: 'password' });

  const changed = { session: { token: fullToken }, user: { id: claims.id, mustChangePassword: false } };
  answer(200, { data: { changeOwnPassword: changed } });
  await user.click(set());
  await expect.poll(() => session.get()).toMatchObject({ status: 'signed-in', token: fullToken });
  expect(session.get()).not.toHaveProperty('limited');
  const [, init] = network.mock.calls[1] ?? [];
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${limitedToken}`);
});

test('the user may sign out instead', async () => {
  const { session, user, network, show } = open();
  network.mockResolvedValueOnce(new Response(null, { status: 204 }));
  show();
  await user.click(screen.getByRole('button', { name: 'Sign out' }));
  expect(session.get().status).toBe('signed-out');
});

test('a session that lacks a second factor sets it up, keeps the recovery codes and then goes on', async () => {
  const { session, user, answer, network, show } = open(testToken({ ...claims, limited: 'factor' }));
  const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const setUp = { secret, address: `otpauth://totp/Admin%20console:a%40b.c?secret=${secret}` };
  answer(200, { data: { startSecondFactor: { setUp } } });
  show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Set up your second factor');
  await screen.findByRole('img', { name: 'QR code for an authenticator app' });
  const code = screen.getByLabelText('Code');
  expect([document.activeElement, code.getAttribute('inputmode')]).toEqual([code, 'numeric']);
  await user.click(screen.getByRole('button', { name: 'Set up' }));
  screen.getByText('Code is required');

  const message = 'This is not the code of the app at this time. Enter the one that it shows now.';
  const violations = [{ path: 'code', message }];
  answer(200, { data: null, errors: [{ message, extensions: { status: 422, violations } }] });
  await user.type(code, '111111{Enter}');
  await screen.findByText(message);

  const codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];
  answer(200, { data: { confirmSecondFactor: { recoveryCodes: { codes, token: fullToken } } } });
  await user.type(code, '222222{Enter}');
  await screen.findByText('eeee-ffff-gggg-hhhh');
  expect(session.get()).toMatchObject({ limited: 'factor' });
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  expect(session.get()).toMatchObject({ status: 'signed-in', token: fullToken });
  expect(network).toHaveBeenCalledTimes(3);
});
