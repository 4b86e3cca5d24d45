import { expect, test } from 'vitest';
import { whyNotEmptySeat, whyNotMoveDelegate, whyNotSeatDelegate, whyNotSecondSeat } from './index.ts';

const oliver = { givenName: 'Oliver', familyName: 'Bamford' };
const held = { seatNumber: 4, reserved: true, attendee: null };

test('a delegate can be put on a reserved empty seat until the class is canceled', () => {
  for (const status of ['provisional', 'confirmed', 'postponed', 'delivered']) {
    expect(whyNotSeatDelegate({ status }, held)).toBeNull();
  }
  expect(whyNotSeatDelegate({ status: 'canceled' }, held)).toBe(
    'This class is canceled. Nobody can be put on its seats.',
  );
  expect(whyNotSeatDelegate({ status: 'confirmed' }, { ...held, reserved: false })).toBe(
    'Seat 4 is free. Book it first.',
  );
  expect(whyNotSeatDelegate({ status: 'confirmed' }, { ...held, attendee: oliver })).toBe(
    'Oliver Bamford already has seat 4. Unassign the seat first.',
  );
});

test('a delegate cannot have two seats of a class', () => {
  expect(whyNotSecondSeat(oliver, null)).toBeNull();
  expect(whyNotSecondSeat(oliver, { seatNumber: 7 })).toBe('Oliver Bamford already has seat 7 of this class.');
});

test('a delegate with recorded attendance keeps the seat', () => {
  expect(whyNotEmptySeat(oliver, { attended: false, noted: false })).toBeNull();
  expect(whyNotEmptySeat(oliver, { attended: true, noted: true })).toMatch('Attendance is recorded');
  expect(whyNotEmptySeat(oliver, { attended: false, noted: true })).toBe(
    'There are attendance notes on Oliver Bamford. Clear them before the seat is unassigned.',
  );
});

test('a delegate moves only among the seats of their booking item, until the class is canceled', () => {
  const [four, five] = [
    { seatNumber: 4, bookingItem: 'one' },
    { seatNumber: 5, bookingItem: 'one' },
  ];
  for (const status of ['provisional', 'confirmed', 'postponed', 'delivered']) {
    expect(whyNotMoveDelegate({ status }, oliver, four, five)).toBeNull();
  }
  expect(whyNotMoveDelegate({ status: 'canceled' }, oliver, four, five)).toBe(
    'This class is canceled. Nobody can be put on its seats.',
  );
  expect(whyNotMoveDelegate({ status: 'confirmed' }, oliver, four, four)).toBe('Oliver Bamford already has seat 4.');
  expect(whyNotMoveDelegate({ status: 'confirmed' }, oliver, four, { ...five, bookingItem: 'other' })).toBe(
    'Seat 5 is of another booking item. A delegate moves only among the seats of their own.',
  );
});
