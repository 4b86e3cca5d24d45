import { expect, test } from 'vitest';
import { proposeAllocations, withFirst } from './proposeAllocations.ts';

const open = [
  { id: 'a', owed: 300 },
  { id: 'b', owed: 200 },
  { id: 'c', owed: 100 },
];

test.each([
  [0, [null, null, null]],
  [250, [250, null, null]],
  [350, [300, 50, null]],
  [900, [300, 200, 100]],
])('%i pence go to the oldest invoices first, and never more than one owes', (amount, expected) => {
  expect(proposeAllocations(open, amount).map((one) => one.amount)).toEqual(expected);
});

test('the invoice from which the dialog was opened comes first', () => {
  expect(withFirst(open, 'c').map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  expect(withFirst(open, null)).toEqual(open);
});
