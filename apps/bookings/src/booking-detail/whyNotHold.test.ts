import { expect, test } from 'vitest';
import { type ItemWithSeats, whyNotHold } from './whyNotHold.ts';

/** Four seats, three of them with attendees, of a class that has two more. */
const item = (of: Partial<ItemWithSeats['class']> = {}): ItemWithSeats => ({
  quantity: 4,
  assignedSeatNumber: 3,
  class: { public: true, status: 'confirmed', endsAt: null, seatsFreeCount: 2, ...of },
});

test('an item can have the seats that are left besides its own, and keeps those with attendees', () => {
  expect([3, 4, 6].map((wanted) => whyNotHold(item(), wanted))).toEqual([null, null, null]);
  expect(whyNotHold(item(), 7)).toBe('Only 2 seats are left on this class.');
  expect(whyNotHold(item({ seatsFreeCount: 0 }), 5)).toBe('There are no seats left on this class.');
  expect(whyNotHold(item(), 2)).toMatch('3 seats of this item have attendees.');
});

test('a class whose seats are not sold gives no more; of a delivered one they stay as they are', () => {
  expect(whyNotHold(item({ status: 'postponed' }), 5)).toMatch('is postponed');
  expect(whyNotHold(item({ status: 'postponed' }), 3)).toBeNull();
  expect(whyNotHold(item({ endsAt: '2020-01-01T16:30:00Z' }), 5)).toMatch('has ended');
  expect(whyNotHold(item({ endsAt: '2020-01-01T16:30:00Z' }), 3)).toBeNull();
  expect(whyNotHold(item({ status: 'delivered' }), 3)).toMatch('has been delivered');
  expect(whyNotHold(item({ status: 'delivered' }), 4)).toBeNull();
});
