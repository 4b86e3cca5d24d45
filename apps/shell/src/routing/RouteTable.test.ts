import { PLATFORM_CONTRACT } from '@console/platform';
import type { RemoteRelease } from '@console/platform/registry';
import { expect, test } from 'vitest';
import { RouteTable } from './RouteTable.ts';

function release(name: string, more: Partial<RemoteRelease>): RemoteRelease {
  return {
    name,
    title: name,
    version: '1.0.0',
    base: `/releases/${name}/abc/`,
    digests: {},
    platform: PLATFORM_CONTRACT,
    entry: 'remoteEntry.js',
    exposes: {},
    pages: {},
    needs: {},
    routes: [],
    slots: [],
    ...more,
  };
}

const table = new RouteTable([
  release('one', {
    routes: [
      { id: 'one.detail', path: '/one/:id', title: 'One', roles: ['ROLE_ADMIN'], parent: 'one.list', reference: 'one' },
      { id: 'one.create', path: '/one/create', title: 'Create', roles: ['ROLE_ADMIN'], parent: 'one.list' },
      { id: 'one.list', path: '/one', title: 'Ones', roles: ['ROLE_ADMIN'] },
    ],
  }),
  release('two', {
    landing: 'two.list',
    routes: [{ id: 'two.list', path: '/two', title: 'Twos', roles: ['ROLE_ADMIN'] }],
  }),
]);

test('finds a route by path, ignoring query and hash, and prefers a fixed segment to a parameter', () => {
  expect(table.find('/one?q=x#y')?.route.id).toBe('one.list');
  expect(table.find('/one/create')?.route.id).toBe('one.create');
  expect(table.match('/one/01J')).toMatchObject({
    owned: { remote: 'one', route: { id: 'one.detail' } },
    params: { id: '01J' },
  });
  expect(table.find('/three')).toBeUndefined();
});

test('letters of fixed segments may be capitals, a slash may end the path, and an encoded slash is part of a parameter', () => {
  expect(table.find('/ONE/Create/')?.route.id).toBe('one.create');
  expect(table.match('/one/a%2Fb')?.params).toEqual({ id: 'a/b' });
  expect(table.find('/one/01J/more')).toBeUndefined();
  expect(table.find('/')).toBeUndefined();
});

test('the landing screen is the one that a live remote declares', () => {
  expect(table.landing).toBe('/two');
});

test('ancestors start at the outermost parent', () => {
  const detail = table.find('/one/01J')?.route;
  expect(detail && table.ancestors(detail).map((route) => route.title)).toEqual(['Ones']);
});

test('a record has the address of the route that shows its entity', () => {
  expect(table.recordAddress('one', 'ones/01J')).toBe('/one/01J');
  expect(table.recordAddress('three', 'threes/01J')).toBeUndefined();
});
