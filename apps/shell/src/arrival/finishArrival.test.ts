import { errorDescriptions } from '@console/platform';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ConsoleConfig } from '../config/config.ts';
import { SessionStore } from '../session/sessionStore.ts';
import { isFromProvider, TOKEN_KEY } from '../session/token.ts';
import { testToken } from '../testing/fixtures.ts';
import { finishArrival } from './finishArrival.ts';
import { takeArrival } from './takeArrival.ts';

const config: ConsoleConfig = {
  graphqlUrl: 'http://console.test/graphql',
  styleNonce: undefined,
  identityProviderUrl: '/sign-in',
  identityProviderName: 'Example Login',
  idleMinutes: 0,
  localRemotes: false,
};

const tokenWith = (roles: string[]) =>
  testToken({ id: 'users/01JD0000000000000000000000', roles, exp: Date.now() / 1000 + 3600 });

const network = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  network.mockReset();
  vi.stubGlobal('fetch', network);
});
afterEach(() => {
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('the code is taken from the address of the sign-in page, and stands there no longer', () => {
  history.replaceState(null, '', '/login#once=abc');
  expect([takeArrival(), location.pathname + location.hash]).toEqual(['once=abc', '/login']);
  expect(takeArrival()).toBeUndefined();
});

test.each(['/login', '/login#main', '/training-class#once=abc'])('%s says nothing of a sign-in', (path) => {
  history.replaceState(null, '', path);
  expect([takeArrival(), location.pathname + location.hash]).toEqual([undefined, path]);
});

test('ACC-09 the code is exchanged for the session', async () => {
  const token = tokenWith(['ROLE_ADMIN']);
  network.mockResolvedValueOnce(Response.json({ token }));
  const session = new SessionStore();
  await finishArrival('once=abc', config, session);
  const [url, init] = network.mock.calls[0] ?? [];
  expect([String(url), init?.body]).toEqual(['http://console.test/authentication_token', '{"once":"abc"}']);
  expect([session.get().status, localStorage.getItem(TOKEN_KEY), isFromProvider()]).toEqual(['signed-in', token, true]);
});

test('a code that the server refuses leaves its sentence', async () => {
  const message = 'This sign-in took too long or began in another browser. Please sign in again.';
  network.mockResolvedValueOnce(Response.json({ code: 401, message }, { status: 401 }));
  const session = new SessionStore();
  await finishArrival('once=abc', config, session);
  expect(session.get()).toEqual({ status: 'signed-out', error: { key: 'auth.error.login_failed', message } });
  expect(isFromProvider()).toBe(false);
});

test.each([
  [
    'unverified',
    'auth.error.login_failed',
    'Your email address has not been verified at Example Login, so no user can be found by it.',
  ],
  ['unknown', 'auth.error.login_failed', 'No user has your email address. An administrator can add you.'],
  [
    'other-account',
    'auth.error.login_failed',
    'The user with your email address signs in with another account at Example Login.',
  ],
  ['deactivated', 'auth.error.login_failed', 'Your user is deactivated. An administrator can activate it again.'],
  ['no-role', 'auth.error.invalid_user_roles', errorDescriptions['auth.error.invalid_user_roles']],
  ['canceled', 'auth.error.login_failed', 'The sign-in at Example Login was canceled.'],
  ['throttled', 'auth.error.throttled', errorDescriptions['auth.error.throttled']],
])('%s is said with %s', async (reason, key, message) => {
  const session = new SessionStore();
  await finishArrival(`refused=${reason}`, config, session);
  expect(session.get()).toEqual({ status: 'signed-out', error: { key, message } });
});

test.each([
  ['unavailable', 'auth.error.unreachable', 'The server of Example Login cannot be reached at the moment.'],
  ['failed', 'auth.error.login_failed', 'The sign-in at Example Login has failed.'],
  ['constructor', 'auth.error.login_failed', 'The sign-in at Example Login has failed.'],
])('%s can be tried again', async (reason, key, message) => {
  const session = new SessionStore();
  await finishArrival(`refused=${reason}`, config, session);
  expect(session.get()).toEqual({ status: 'signed-out', error: { key, message, retry: true } });
});

test('an address that somebody made up signs nobody out', async () => {
  const session = new SessionStore();
  session.signIn(tokenWith(['ROLE_ADMIN']));
  await finishArrival('refused=unknown', config, session);
  network.mockResolvedValueOnce(Response.json({ code: 401, message: 'No.' }, { status: 401 }));
  await finishArrival('once=stolen', config, session);
  expect(session.get().status).toBe('signed-in');
});
