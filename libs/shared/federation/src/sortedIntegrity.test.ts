import { expect, test } from 'vitest';
import { withSortedIntegrity } from './sortedIntegrity.ts';

test('the table of digests has a fixed order, so that the same sources give the same release', () => {
  const table = (rows: string) => `a.p="",u.sriHashes={${rows}},n={q:0}`;
  expect(withSortedIntegrity(table('y:"sha384-y=",b:"sha384-b/"'))).toBe(table('b:"sha384-b/",y:"sha384-y="'));
  expect(withSortedIntegrity(table(''))).toBe(table(''));
  expect(withSortedIntegrity('n={q:0,b:1}')).toBe('n={q:0,b:1}');
});
