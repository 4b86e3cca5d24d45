import { expect, test } from 'vitest';
import type { TestResult } from '../reporters/messages.ts';
import { priceLines } from './prices.ts';

const base: TestResult = { file: '', suites: [], title: 'does it', passed: true, ms: 100, reason: '' };
const ofMutation = (name: string, ms: number, file = 'apps/api/src/mutations/mutations.test.ts'): TestResult => ({
  ...base,
  file,
  suites: ['a mutation (pglite)', name],
  ms,
});

test('the tests of one mutation add up over files, and the dearest beyond the bar are named', () => {
  const lines = priceLines([
    ofMutation('createBooking', 900),
    ofMutation('createBooking', 600, 'apps/api/src/mutations/mutationKeys.test.ts'),
    ofMutation('cancelClass', 500),
  ]);
  expect(lines).toEqual([
    'price of a mutation’s cases: 1.0 s on average (2 mutations, 1 beyond 1 s)',
    '  1.5 s createBooking',
  ]);
});

test('lists, test files of screens and journeys have their own prices', () => {
  const screen = 'apps/bookings/src/booking-list/BookingListPage.test.tsx';
  const lines = priceLines([
    { ...base, file: 'apps/api/src/database/indexes.test.ts', title: 'booking by number ASC' },
    { ...base, file: screen, ms: 2_000 },
    { ...base, file: screen, ms: 2_000 },
    { ...base, file: 'e2e/bookings/moves.spec.ts', title: 'BKG-04 confirms', ms: 6_000 },
    { ...base, file: 'apps/shell/src/frame/Sidebar.test.tsx', ms: 9_000 },
  ]);
  expect(lines).toEqual([
    'price of a list: 0.1 s on average (1 lists, 0 beyond 1 s)',
    'price of a screen’s test file: 4.0 s on average (1 test files of screens, 1 beyond 3 s)',
    `  4.0 s ${screen}`,
    'price of a journey: 6.0 s on average (1 journeys, 1 beyond 5 s)',
    '  6.0 s e2e/bookings/moves.spec.ts › BKG-04 confirms',
  ]);
});

test('names at most five', () => {
  const lines = priceLines(Array.from({ length: 9 }, (_, index) => ofMutation(`move${index}`, 2_000 + index)));
  expect(lines).toHaveLength(6);
  expect(lines[1]).toBe('  2.0 s move8');
});
