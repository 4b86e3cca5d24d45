import type { NavigationEntry, RouteRecord } from '@console/platform';
import { expect, test } from 'vitest';
import { sidebarGroups } from './sidebarGroups.ts';

function route(label: string, group: string, weight: number, roles: RouteRecord['roles']): RouteRecord {
  const navigation: NavigationEntry = { group, label, weight, icon: 'Apps' };
  return { id: `x.${label}`, path: `/${label}`, title: label, roles, navigation };
}

const both: RouteRecord['roles'] = ['ROLE_ADMIN', 'ROLE_ACCOUNT_MANAGER'];

const routes: RouteRecord[] = [
  route('workflows', 'Admin', 160, ['ROLE_ADMIN']),
  route('bookings', 'top', 20, both),
  route('email logs', 'top', 130, both),
  route('trainers', 'Training', 80, both),
  route('classes', 'top', 10, both),
  route('course list', 'Training', 60, both),
  { id: 'x.detail', path: '/booking/:id', title: 'Booking', roles: both },
];

test('sorts entries by weight within their group, and a group by the smallest weight of its entries', () => {
  const groups = sidebarGroups(routes, ['ROLE_ADMIN']);
  expect(groups.map(({ heading, entries }) => [heading, entries.map((entry) => entry.label)])).toEqual([
    [undefined, ['classes', 'bookings']],
    ['Training', ['course list', 'trainers']],
    [undefined, ['email logs']],
    ['Admin', ['workflows']],
  ]);
});

test('hides entries and groups that the roles may not open', () => {
  const groups = sidebarGroups(routes, ['ROLE_ACCOUNT_MANAGER']);
  expect(groups.map((group) => group.heading)).toEqual([undefined, 'Training', undefined]);
});
