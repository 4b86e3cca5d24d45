import { expect, test } from 'vitest';
import { bookingLinks } from './index.ts';

test('paths contain the bare ulid of an id', () => {
  expect(bookingLinks.list()).toBe('/booking');
  expect(bookingLinks.detail('bookings/01JABC')).toBe('/booking/01JABC');
  expect(bookingLinks.detail('/bookings/01JABC')).toBe('/booking/01JABC');
});
