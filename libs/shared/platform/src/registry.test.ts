import { expect, test } from 'vitest';
import { type RemoteRelease, registrySchema, remoteReleaseSchema } from './registry.ts';

const release: RemoteRelease = {
  name: 'bookings',
  title: 'Bookings',
  version: '1.0.0+3f9c2a1b',
  base: '/releases/bookings/3f9c2a1b/',
  digests: { 'remoteEntry.js': 'sha384-abc=' },
  platform: '1.0.0',
  entry: 'remoteEntry.js',
  exposes: { './routes': { files: ['routes.js'], shared: ['@console/platform'] } },
  pages: {},
  needs: { react: ['useState'] },
  routes: [
    { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: ['ROLE_ADMIN'] },
    {
      id: 'bookings.create',
      path: '/booking/create',
      title: 'New booking',
      roles: ['ROLE_ADMIN'],
      reference: 'booking',
      command: { label: 'New booking', keys: 'cb' },
    },
  ],
  slots: [],
};

const navigation = { group: 'top', label: 'Bookings', weight: 20, icon: 'Calendar' };

test('FED-03 a valid release is read unchanged', () => {
  expect(remoteReleaseSchema.parse(release)).toEqual(release);
});

test.each([
  ['an address outside of the releases', { base: 'https://elsewhere.example/bookings/1/' }],
  ['a file outside of the release', { entry: '../shell/index.js' }],
  ['a digest of another kind', { digests: { 'remoteEntry.js': 'md5-abc' } }],
  ['a role that nobody may hold here', { routes: [{ ...release.routes[0], roles: ['ROLE_CUSTOMER'] }] }],
  ['a key that is no letter', { routes: [{ ...release.routes[0], navigation: { ...navigation, key: '?' } }] }],
  [
    'a command whose keys begin as those of the sidebar do',
    { routes: [{ ...release.routes[0], command: { label: 'Go', keys: 'gb' } }] },
  ],
  ['a path that is none', { routes: [{ ...release.routes[0], path: 'booking' }] }],
])('FED-03 %s is refused', (_, change) => {
  expect(remoteReleaseSchema.safeParse({ ...release, ...change }).success).toBe(false);
});

test('one invalid entry leaves the registry readable', () => {
  expect(registrySchema.safeParse({ remotes: [{}, release] }).success).toBe(true);
});
