import { beforeEach, expect, test, vi } from 'vitest';
import { testToken as token } from '../testing/fixtures.ts';
import { SessionStore } from './sessionStore.ts';
import { TOKEN_KEY } from './token.ts';

const NOW = Date.UTC(2026, 10, 16, 9, 0);
const USER = 'users/01JD0000000000000000000000';

const inAnHour = NOW / 1000 + 3600;
const staff = token({ id: USER, roles: ['ROLE_ACCOUNT_MANAGER', 'ROLE_INTERNAL'], exp: inAnHour });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  sessionStorage.clear();
});

test('ACC-02 stores the token in local storage under a fixed key, and reads the user from it', () => {
  const session = new SessionStore();
  session.signIn(staff);
  expect(localStorage.getItem('console.token')).toBe(staff);
  expect(session.get()).toMatchObject({ status: 'signed-in', userId: USER, roles: ['ROLE_ACCOUNT_MANAGER'] });
  expect(new SessionStore().get().status).toBe('signed-in');
});

test('ACC-05 an expired token clears the session at start', () => {
  localStorage.setItem(TOKEN_KEY, token({ id: USER, roles: ['ROLE_ADMIN'], exp: NOW / 1000 - 1 }));
  const state = new SessionStore().get();
  expect(state).toMatchObject({ status: 'signed-out', error: { key: 'auth.error.session_expired' } });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('ACC-05 the session ends when the token expires', () => {
  const session = new SessionStore();
  session.signIn(staff);
  const heard = vi.fn();
  session.subscribe(heard);
  vi.advanceTimersByTime(3600_000 - 1);
  expect(session.get().status).toBe('signed-in');
  vi.advanceTimersByTime(1);
  expect(session.get().status).toBe('signed-out');
  expect(heard).toHaveBeenCalledOnce();
});

test('ACC-05 without a token there is no session and no error', () => {
  expect(new SessionStore().get()).toEqual({ status: 'signed-out' });
});

test.each([
  'nonsense',
  'a.b.c',
  token({ roles: ['ROLE_ADMIN'], exp: inAnHour }),
  token({ id: '../x', roles: [], exp: 1 }),
])('ACC-05 an invalid token clears the session: %s', (stored) => {
  localStorage.setItem(TOKEN_KEY, stored);
  expect(new SessionStore().get().status).toBe('signed-out');
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
});

test('ACC-06 refuses a user without a staff role, records the error and clears the session', () => {
  const session = new SessionStore();
  session.signIn(token({ id: USER, roles: ['ROLE_SUPPLIER_TRAINER'], exp: inAnHour }));
  expect(session.get()).toMatchObject({ status: 'signed-out', error: { key: 'auth.error.invalid_user_roles' } });
  expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  expect(new SessionStore().get()).toMatchObject({ error: { key: 'auth.error.invalid_user_roles' } });
});

test('ignores a recorded error that cannot be read', () => {
  sessionStorage.setItem('console.auth-error', '{half');
  expect(new SessionStore().get()).toEqual({ status: 'signed-out' });
});

test('signing out in one tab signs out in all tabs', () => {
  const session = new SessionStore();
  session.signIn(staff);
  localStorage.removeItem(TOKEN_KEY);
  window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY, newValue: null }));
  expect(session.get().status).toBe('signed-out');
});
