import type { MutationCase } from '@console/api-kit/testing';
import type { BookingMove } from '@console/bookings-contracts';
import { addBookingsToMove, type State } from '../testing/bookingsToMove.ts';

/** The changes that every move of a booking announces. */
const movedBooking = [
  'updated bookings/:id',
  'updated booking_items/:id',
  'customers/*',
  'training_classes/:id',
  'lists Booking',
  'lists PublicSchedule',
  'lists TrainingSeat',
  'lists TrainingSession',
];

/**
 * Returns the case of a move.
 *
 * @param move the name of the move in the table of moves.
 * @param from the state of its candidates.
 * @param to the status that the candidates and their items get.
 * @param refused the expected refusals.
 */
function moveCase(
  name: string,
  move: BookingMove,
  from: State,
  to: string,
  refused: MutationCase['refused'],
  heldFrom: string | null = null,
): MutationCase {
  return {
    name,
    does: 'changes',
    table: 'booking',
    record: 'booking',
    allowed: ['admin', 'manager'],
    candidates: (database) => addBookingsToMove(database, 4, from),
    input: (ulid) => ({ id: `bookings/${ulid}` }),
    invalid: [
      {
        input: { id: 'booking_items/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
        violations: [{ path: 'id', message: 'Booking must be valid' }],
      },
      { input: { id: '' }, violations: [{ path: 'id', message: 'Booking is required' }] },
      { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
    ],
    refused,
    shows: () => ({ status: to, heldFrom, items: { edges: [{ node: { status: to } }] } }),
    expectedChanges: movedBooking,
    preview: { of: 'Booking', field: () => `impactOf(move: ${move})` },
  };
}

const canceled = (message: string) => ({
  when: 'it is canceled',
  sql: `UPDATE booking SET status = 'canceled', held_from = NULL WHERE id = :id`,
  message,
});

export const confirmBooking = moveCase('confirmBooking', 'confirm', { status: 'draft' }, 'confirmed', [
  canceled('This booking is canceled. Only one that is draft can become confirmed.'),
  {
    when: 'it is confirmed',
    sql: `UPDATE booking SET status = 'confirmed' WHERE id = :id`,
    message: 'This booking is confirmed already.',
  },
  {
    when: 'it has no item',
    sql: 'DELETE FROM booking_item WHERE booking_id = :id',
    message: 'Before it is confirmed this booking needs an item.',
  },
  {
    when: 'it has no booker, no biller and no billing address',
    sql: `WITH gone AS (DELETE FROM booking_contact WHERE booking_id = :id)
      UPDATE booking SET billing_address_id = NULL WHERE id = :id`,
    message: 'Before it is confirmed this booking needs a booker, a billing contact and a billing address.',
  },
]);

export const deliverBooking = moveCase('deliverBooking', 'deliver', { status: 'confirmed', over: true }, 'delivered', [
  canceled('This booking is canceled. Only one that is confirmed can become delivered.'),
  {
    when: 'one of its classes has not ended',
    sql: `UPDATE training_class SET ends_at = now() + interval '1 hour' WHERE id = :id`,
    message: 'This booking has a class that has not ended. It can be delivered once all have.',
  },
]);

export const completeBooking = moveCase('completeBooking', 'complete', { status: 'delivered' }, 'complete', [
  canceled('This booking is canceled. Only one that is delivered can become complete.'),
]);

export const holdBooking = moveCase(
  'holdBooking',
  'hold',
  { status: 'confirmed' },
  'on_hold',
  [canceled('This booking is canceled. Only one that is draft or confirmed can become on hold.')],
  'confirmed',
);

export const resumeBooking = moveCase(
  'resumeBooking',
  'resumeDraft',
  { status: 'on_hold', heldFrom: 'draft' },
  'draft',
  [
    {
      ...canceled('This booking is canceled. Only one that is on hold can become confirmed.'),
      field: 'impactOf(move: resume)',
    },
  ],
);

export const cancelBooking = moveCase('cancelBooking', 'cancel', { status: 'confirmed' }, 'canceled', [
  canceled('This booking is canceled already.'),
  {
    when: 'it is delivered',
    sql: `UPDATE booking SET status = 'delivered' WHERE id = :id`,
    message: 'This booking is delivered. Only one that is draft, confirmed or on hold can become canceled.',
  },
  {
    when: 'one of its items is delivered',
    sql: `UPDATE booking_item SET status = 'delivered' WHERE booking_id = :id`,
    message: 'An item of this booking has been delivered, so it can no longer be canceled.',
  },
]);
