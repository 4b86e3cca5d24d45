import { expect, test } from 'vitest';
import {
  grossOf,
  whyBookingTooExpensive,
  whyNotAddItem,
  whyNotChangeItem,
  whyNotDeleteItem,
  whyNotFewerSeats,
} from './index.ts';

test("an item's total is its net price plus tax, rounded half up; without a rate the tax is 20 %", () => {
  expect(grossOf({ quantity: 2, unitPrice: 49_500, taxable: true })).toBe(118_800);
  expect(grossOf({ quantity: 1, unitPrice: 49_500, taxable: true, taxRatePercent: 5 })).toBe(51_975);
  expect(grossOf({ quantity: 1, unitPrice: 10, taxable: true, taxRatePercent: 5 })).toBe(11);
  expect(grossOf({ quantity: 3, unitPrice: 100, taxable: false, taxRatePercent: 20 })).toBe(300);
  expect(grossOf({ quantity: 1, unitPrice: 55_000, taxable: true, taxRatePercent: 0.29 })).toBe(55_160);
  expect(whyBookingTooExpensive(2_000_000_000)).toBeNull();
  expect(whyBookingTooExpensive(2_000_000_001)).toBe('A booking can come to at most £20,000,000.00 with tax.');
});

test('items can be added to drafts and confirmed bookings, and deleted from drafts', () => {
  expect(['draft', 'confirmed'].map((status) => whyNotAddItem({ status }))).toEqual([null, null]);
  expect(whyNotAddItem({ status: 'on_hold' })).toBe('This booking is on hold. Resume it to add items.');
  expect(whyNotAddItem({ status: 'canceled' })).toMatch('This booking is canceled.');
  expect(whyNotDeleteItem({ status: 'draft' })).toBeNull();
  expect(whyNotDeleteItem({ status: 'on_hold' })).toBe('This item is on hold. Only items of a draft can be deleted.');
  expect(whyNotChangeItem({ status: 'delivered' })).toBeNull();
  expect(whyNotChangeItem({ status: 'complete' })).toBe('This item is complete and can no longer be changed.');
});

test('an item cannot have fewer seats than attendees', () => {
  expect(whyNotFewerSeats(2, 2)).toBeNull();
  expect(whyNotFewerSeats(1, 0)).toBe(
    '1 seat of this item has an attendee. Take attendees off their seats first, or keep at least 1.',
  );
});
