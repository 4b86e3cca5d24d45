import { createEnvironment } from '@console/relay';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SessionStore, type SignedIn } from '../session/sessionStore.ts';
import { testToken } from '../testing/fixtures.ts';
import { useCurrentUser } from './useCurrentUser.ts';

const USER = 'users/01JD0000000000000000000000';

const network = vi.fn<typeof fetch>();
const breakOff = () => network.mockRejectedValueOnce(new TypeError('Failed to fetch'));
const answers = (body: object) => network.mockResolvedValueOnce(Response.json(body));

/** Starts the console of a signed-in user. The test has set up the network before. */
async function start() {
  const session = new SessionStore();
  const person = session.signIn(
    testToken({ id: USER, roles: ['ROLE_ADMIN'], exp: Date.now() / 1000 + 3600 }),
  ) as SignedIn;
  const environment = createEnvironment({ url: '/api/graphql', token: () => person.token, onUnauthorised: vi.fn() });
  const hook = renderHook(() => useCurrentUser(environment, session, person));
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await wait(0);
  return { session, ...hook, wait };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', network);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.resetAllMocks());

test('repeats an aborted request and keeps the session', async () => {
  breakOff();
  const { session, result, wait } = await start();
  expect(session.get().status).toBe('signed-in');
  expect(network).toHaveBeenCalledOnce();
  const person = { id: 'people/1', fullName: 'Ada Admin', email: 'ada@example.com' };
  answers({ data: { user: { id: USER, avatarUrl: null, roles: ['ROLE_ADMIN'], isActive: true, person } } });
  await wait(1_000);
  expect(result.current).toEqual({ fullName: 'Ada Admin', email: 'ada@example.com' });
});

test('repeats a request that was answered with 503, because the database is away, and keeps the session', async () => {
  answers({ errors: [{ message: 'The database cannot be reached just now.', extensions: { status: 503 } }] });
  const { session, result, wait } = await start();
  expect(session.get().status).toBe('signed-in');
  const person = { id: 'people/1', fullName: 'Ada Admin', email: 'ada@example.com' };
  answers({ data: { user: { id: USER, avatarUrl: null, roles: ['ROLE_ADMIN'], isActive: true, person } } });
  await wait(1_000);
  expect(result.current.fullName).toBe('Ada Admin');
});

test('ACC-07 ends the session when the third repetition fails', async () => {
  breakOff();
  const { session, wait } = await start();
  for (const milliseconds of [1_000, 3_000, 6_000]) {
    expect(session.get().status).toBe('signed-in');
    breakOff();
    await wait(milliseconds);
  }
  expect(session.get()).toMatchObject({ status: 'signed-out', error: { key: 'auth.error.get_user_failed' } });
});

test('ACC-07 an answer without the user ends the session at once', async () => {
  answers({ errors: [{ message: 'The user could not be read.' }], data: null });
  const { session } = await start();
  expect(session.get()).toMatchObject({ status: 'signed-out', error: { key: 'auth.error.get_user_failed' } });
});

test('does not repeat the request after the console is unmounted', async () => {
  breakOff();
  const { wait, unmount } = await start();
  unmount();
  await wait(10_000);
  expect(network).toHaveBeenCalledOnce();
});
