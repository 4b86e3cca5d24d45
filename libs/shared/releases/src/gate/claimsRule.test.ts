import { afterAll, expect, test } from 'vitest';
import { FixtureGate } from '../testing/FixtureGate.ts';
import type { FixtureRemote } from '../testing/fixtureBuilds.ts';

const gate = new FixtureGate();
afterAll(() => gate.builds.remove());

const navigation = { group: 'top', label: 'A list', weight: 10, icon: 'Calendar' };
const bookings = {
  name: 'bookings',
  routes: [
    {
      id: 'bookings.list',
      path: '/booking',
      navigation: { ...navigation, key: 'b' },
      command: { label: 'New booking', keys: 'cb' },
    },
    { id: 'bookings.detail', path: '/booking/:id', reference: 'booking' },
  ],
};

test('keys, commands and references that no other screen has are accepted', () => {
  const routes = [
    {
      id: 'sales.list',
      path: '/sales',
      navigation: { ...navigation, key: 's' },
      command: { label: 'Sell', keys: 'cs' },
    },
    { id: 'sales.detail', path: '/sales/:id', reference: 'sale' },
  ];
  expect(gate.release({ name: 'sales', routes }, bookings).refusals).toEqual([]);
  // A remote may keep the keys of its earlier release.
  expect(gate.release({ ...bookings, content: 'second' }).refusals).toEqual([]);
});

test.each<[string, FixtureRemote, string]>([
  [
    'the key of another’s sidebar entry',
    { name: 'sales', routes: [{ id: 'sales.list', path: '/sales', navigation: { ...navigation, key: 'b' } }] },
    'sales 1.0.0 has the key b for sales.list, but bookings.list of bookings 1.0.0 already has it.',
  ],
  [
    'the keys of another’s command',
    { name: 'sales', routes: [{ id: 'sales.create', path: '/sales/create', command: { label: 'New', keys: 'cb' } }] },
    'sales 1.0.0 has the keys cb for sales.create, but bookings.list of bookings 1.0.0 already has it.',
  ],
  [
    'another’s references',
    { name: 'sales', routes: [{ id: 'sales.booking', path: '/sales/:id', reference: 'booking' }] },
    'sales 1.0.0 has the references of booking for sales.booking, but bookings.detail of bookings 1.0.0 already has it.',
  ],
  [
    'one key twice',
    {
      name: 'sales',
      routes: [
        { id: 'sales.a', path: '/a', navigation: { ...navigation, key: 'x' } },
        { id: 'sales.b', path: '/b', navigation: { ...navigation, key: 'x' } },
      ],
    },
    'sales 1.0.0 has the key x for two of its screens, sales.a and sales.b.',
  ],
  [
    'references for a list',
    { name: 'sales', routes: [{ id: 'sales.list', path: '/sales', reference: 'sale' }] },
    'sales 1.0.0 has the references of sale for sales.list, whose address /sales names no single record.',
  ],
  [
    'a command for a record',
    { name: 'sales', routes: [{ id: 'sales.one', path: '/sales/:id', command: { label: 'New' } }] },
    'sales 1.0.0 has a command for sales.one, whose address /sales/:id needs a record.',
  ],
])('a remote that claims %s is refused', (_, remote, sentence) => {
  expect(gate.release(remote, bookings).refusals).toEqual([sentence]);
});
