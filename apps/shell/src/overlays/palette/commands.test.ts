import { searchWords } from '@console/format';
import type { RouteRecord } from '@console/platform';
import { expect, test, vi } from 'vitest';
import { routeKeys } from '../shortcuts/routeKeys.ts';
import { commandsOf, matching } from './commands.tsx';

const STAFF: RouteRecord['roles'] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];
const navigation = { group: 'top', label: 'Bookings', weight: 20, icon: 'Calendar', key: 'b' };
const routes: RouteRecord[] = [
  {
    id: 'admin.users',
    path: '/user',
    title: 'Users',
    roles: ['ROLE_ADMIN'],
    navigation: { ...navigation, label: 'User management', weight: 600, key: 'm' },
  },
  {
    id: 'admin.create-user',
    path: '/user/create',
    title: 'New user',
    roles: ['ROLE_ADMIN'],
    parent: 'admin.users',
    command: { label: 'New user' },
  },
  { id: 'bookings.list', path: '/booking', title: 'Bookings', roles: STAFF, navigation },
  {
    id: 'bookings.create',
    path: '/booking/create',
    title: 'New booking',
    roles: STAFF,
    parent: 'bookings.list',
    command: { label: 'New booking', keys: 'cb' },
  },
  { id: 'bookings.detail', path: '/booking/:id', title: 'Booking', roles: STAFF, reference: 'booking' },
];

const actions = { onShortcuts: vi.fn(), onAbout: vi.fn(), onSignOut: vi.fn(), onRefresh: undefined };
const of = (roles: RouteRecord['roles'], keys = true, onRefresh?: () => void) =>
  commandsOf({ ...actions, routes, roles, keys, onRefresh });

test('lists the commands of the screens that the roles may open, in the order of the sidebar, then the commands of the frame', () => {
  const titles = ['New booking', 'Go to Bookings', 'Keyboard shortcuts', 'About this console', 'Sign out'];
  expect(of(['ROLE_ACCOUNT_MANAGER']).map(({ title }) => title)).toEqual(titles);
  const [first, second, , go] = of(['ROLE_ADMIN']);
  expect([first?.title, second?.title]).toEqual(['New booking', 'New user']);
  expect(go).toMatchObject({ title: 'Go to User management', path: '/user', keys: ['g', 'm'] });
  expect(of(STAFF, true, () => {}).map(({ title }) => title)).toContain('Refresh to the newer version');
});

test('shows keys only while single-letter shortcuts are on', () => {
  expect(of(STAFF).flatMap(({ keys }) => (keys ? [keys.join('')] : []))).toEqual(['cb', 'gb', 'gm', '?']);
  expect(of(STAFF, false).filter(({ keys }) => keys)).toEqual([]);
});

test('returns the keys of the screens that the roles may open', () => {
  expect(routeKeys(routes, ['ROLE_ACCOUNT_MANAGER'])).toEqual([
    { keys: 'gb', path: '/booking' },
    { keys: 'cb', path: '/booking/create' },
  ]);
  expect(routeKeys(routes, ['ROLE_ADMIN'])).toContainEqual({ keys: 'gm', path: '/user' });
});

test('finds commands that contain every word, ignoring case and accents', () => {
  const titles = (text: string) => matching(of(STAFF), searchWords(text)).map(({ title }) => title);
  expect(titles('to BOOK')).toEqual(['Go to Bookings']);
  expect(titles('böokings')).toEqual(['Go to Bookings']);
  expect(titles('book nothing')).toEqual([]);
});
