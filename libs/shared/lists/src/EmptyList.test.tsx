import { renderPiece } from '@console/testing';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EmptyAdvice } from './EmptyAdvice.tsx';
import type { FilterInWords } from './emptySentences.ts';
import { testFilter, testList } from './testing.ts';
import type { CountWithout } from './useCountsWithout.ts';

const november = { unit: 'month', start: '2026-11-01', end: '2026-11-30' } as const;
const week = { unit: 'week', start: '2026-11-16', end: '2026-11-22' } as const;

function show(applied: readonly FilterInWords[], all: number | null, without: readonly CountWithout[] | null = null) {
  const clear = vi.fn();
  const list = testList({ applied, all, clear });
  return renderPiece(<EmptyAdvice list={list} noun={['customer', 'customers']} without={without} />).then((piece) => ({
    ...piece,
    clear,
    words: () => piece.container.textContent,
  }));
}

test('NAV-10 an empty list without filters says that there are no records yet', async () => {
  const { words } = await show([], 0);
  expect(words()).toContain('No records.There are no customers yet.');
});

test('NAV-10 a single filter is named, and can be removed before anything is counted', async () => {
  const remove = vi.fn();
  const text = testFilter('text', 'zebra', { remove });
  const { user, words, show: again } = await show([text], null);
  expect(words()).toContain('No customer was found with text “zebra”.Remove Text: zebra');
  await user.click(screen.getByRole('button', { name: 'Remove Text: zebra' }));
  expect(remove).toHaveBeenCalledOnce();
  const counted = testList({ applied: [text], all: 12 });
  again(<EmptyAdvice list={counted} noun={['customer', 'customers']} without={[{ name: 'text', count: 12 }]} />);
  expect(words()).toContain('Without it there are 12 customers.');
});

test('NAV-10 of several filters the one whose removal shows the fewest rows is offered first', async () => {
  const remove = vi.fn();
  const filters = [testFilter('text', 'zebra'), testFilter('type', 'Charity', { remove })];
  const counts = [
    { name: 'text', count: 12 },
    { name: 'type', count: 3 },
  ];
  const { user, words, clear } = await show(filters, 40, counts);
  expect(words()).toContain('No customer was found with text “zebra” and type “Charity”.');
  expect(words()).toContain('Without type “Charity” there are 3 customers.');
  await user.click(screen.getByRole('button', { name: 'Remove Type: Charity' }));
  expect(remove).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(clear).toHaveBeenCalledOnce();
});

test('NAV-10 a filter by yes or no is quoted whole', async () => {
  const refunds = testFilter('to be refunded', 'Yes', {
    ...{ kind: 'choices', choices: [], chosen: ['1'], multiple: false, yesNo: true, onChange: () => {} },
  });
  const counts = [
    { name: 'text', count: 0 },
    { name: 'to be refunded', count: 8 },
  ];
  const { words } = await show([testFilter('text', 'zebra'), refunds], 40, counts);
  expect(words()).toContain('No customer was found with text “zebra” and “To be refunded: Yes”.');
  expect(words()).toContain('Without “To be refunded: Yes” there are 8 customers.');
});

test('NAV-10 when no single removal helps, clearing all filters is offered', async () => {
  const filters = [testFilter('text', 'zebra'), testFilter('type', 'Charity')];
  const counts = [
    { name: 'text', count: 0 },
    { name: 'type', count: 0 },
  ];
  const { words } = await show(filters, 1, counts);
  expect(words()).toContain('Without the filters there is 1 customer.');
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull();
});

test('NAV-10 when nothing is found without the filters either, the advice says so', async () => {
  const { words } = await show([testFilter('type', 'Charity')], 0, [{ name: 'type', count: 0 }]);
  expect(words()).toContain('Without it there are none either.');
});

test('NAV-10 the default period is removed first, and the number of rows that it then shows is given', async () => {
  const period = testFilter('booked', 'November 2026', {
    ...{ kind: 'period', period: november, anyDay: true, onChange: () => {} },
    byDefault: true,
  });
  const counts = [
    { name: 'text', count: 38 },
    { name: 'booked', count: 59 },
  ];
  const { words } = await show([testFilter('text', 'zebra'), period], 100, counts);
  expect(words()).toContain('No customer was found with text “zebra”, booked in November 2026.');
  expect(words()).toContain('Without the period November 2026 there are 59 customers.');
  screen.getByRole('button', { name: 'Remove Booked: November 2026' });
});

test('NAV-10 a period that cannot be removed is named, and not offered', async () => {
  const period = testFilter('starting', '16 – 22 Nov 2026', {
    ...{ kind: 'period', period: week, anyDay: false, onChange: () => {} },
    active: false,
  });
  const { words } = await show([period], 0);
  expect(words()).toContain('No customer was found starting within 16 – 22 Nov 2026.');
  expect(screen.queryByRole('button')).toBeNull();
});
