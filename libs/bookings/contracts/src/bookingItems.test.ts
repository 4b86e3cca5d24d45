import { expect, test } from 'vitest';
import {
  bookingMoves,
  grossOf,
  movesOf,
  whyNotAddItem,
  whyNotChangeItem,
  whyNotDeleteItem,
  whyNotFewerSeats,
  whyNotMoveBooking,
  whyNotUnassign,
  whyTooDear,
} from './index.ts';

test('an item comes to its net and its tax, half up; no rate counts as 20 %', () => {
  expect(grossOf({ quantity: 2, unitPrice: 49_500, taxable: true })).toBe(118_800);
  expect(grossOf({ quantity: 1, unitPrice: 49_500, taxable: true, taxRatePercent: 5 })).toBe(51_975);
  expect(grossOf({ quantity: 1, unitPrice: 10, taxable: true, taxRatePercent: 5 })).toBe(11);
  expect(grossOf({ quantity: 3, unitPrice: 100, taxable: false, taxRatePercent: 20 })).toBe(300);
  expect(whyTooDear(2_000_000_000)).toBeNull();
  expect(whyTooDear(2_000_000_001)).toBe('A booking can come to at most £20,000,000.00 with tax.');
});

test('items are added to drafts and confirmed bookings, and deleted from drafts', () => {
  expect(['draft', 'confirmed'].map((status) => whyNotAddItem({ status }))).toEqual([null, null]);
  expect(whyNotAddItem({ status: 'on_hold' })).toBe('This booking is on hold. Resume it to add items.');
  expect(whyNotAddItem({ status: 'canceled' })).toMatch('This booking is canceled.');
  expect(whyNotDeleteItem({ status: 'draft' })).toBeNull();
  expect(whyNotDeleteItem({ status: 'on_hold' })).toBe('This item is on hold. Only items of a draft can be deleted.');
  expect(whyNotChangeItem({ status: 'delivered' })).toBeNull();
  expect(whyNotChangeItem({ status: 'complete' })).toBe('This item is complete and can no longer be changed.');
});

test('an item keeps the seats that have attendees', () => {
  expect(whyNotFewerSeats(2, 2)).toBeNull();
  expect(whyNotFewerSeats(1, 0)).toBe(
    '1 seat of this item has an attendee. Take attendees off their seats first, or keep at least 1.',
  );
});

test('a confirmed booking keeps its last booker and its last biller', () => {
  const amelia = { id: 'a', roles: ['booker', 'biller'] };
  const martin = { id: 'm', roles: ['booker'] };
  expect(whyNotUnassign({ status: 'draft' }, [amelia], amelia)).toBeNull();
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia, martin], martin)).toBeNull();
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia, martin], amelia)).toMatch('only biller');
  expect(whyNotUnassign({ status: 'on_hold' }, [amelia], amelia, ['biller'])).toMatch('only booker');
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia], amelia, ['booker', 'biller'])).toBeNull();
  // One who never was there is not missed.
  expect(whyNotUnassign({ status: 'confirmed' }, [martin], { id: 'x' })).toBeNull();
});

test('a booking is offered the moves of its state and of its history', () => {
  expect(movesOf({ status: 'draft' })).toEqual(['confirm', 'hold', 'cancel']);
  expect(movesOf({ status: 'confirmed' })).toEqual(['deliver', 'hold', 'cancel']);
  expect(movesOf({ status: 'on_hold', heldFrom: 'draft' })).toEqual(['resumeDraft', 'cancel']);
  expect(movesOf({ status: 'on_hold', heldFrom: null })).toEqual(['resume', 'cancel']);
  expect(movesOf({ status: 'delivered' })).toEqual(['complete']);
  expect([movesOf({ status: 'complete' }), movesOf({ status: 'canceled' })]).toEqual([[], []]);
  expect(Object.keys(bookingMoves.moves)).toHaveLength(7);
});

test('a draft that lacks something says all of it at once', () => {
  const lacking = { status: 'draft', items: 0, hasBooker: false, hasBiller: true, hasBillingAddress: false } as const;
  expect(whyNotMoveBooking('confirm', lacking)).toBe(
    'Before it is confirmed this booking needs an item, a booker and a billing address.',
  );
  expect(whyNotMoveBooking('confirm', { ...lacking, items: 1, hasBooker: true })).toBe(
    'Before it is confirmed this booking needs a billing address.',
  );
  expect(whyNotMoveBooking('confirm', { status: 'draft' })).toBeNull();
  expect(whyNotMoveBooking('deliver', { status: 'confirmed', unfinished: 1 })).toMatch('has not ended');
  expect(whyNotMoveBooking('cancel', { status: 'confirmed', delivered: 1 })).toMatch('has been delivered');
  expect(whyNotMoveBooking('cancel', { status: 'complete' })).toMatch('Only one that is draft, confirmed or on hold');
});
