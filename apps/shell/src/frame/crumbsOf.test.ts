import { PLATFORM_CONTRACT } from '@console/platform';
import { expect, test } from 'vitest';
import { RouteTable } from '../routing/RouteTable.ts';
import { crumbsOf } from './crumbsOf.ts';

const table = new RouteTable([
  {
    name: 'one',
    title: 'One',
    version: '1.0.0',
    base: '/releases/one/abc/',
    digests: {},
    platform: PLATFORM_CONTRACT,
    entry: 'remoteEntry.js',
    exposes: {},
    pages: {},
    needs: {},
    routes: [
      { id: 'one.list', path: '/one', title: 'Ones', roles: ['ROLE_ADMIN'] },
      { id: 'one.detail', path: '/one/:id', title: 'One', roles: ['ROLE_ADMIN'], parent: 'one.list' },
      { id: 'one.add', path: '/one/:id/add', title: 'Add', roles: ['ROLE_ADMIN'], parent: 'one.detail' },
    ],
    slots: [],
  },
]);
const ones = { label: 'Ones', path: '/one', search: '' };
const noSearch = () => '';

test('labels come from the routes until the page sets its title', () => {
  expect(crumbsOf(table, '/one/01J/add', null, noSearch)).toEqual([
    ones,
    { label: 'One', path: '/one/01J', search: '' },
    { label: 'Add' },
  ]);
  expect(crumbsOf(table, '/two', null, noSearch)).toEqual([]);
});

test('a page sets its own label and that of its parent', () => {
  expect(crumbsOf(table, '/one/01J', { title: 'ON-7 Autumn', crumb: 'ON-7' }, noSearch)).toEqual([
    ones,
    { label: 'ON-7' },
  ]);
  expect(crumbsOf(table, '/one/01J/add', { title: 'Add to ON-7', crumb: 'Add', above: 'ON-7' }, noSearch)).toEqual([
    ones,
    { label: 'ON-7', path: '/one/01J', search: '' },
    { label: 'Add' },
  ]);
  expect(crumbsOf(table, '/two', { title: 'Not found' }, noSearch)).toEqual([{ label: 'Not found' }]);
});

test('a list in the breadcrumb keeps the filters that it had', () => {
  const searchOf = (path: string) => (path === '/one' ? '?status=draft' : '');
  expect(crumbsOf(table, '/one/01J', null, searchOf)[0]).toEqual({ ...ones, search: '?status=draft' });
});
