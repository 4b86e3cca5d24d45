import { ConsoleError } from '@console/platform';
import { expect, test } from 'vitest';
import {
  defineList,
  firstPageOf,
  LARGE_SIZES,
  nextPage,
  offsetOf,
  orderArgument,
  pageArguments,
  pageBefore,
  previousPage,
  SMALL_SIZES,
} from './index.ts';

const list = defineList({
  name: 'things',
  noun: ['thing', 'things'],
  filters: {},
  sorts: ['bookedAt', 'reference'],
  order: { field: 'bookedAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});

const at = (query: string) => list.parse(new URLSearchParams(query), 0);

test.each([
  [LARGE_SIZES, [50, 100, 250, 500], 50],
  [SMALL_SIZES, [10, 20, 50, 100], 10],
])('NAV-08 only the offered page sizes are accepted, and the smallest is the default: %o', (sizes, offered, least) => {
  const sized = defineList({ ...list, sizes });
  const sizeOf = (query: string) => sized.parse(new URLSearchParams(query), 0).size;
  expect(sizes.map((size) => sizeOf(`size=${size}`))).toEqual(offered);
  expect(sizeOf('')).toBe(least);
  expect(sizeOf('size=100000')).toBe(least);
});

test('NAV-08 the default page size need not be the smallest', () => {
  const hundred = defineList({ ...list, size: 100 });
  const sizeOf = (query: string) => hundred.parse(new URLSearchParams(query), 0);
  expect(sizeOf('').size).toBe(100);
  expect(hundred.serialise(sizeOf('size=100'), 0)).toBe('');
  expect(hundred.serialise(sizeOf('size=50'), 0)).toBe('size=50');
});

test('NAV-08 pages are requested by first and after, or last and before', () => {
  expect(pageArguments(at('size=100'))).toEqual({ first: 100 });
  expect(pageArguments(at('after=abc'))).toEqual({ first: 50, after: 'abc' });
  expect(pageArguments(at('before=abc'))).toEqual({ last: 50, before: 'abc' });
  expect(orderArgument(at('').order)).toEqual([{ bookedAt: 'DESC' }]);
  expect(orderArgument(at('order=reference').order)).toEqual([{ reference: 'ASC' }]);
});

test('NAV-08 the pager moves both ways, and the first page has no cursor', () => {
  const middle = { hasNextPage: true, hasPreviousPage: true, startCursor: 's', endCursor: 'e' };
  expect(nextPage(at(''), middle, 50)).toEqual({ side: 'after', cursor: 'e', from: 51 });
  expect(nextPage(at('after=a&from=51'), middle, 50)).toEqual({ side: 'after', cursor: 'e', from: 101 });
  expect(nextPage(at(''), { ...middle, hasNextPage: false }, 50)).toBeNull();
  expect(previousPage(at('after=a&from=101'), middle)).toEqual({ side: 'before', cursor: 's', from: 51 });
  expect(previousPage(at('after=a&from=51'), middle)).toBeNull();
});

test('NAV-08 the offset is known on the first and last page, and otherwise comes from the URL, unless the value there is impossible', () => {
  const middle = { hasNextPage: true, hasPreviousPage: true };
  const last = { hasNextPage: false, hasPreviousPage: true };
  expect(offsetOf(at(''), middle, 50, null)).toBe(0);
  expect(offsetOf(at('after=a&from=51'), middle, 50, 120)).toBe(50);
  expect(offsetOf(at('after=a&from=9999'), middle, 50, 120)).toBeUndefined();
  expect(offsetOf(at('after=a'), middle, 50, null)).toBeUndefined();
  expect(offsetOf(at('after=a&from=7'), last, 20, 120)).toBe(100);
});

test('NAV-05 a page that the server refuses leads to the first page, with the same order and size', () => {
  const refused = new ConsoleError('REQUEST_FAILED');
  const third = new URL('http://console.test/things?status=draft&order=-title&after=cut&from=101');
  expect(firstPageOf(refused, third)).toBe('/things?status=draft&order=-title');
  expect(firstPageOf(refused, new URL('http://console.test/things?status=draft'))).toBeNull();
  expect(firstPageOf(new ConsoleError('REQUEST_OFFLINE'), third)).toBeNull();
});

test('the page before one whose rows are gone is the first page, or ends before the cursor', () => {
  const page = (from: number, side: 'after' | 'before' = 'after') =>
    pageBefore({ order: { field: 'title', direction: 'asc' }, size: 50, cursor: { side, cursor: 'c', from } });
  expect(page(51)).toBeNull();
  expect(page(101)).toEqual({ side: 'before', cursor: 'c', from: 50 });
  expect(page(51, 'before')).toBeNull();
});
