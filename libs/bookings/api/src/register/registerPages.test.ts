import { expect, test } from 'vitest';
import type { RegisterDay, RegisterSeat } from './readRegister.ts';
import { registerPages } from './registerPages.ts';

const room = { first: 381, following: 457 };

const pagesOf = (seats: number, days: number) =>
  registerPages(
    {
      days: Array.from(
        { length: days },
        (_, index): RegisterDay => ({ id: `${index}`, number: index + 1, startsAt: '', endsAt: '' }),
      ),
      seats: Array.from(
        { length: seats },
        (_, index): RegisterSeat => ({ number: index + 1, name: null, company: null, marks: {} }),
      ),
    },
    room,
  );

/** The seats, days and row height of each page: '1–14 on days 1–10 at 26'. */
const described = (seats: number, days: number) =>
  pagesOf(seats, days).map((page) => {
    const range = (items: readonly { number: number }[]) => `${items[0]?.number}–${items.at(-1)?.number}`;
    return `${range(page.seats)} on days ${range(page.days)} at ${page.rowHeight}`;
  });

test('twelve seats and the trainer stand on one page', () => {
  expect(described(12, 3)).toEqual(['1–12 on days 1–3 at 28']);
});

test('rows become lower where that saves a page', () => {
  expect(described(16, 1)).toEqual(['1–16 on days 1–1 at 22']);
  expect(described(30, 10)).toEqual(['1–14 on days 1–10 at 26', '15–30 on days 1–10 at 26']);
});

test('the trainer never signs on a page without a seat', () => {
  for (let seats = 1; seats <= 500; seats++) {
    const pages = pagesOf(seats, 1);
    expect(pages.every((page) => page.seats.length > 0)).toBe(true);
    expect(pages.flatMap((page) => page.seats)).toHaveLength(seats);
    expect(pages.filter(({ last }) => last)).toEqual([pages.at(-1)]);
  }
});

test('more than ten days are divided evenly, each group with all seats', () => {
  expect(described(2, 13)).toEqual(['1–2 on days 1–7 at 28', '1–2 on days 8–13 at 28']);
  expect(described(500, 50)).toHaveLength(130);
});

test('a class without days has a page', () => {
  expect(pagesOf(3, 0).map(({ seats, days }) => [seats.length, days.length])).toEqual([[3, 0]]);
});
