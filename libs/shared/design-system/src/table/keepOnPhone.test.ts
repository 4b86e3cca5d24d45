import { expect, test } from 'vitest';
import type { Column } from './column.ts';
import { keepOnPhone } from './keepOnPhone.ts';

const cell = () => '';
const columns: readonly Column<unknown>[] = [
  { id: 'reference', header: 'Reference', cell },
  { id: 'title', header: 'Title', cell },
  { id: 'status', header: 'Status', dropRank: 1, cell },
  { id: 'brand', header: 'Brand', dropRank: 2, cell },
];

test('the columns of a phone never leave, and the others leave by their rank, those without one last', () => {
  const leaving = keepOnPhone(['reference', 'status'], columns)
    .filter(({ dropRank }) => dropRank !== undefined)
    .sort((one, other) => (one.dropRank ?? 0) - (other.dropRank ?? 0));
  expect(leaving.map(({ id }) => id)).toEqual(['brand', 'title']);
});

test('a column that the list does not have is an error', () => {
  expect(() => keepOnPhone(['price'], columns)).toThrow('A phone cannot show the column "price"');
});
