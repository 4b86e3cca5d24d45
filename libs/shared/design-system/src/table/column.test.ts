import { expect, test } from 'vitest';
import { type Column, columnWidth, fitColumns, neededWidth, nextSort, stretchOf } from './column.ts';
import { chosenColumns, mergeChoice, standardChoice } from './columnChoice.ts';

const cell = () => '';
const columns: readonly Column<unknown>[] = [
  { id: 'reference', header: 'Reference', width: 92, always: true, cell },
  { id: 'title', header: 'Title', minWidth: 160, cell },
  { id: 'customer', header: 'Customer', width: 196, minWidth: 140, cell },
  { id: 'manager', header: 'Account manager', width: 140, dropRank: 1, cell },
  { id: 'net', header: 'Net price', width: 104, sort: 'netPrice', firstDirection: 'desc', cell },
  { id: 'expected', header: 'Expected value', width: 120, dropRank: 2, cell },
  { id: 'brand', header: 'Brand', width: 140, optional: true, cell },
];
const standard = chosenColumns(columns, standardChoice(columns));
const room = (width: number) => ({ width, side: 24, selectable: true });
const ids = (shown: readonly Column<unknown>[]) => shown.map(({ id }) => id);

test('all columns show where there is room, and before the width is known', () => {
  expect(fitColumns(standard, room(1200))).toBe(standard);
  expect(fitColumns(standard, room(0))).toBe(standard);
});

test('columns are dropped by rank, the lowest first, and columns without a rank never', () => {
  expect(ids(fitColumns(standard, room(760)))).toEqual(['reference', 'title', 'customer', 'net', 'expected']);
  expect(ids(fitColumns(standard, room(600)))).toEqual(['reference', 'title', 'customer', 'net']);
  expect(ids(fitColumns(standard, room(200)))).toEqual(['reference', 'title', 'customer', 'net']);
});

test('a column shrinks to its minimum before another column is dropped', () => {
  const [, , customer] = standard;
  expect(customer && columnWidth(customer, stretchOf(standard, room(1200)))).toBe(196);
  expect(customer && columnWidth(customer, stretchOf(standard, room(neededWidth(standard, room(0)))))).toBe(140);
});

test('columns shrink to their phone width only when no further column can be dropped', () => {
  const dates: Column<unknown> = { id: 'dates', header: 'Dates', width: 152, minWidth: 152, phoneWidth: 88, cell };
  const withDates = [dates, ...standard];
  const widthOfDates = (width: number) => {
    const [first] = fitColumns(withDates, room(width));
    return first && columnWidth(first, stretchOf(fitColumns(withDates, room(width)), room(width)));
  };
  expect(widthOfDates(760)).toBe(152);
  expect(widthOfDates(400)).toBe(88);
});

test("the first click sorts in the column's first direction, the next click reverses it", () => {
  const net = columns[4];
  if (!net) throw new Error('The test needs the column "net".');
  expect(nextSort(net, undefined)).toEqual({ field: 'netPrice', direction: 'desc' });
  expect(nextSort(net, { field: 'netPrice', direction: 'desc' })).toEqual({ field: 'netPrice', direction: 'asc' });
  expect(nextSort(net, { field: 'bookedAt', direction: 'asc' })).toEqual({ field: 'netPrice', direction: 'desc' });
});

test('a stored choice loses removed columns and gets new ones at their standard place', () => {
  const remembered = { order: ['net', 'gone', 'reference', 'title'], shown: ['net', 'gone'] };
  const merged = mergeChoice(columns, remembered);
  expect(merged.order).toEqual(['net', 'reference', 'customer', 'manager', 'title', 'expected', 'brand']);
  // The reference always shows. New columns show unless they are optional.
  expect(merged.shown).toEqual(['net', 'reference', 'customer', 'manager', 'expected']);
});
