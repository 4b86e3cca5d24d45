import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addBookingsToMove } from '../testing/bookingsToMove.ts';

/** The candidates are the only items of their bookings, so each booking is canceled with its item. */
export const cancelBookingItem: MutationCase = {
  name: 'cancelBookingItem',
  does: 'changes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: (database) => addBookingsToMove(database, 4, { status: 'confirmed' }),
  input: (ulid) => ({ id: `booking_items/${ulid}`, reason: 'The customer rang' }),
  invalid: [
    {
      input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'id', message: 'Booking item must be valid' }],
    },
    { input: { id: '' }, violations: [{ path: 'id', message: 'Booking item is required' }] },
    { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
  ],
  refused: [
    {
      when: 'it is a draft',
      sql: `UPDATE booking_item SET status = 'draft' WHERE id = :id`,
      message: 'This item is a draft. It can be deleted instead.',
    },
    {
      when: 'it is canceled',
      sql: `UPDATE booking_item SET status = 'canceled' WHERE id = :id`,
      message: 'This item is canceled already.',
    },
    {
      when: 'it is delivered',
      sql: `UPDATE booking_item SET status = 'delivered' WHERE id = :id`,
      message: 'This item is delivered. Only one that is confirmed or on hold can become canceled.',
    },
  ],
  shows: () => ({
    status: 'canceled',
    canceledAt: expect.any(String),
    cancelReason: 'The customer rang',
    booking: { status: 'canceled', netPrice: { amount: 0 } },
    class: { seatsReservedCount: 0 },
  }),
  preview: { of: 'BookingItem', field: () => 'impactOfCancel' },
  expectedChanges: [
    'updated booking_items/:id',
    'updated bookings/:id',
    'customers/*',
    'training_classes/:id',
    'lists Booking',
    'lists PublicSchedule',
    'lists TrainingSeat',
    'lists TrainingSession',
  ],
};
