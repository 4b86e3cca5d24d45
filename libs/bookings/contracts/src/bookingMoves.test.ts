import { expect, test } from 'vitest';
import { bookingMoves, movesOfBooking, whyNotMoveBooking, whyNotUnassign } from './index.ts';

test('a confirmed booking keeps its last booker and its last biller', () => {
  const amelia = { id: 'a', roles: ['booker', 'biller'] };
  const martin = { id: 'm', roles: ['booker'] };
  expect(whyNotUnassign({ status: 'draft' }, [amelia], amelia)).toBeNull();
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia, martin], martin)).toBeNull();
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia, martin], amelia)).toMatch('only biller');
  expect(whyNotUnassign({ status: 'on_hold' }, [amelia], amelia, ['biller'])).toMatch('only booker');
  expect(whyNotUnassign({ status: 'confirmed' }, [amelia], amelia, ['booker', 'biller'])).toBeNull();
  // Removing a contact that the booking does not have is allowed.
  expect(whyNotUnassign({ status: 'confirmed' }, [martin], { id: 'x' })).toBeNull();
});

test('a booking offers the moves of its state and of its history', () => {
  expect(movesOfBooking({ status: 'draft' })).toEqual(['confirm', 'hold', 'cancel']);
  expect(movesOfBooking({ status: 'confirmed' })).toEqual(['deliver', 'hold', 'cancel']);
  expect(movesOfBooking({ status: 'on_hold', heldFrom: 'draft' })).toEqual(['resumeDraft', 'cancel']);
  expect(movesOfBooking({ status: 'on_hold', heldFrom: null })).toEqual(['resume', 'cancel']);
  expect(movesOfBooking({ status: 'delivered' })).toEqual(['complete']);
  expect([movesOfBooking({ status: 'complete' }), movesOfBooking({ status: 'canceled' })]).toEqual([[], []]);
  expect(Object.keys(bookingMoves.moves)).toHaveLength(7);
});

test('the message for an incomplete draft names everything that is missing', () => {
  const lacking = { status: 'draft', items: 0, hasBooker: false, hasBiller: true, hasBillingAddress: false } as const;
  expect(whyNotMoveBooking('confirm', lacking)).toBe(
    'Before it is confirmed this booking needs an item, a booker and a billing address.',
  );
  expect(whyNotMoveBooking('confirm', { ...lacking, items: 1, hasBooker: true })).toBe(
    'Before it is confirmed this booking needs a billing address.',
  );
  expect(whyNotMoveBooking('confirm', { status: 'draft' })).toBeNull();
  expect(whyNotMoveBooking('confirm', { status: 'draft', items: 1, ofCanceledClasses: 1 })).toMatch(
    'Every class of this booking is canceled',
  );
  expect(whyNotMoveBooking('confirm', { status: 'draft', items: 2, ofCanceledClasses: 1 })).toBeNull();
  expect(whyNotMoveBooking('deliver', { status: 'confirmed', unfinished: 1 })).toMatch('has not ended');
  expect(whyNotMoveBooking('cancel', { status: 'confirmed', delivered: 1 })).toMatch('has been delivered');
  expect(whyNotMoveBooking('cancel', { status: 'draft', attended: true, noted: true })).toMatch(
    'Attendance is recorded',
  );
  expect(whyNotMoveBooking('cancel', { status: 'draft', noted: true })).toMatch('Clear them');
  expect(whyNotMoveBooking('cancel', { status: 'complete' })).toMatch('Only one that is draft, confirmed or on hold');
});

test('a booking on hold cannot resume while a class is postponed, nor be confirmed again when every class is canceled', () => {
  const [confirmed, draft] = [
    { status: 'on_hold', heldFrom: 'confirmed' } as const,
    { status: 'on_hold', heldFrom: 'draft' } as const,
  ];
  expect(whyNotMoveBooking('resume', { ...confirmed, ofPostponedClasses: 1 })).toMatch('once the class has new dates');
  expect(whyNotMoveBooking('resume', { ...confirmed, items: 1, ofCanceledClasses: 1 })).toMatch(
    'cannot be confirmed again',
  );
  expect(whyNotMoveBooking('resume', { ...confirmed, items: 2, ofCanceledClasses: 1 })).toBeNull();
  expect(whyNotMoveBooking('resumeDraft', { ...draft, ofPostponedClasses: 1 })).toMatch('once the class has new dates');
  // A resumed draft may have an item of a canceled class, because the item can then be deleted.
  expect(whyNotMoveBooking('resumeDraft', { ...draft, ofCanceledClasses: 1 })).toBeNull();
  expect(whyNotMoveBooking('confirm', { status: 'draft', ofPostponedClasses: 1 })).toMatch(
    'confirmed once the class has',
  );
  expect(whyNotMoveBooking('cancel', { ...confirmed, ofPostponedClasses: 1, ofCanceledClasses: 1 })).toBeNull();
});
