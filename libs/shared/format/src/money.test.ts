import { expect, test } from 'vitest';
import { formatMoney } from './money.ts';

test.each([
  [0, '£0.00'],
  [5, '£0.05'],
  [123_450, '£1,234.50'],
  [100_005, '£1,000.05'],
  [123_456_789, '£1,234,567.89'],
  [100_000_000_000_001, '£1,000,000,000,000.01'],
  [-100_000, '-£1,000.00'],
])('NAV-07 %d pence are %s', (pence, text) => {
  expect(formatMoney(pence)).toBe(text);
});

test.each([
  [-0.4, '£0.00'],
  [-0.5, '-£0.01'],
  [0.5, '£0.01'],
  [-0, '£0.00'],
])('a fraction of a penny is rounded half away from zero, and zero has no sign: %d is %s', (pence, text) => {
  expect(formatMoney(pence)).toBe(text);
});

test('another currency keeps the form', () => {
  expect(formatMoney(123_450, 'EUR')).toBe('€1,234.50');
});

test('formatMoney agrees with Intl for every amount', () => {
  for (const currency of ['GBP', 'EUR', 'CHF', 'SEK']) {
    const intl = new Intl.NumberFormat('en-GB', { style: 'currency', currency, signDisplay: 'negative' });
    for (let pence = -123_456_789; pence < 123_456_789; pence += 1_234_567) {
      expect(formatMoney(pence, currency)).toBe(intl.format(pence / 100));
    }
  }
});
