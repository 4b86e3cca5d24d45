import { expect, test } from 'vitest';
import { bookingLinks, taxRateOf } from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(bookingLinks.list()).toBe('/booking');
  expect(bookingLinks.detail('bookings/01JABC')).toBe('/booking/01JABC');
  expect(bookingLinks.detail('/bookings/01JABC')).toBe('/booking/01JABC');
});

test('an item without a rate has 20 % tax, an untaxed item has none', () => {
  expect(taxRateOf({ taxable: true, taxRatePercent: null })).toBe(20);
  expect(taxRateOf({ taxable: true, taxRatePercent: 5 })).toBe(5);
  expect(taxRateOf({ taxable: true, taxRatePercent: 0 })).toBe(0);
  expect(taxRateOf({ taxable: false, taxRatePercent: 20 })).toBe(0);
});
