import { ConsoleError, PLATFORM_CONTRACT, type RouteModules, type SlotModules } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { vi } from 'vitest';
import type { RemoteSource } from '../remotes/RemoteStore.ts';

/** A release of a remote `bookings` with one screen for all staff, one for administrators, and one that others may open for themselves. */
export const bookingsRelease: RemoteRelease = {
  name: 'bookings',
  title: 'Bookings',
  version: '1.0.0+3f9c2a1b',
  base: '/releases/bookings/3f9c2a1b/',
  digests: { 'remoteEntry.js': 'sha384-abc=', 'routes.js': 'sha384-def=', 'list.js': 'sha384-ghi=' },
  platform: PLATFORM_CONTRACT,
  entry: 'remoteEntry.js',
  exposes: { './routes': { files: ['routes.js'], shared: ['@console/platform'] } },
  pages: { 'bookings.list': { files: ['list.js'], shared: ['react'] } },
  needs: {},
  routes: [
    { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'] },
    {
      ...{ id: 'bookings.diary', path: '/diary/:id', title: 'Diary' },
      ...{ roles: ['ROLE_ADMIN'], own: ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'], parent: 'bookings.audit' },
    },
    { id: 'bookings.audit', path: '/booking-audit', title: 'Audit', roles: ['ROLE_ADMIN'] },
  ],
  slots: [],
};

/** A source of remotes that answers from memory. `loadRoutes.mockRejectedValueOnce(entryFailed)` makes it fail. */
export function testSource(modules: RouteModules, slots: SlotModules = {}) {
  return {
    loadRoutes: vi.fn<RemoteSource['loadRoutes']>(async () => modules),
    loadSlots: vi.fn<RemoteSource['loadSlots']>(async () => slots),
    preload: vi.fn<RemoteSource['preload']>(),
    forget: vi.fn<RemoteSource['forget']>(),
  };
}

export const entryFailed = new ConsoleError('REMOTE_ENTRY_FAILED');

/** A token like the server's, with an invalid signature. The browser does not check signatures. */
export function testToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part(claims)}.signature`;
}
