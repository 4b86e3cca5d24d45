import { expect, test } from 'vitest';
import { type ItemWithSeats, whyNotItemSeats } from './seatRules.ts';

/** Four seats, three of them with attendees, on a class with two free seats. */
const item = (of: Partial<ItemWithSeats['class']> = {}): ItemWithSeats => ({
  status: 'confirmed',
  quantity: 4,
  assignedSeatNumber: 3,
  class: { public: true, status: 'confirmed', endsAt: null, seatsFreeCount: 2, ...of },
});

test('an item on hold gets no more seats, but can give some back', () => {
  const held = { ...item(), status: 'on_hold' };
  expect(whyNotItemSeats(held, 5)).toBe('This booking is on hold. Resume it to add seats.');
  expect(whyNotItemSeats(held, 3)).toBeNull();
});

test('an item can get the free seats of its class, and keeps its seats with attendees', () => {
  expect([3, 4, 6].map((wanted) => whyNotItemSeats(item(), wanted))).toEqual([null, null, null]);
  expect(whyNotItemSeats(item(), 7)).toBe('Only 2 seats are left on this class.');
  expect(whyNotItemSeats(item({ seatsFreeCount: 0 }), 5)).toBe('There are no seats left on this class.');
  expect(whyNotItemSeats(item(), 2)).toMatch('3 seats of this item have attendees.');
});

test('an item gets no more seats of a class that sells none, and returns no seats to a delivered class', () => {
  expect(whyNotItemSeats(item({ status: 'postponed' }), 5)).toMatch('is postponed');
  expect(whyNotItemSeats(item({ status: 'postponed' }), 3)).toBeNull();
  expect(whyNotItemSeats(item({ endsAt: '2020-01-01T16:30:00Z' }), 5)).toMatch('has ended');
  expect(whyNotItemSeats(item({ endsAt: '2020-01-01T16:30:00Z' }), 3)).toBeNull();
  expect(whyNotItemSeats(item({ status: 'delivered' }), 3)).toMatch('has been delivered');
  expect(whyNotItemSeats(item({ status: 'delivered' }), 4)).toBeNull();
});
