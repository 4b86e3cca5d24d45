import { expect, test } from 'vitest';
import { helpfulRemoval } from './helpfulRemoval.ts';
import { testFilter } from './testing.ts';

const text = testFilter('q', 'zebra');
const type = testFilter('type', 'Charity');
const period = testFilter('booked', 'November 2026', { byDefault: true });

test('the filter whose removal shows the fewest rows is removed first', () => {
  const without = [
    { name: 'q', count: 12 },
    { name: 'type', count: 3 },
  ];
  expect(helpfulRemoval([text, type], without)).toEqual({ name: 'type', count: 3 });
});

test('a default that nobody chose is removed before typed text, even if that shows more rows', () => {
  const without = [
    { name: 'q', count: 38 },
    { name: 'booked', count: 59 },
  ];
  expect(helpfulRemoval([text, period], without)).toEqual({ name: 'booked', count: 59 });
});

test('a removal that shows no rows is not chosen', () => {
  expect(
    helpfulRemoval(
      [text, period],
      [
        { name: 'booked', count: 0 },
        { name: 'q', count: 2 },
      ],
    )?.name,
  ).toBe('q');
  expect(helpfulRemoval([text], [{ name: 'q', count: 0 }])).toBeNull();
});
