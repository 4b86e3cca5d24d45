import { expect, test } from 'vitest';
import { type Column, fitColumns, neededWidth, nextSort, roomOf } from './column.ts';
import { chosenColumns, lastingColumns, mergeChoice, standardChoice } from './columnChoice.ts';
import { columnWidths } from './columnWidths.ts';

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
const room = (width: number, scale = 1) => ({ width, side: 24, selectable: true, scale });
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
  const customerIn = (width: number) => columnWidths(standard, room(width), undefined)[2];
  expect(customerIn(1200)).toBe(196);
  expect(customerIn(neededWidth(standard, room(0)))).toBe(140);
});

test('columns shrink to their phone width only when no further column can be dropped', () => {
  const dates: Column<unknown> = { id: 'dates', header: 'Dates', width: 152, minWidth: 152, phoneWidth: 88, cell };
  const withDates = [dates, ...standard];
  const widthOfDates = (width: number) => {
    return columnWidths(fitColumns(withDates, room(width)), room(width), undefined)[0];
  };
  expect(widthOfDates(760)).toBe(152);
  expect(widthOfDates(400)).toBe(88);
});

test('the selection column leaves when the last columns do not fit beside it', () => {
  const last = standard.filter(({ dropRank }) => dropRank === undefined);
  const least = neededWidth(last, room(0));
  expect(roomOf(last, room(least)).selectable).toBe(true);
  expect(roomOf(last, room(least - 1)).selectable).toBe(false);
  expect(roomOf(last, room(0)).selectable).toBe(true);
});

test('in a wider font columns are wider, and more of them are dropped', () => {
  expect(ids(fitColumns(standard, room(950)))).toEqual(ids(standard));
  expect(ids(fitColumns(standard, room(950, 1.25)))).toEqual(['reference', 'title', 'customer', 'net', 'expected']);
  expect(columnWidths(standard, room(1200, 1.25), undefined)[0]).toBe(115);
});

const whole: Column<unknown> = { id: 'status', header: 'Status', width: 100, whole: true, cell };
const name: Column<unknown> = { id: 'name', header: 'Name', width: 200, minWidth: 100, cell };
const rest: Column<unknown> = { id: 'rest', header: 'Title', minWidth: 100, cell };
const inRoom = (...longest: readonly number[]) => {
  const columns = [whole, name, rest];
  const texts = longest.map((width) => ({ head: 40, longest: width }));
  return columnWidths(columns, { width: 600, side: 8, selectable: false, scale: 1 }, texts);
};

test('columns keep their widths while no text is cut', () => {
  expect(inRoom(100, 200, 300)).toEqual([100, 200, 300]);
  expect(inRoom(40, 40, 40)).toEqual([100, 200, 300]);
});

test('a column whose text is cut gets the width that other columns do not use', () => {
  expect(inRoom(100, 280, 200)).toEqual([100, 280, 220]);
  expect(inRoom(80, 900, 300)).toEqual([80, 220, 300]);
});

test('when there is too little room, the column that lacks the least gets it first', () => {
  expect(inRoom(40, 230, 900)).toEqual([40, 230, 330]);
});

test('text that must be whole takes the room of texts that may be cut, as far as their minimum', () => {
  expect(inRoom(160, 900, 900)).toEqual([160, 180, 260]);
  expect(inRoom(500, 900, 900)).toEqual([500, 100, 100]);
});

test('columns give up the width that their texts do not need before the table scrolls sideways', () => {
  const phone = { width: 300, side: 8, selectable: false, scale: 1 };
  const texts = (...longest: readonly number[]) => longest.map((width) => ({ head: 40, longest: width }));
  const three = [whole, { ...whole, id: 'type' }, { ...name, minWidth: 140 }];
  expect(columnWidths(three, phone, texts(80, 80, 140))).toEqual([80, 80, 140]);
  expect(columnWidths(three, phone, texts(90, 90, 140))).toEqual([90, 90, 140]);
  // A text that is cut gets only what is left after that.
  expect(columnWidths(three, phone, texts(70, 70, 900))).toEqual([70, 70, 160]);
  expect(columnWidths(three, phone, texts(90, 90, 900))).toEqual([90, 90, 140]);
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

test('where space is short a column that a filter brought stays, and other money gives way to it', () => {
  const money = (id: string, more: object) => ({
    id,
    header: id,
    align: 'end' as const,
    cell: () => id,
    width: 100,
    ...more,
  });
  const columns = [
    { id: 'reference', header: 'Reference', cell: () => '', width: 100, always: true as const },
    money('net', {}),
    money('back', { dropRank: 1 }),
  ];
  const ranks = (brought: readonly string[]) =>
    lastingColumns(columns, brought).map(({ id, dropRank }) => [id, dropRank]);
  expect(ranks([])).toEqual([
    ['reference', undefined],
    ['net', undefined],
    ['back', 1],
  ]);
  expect(ranks(['back'])).toEqual([
    ['reference', undefined],
    ['net', Number.MAX_SAFE_INTEGER],
    ['back', undefined],
  ]);
});
