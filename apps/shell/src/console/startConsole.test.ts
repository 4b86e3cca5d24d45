import { unsaved } from '@console/platform';
import { afterEach, expect, test, vi } from 'vitest';
import type { SessionStore, SignedIn } from '../session/sessionStore.ts';
import { startConsole } from './startConsole.ts';

afterEach(() => vi.unstubAllGlobals());

const config = {
  graphqlUrl: '/graphql',
  styleNonce: undefined,
  identityProviderUrl: undefined,
  identityProviderName: 'single sign-on',
  idleMinutes: 0,
  localRemotes: false,
};

/** Returns the store of a console that is started for a user. */
async function storeOf(userId: string) {
  vi.stubGlobal('fetch', async () => Response.json({ remotes: [] }));
  const person: SignedIn = { status: 'signed-in', token: 'abc', userId, roles: ['ROLE_ADMIN'] };
  const session = { get: () => person } as Partial<SessionStore> as SessionStore;
  const { environment, router } = await startConsole(config, session, person);
  router.dispose();
  return environment;
}

test('reuses the store when the same user signs in again with unsaved changes, but not for another user', async () => {
  const first = await storeOf('users/1');
  const next = await storeOf('users/1');
  expect(next).not.toBe(first);
  const release = unsaved.hold({ discard: () => {} });
  expect(await storeOf('users/1')).toBe(next);
  const other = await storeOf('users/2');
  expect(other).not.toBe(next);
  expect([next, other]).not.toContain(await storeOf('users/1'));
  release();
});
