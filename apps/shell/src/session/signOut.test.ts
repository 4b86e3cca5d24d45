import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testToken } from '../testing/fixtures.ts';
import { SessionStore } from './sessionStore.ts';
import { signOut } from './signOut.ts';
import { rememberProvider, TOKEN_KEY } from './token.ts';

const API = 'https://console.example/graphql';
const token = testToken({
  id: 'users/01JD0000000000000000000000',
  roles: ['ROLE_ACCOUNT_MANAGER'],
  exp: Date.now() / 1000 + 3600,
});
const sent: Request[] = [];

beforeEach(() => {
  localStorage.clear();
  sent.length = 0;
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    throw new TypeError('no connection');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('signs out of this browser at once, without a connection too, and ends the token on the server', () => {
  const session = new SessionStore();
  session.signIn(token);
  signOut(session, API);
  expect(session.get()).toEqual({ status: 'signed-out' });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(sent.map(({ method, url, keepalive }) => [method, url, keepalive])).toEqual([
    ['DELETE', 'https://console.example/authentication_token', true],
  ]);
  expect(sent[0]?.headers.get('authorization')).toBe(`Bearer ${token}`);
});

test('who signed in at the identity provider is signed out there too', () => {
  const leave = vi.fn();
  vi.stubGlobal('location', { assign: leave });
  const session = new SessionStore();
  session.signIn(token);
  signOut(session, API);
  expect(leave).not.toHaveBeenCalled();
  session.signIn(token);
  rememberProvider();
  signOut(session, API);
  expect(leave.mock.calls).toEqual([['/sign-out']]);
  session.signIn(token);
  signOut(session, API);
  expect(leave).toHaveBeenCalledOnce();
});

test('sends nothing when nobody is signed in', () => {
  signOut(new SessionStore(), API);
  expect(sent).toEqual([]);
});
