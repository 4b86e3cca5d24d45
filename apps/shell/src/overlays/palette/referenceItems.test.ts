import { type Role, STAFF_ROLES } from '@console/platform';
import { expect, test } from 'vitest';
import { RouteTable } from '../../routing/RouteTable.ts';
import { bookingsRelease } from '../../testing/fixtures.ts';
import { bestMatch, referenceItems, wordsToMark } from './referenceItems.ts';

const table = new RouteTable([
  {
    ...bookingsRelease,
    routes: [
      { id: 'bookings.detail', path: '/booking/:id', title: 'Booking', roles: [...STAFF_ROLES], reference: 'booking' },
      { id: 'audit.invoice', path: '/invoice/:id', title: 'Invoice', roles: ['ROLE_ADMIN'], reference: 'invoice' },
      { id: 'audit.order', path: '/order/:id', title: 'Order', roles: ['ROLE_ADMIN'], reference: 'purchase_order' },
    ],
    references: { purchase_order: 'Purchase Order', supplier: 'Supplier' },
  },
]);
const found = (entity: string, reference: string) =>
  ({
    id: `reference_searches/${reference}`,
    entity,
    reference,
    title: 'A title',
    target: `any/${reference}`,
  }) as Parameters<typeof referenceItems>[0][number];

test('NAV-12 a record opens the screen of its entity, and is disabled when the user may open none; an unknown entity says "Descriptor not found."', () => {
  const all = [
    found('booking', 'BK-1'),
    found('invoice', 'INV-1'),
    found('purchase_order', 'PO-1'),
    found('supplier', 'SU-1'),
    found('unheard_of', 'UO-1'),
    found('constructor', 'CO-1'),
  ];
  const of = (roles: readonly Role[]) =>
    referenceItems(all, table, roles).map(({ badge, path, disabled = false }) => [badge, path, disabled]);
  expect(of(['ROLE_ACCOUNT_MANAGER'])).toEqual([
    ['Booking', '/booking/BK-1', false],
    ['Invoice', undefined, true],
    ['Purchase Order', undefined, true],
    ['Supplier', undefined, true],
    ['Descriptor not found.', undefined, true],
    ['Descriptor not found.', undefined, true],
  ]);
  expect(of(['ROLE_ADMIN'])[1]).toEqual(['Invoice', '/invoice/INV-1', false]);
});

test('a record says its customer, date and status, and no customer twice', () => {
  const detailOf = (facts: object) =>
    referenceItems([{ ...found('booking', 'BK-1'), ...facts }], table, ['ROLE_ADMIN'])[0]?.detail;
  const facts = { customerName: 'Calder Valley Housing', date: '2026-11-16', status: 'Confirmed' };
  expect(detailOf(facts)).toBe('16 Nov 2026 · Confirmed · Calder Valley Housing');
  expect(detailOf({ ...facts, date: null })).toBe('Confirmed · Calder Valley Housing');
  expect(detailOf({ ...facts, title: 'Calder Valley Housing', status: null })).toBe('16 Nov 2026');
  expect(detailOf({})).toBe('');
});

const items = (...references: string[]) => references.map((reference) => ({ reference }));

test.each<[string, string[], boolean, string | undefined]>([
  ['10482', ['BK-10482', 'BK-104820'], true, 'BK-10482'],
  ['bk10482', ['BK-10482'], false, 'BK-10482'],
  ['1048', ['BK-10482', 'BK-10483'], false, undefined],
  ['1048', ['BK-10482'], true, undefined],
  ['leadership', ['TC-20871'], false, 'TC-20871'],
  ['5001', ['TK-5001', 'SU-5001'], false, undefined],
  ['nothing', [], false, undefined],
])('an early Enter behind %s among %j means %s', (text, references, more, meant) => {
  expect(bestMatch(text, items(...references), more)?.reference).toBe(meant);
});

test('highlights the typed words and the canonical form of the reference', () => {
  expect(wordsToMark(' Leadership  essentials ')).toEqual(['leadership', 'essentials', 'leadership essentials']);
  expect(wordsToMark('BK 10482')).toEqual(['bk', '10482', 'bk-10482']);
  expect(wordsToMark('')).toEqual([]);
});
