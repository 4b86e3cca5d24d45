import type { MutationCase } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { addDrafts, addDraftsWithSeats } from '../testing/saleRows.ts';

const price = { quantity: 3, unitPrice: 49_500, taxable: true, taxRatePercent: 17.5, poNumber: 'CVH-88213' };
const shown = {
  quantity: 3,
  netPrice: { amount: 148_500 },
  taxValue: { amount: 25_988 },
  poNumber: 'CVH-88213',
  class: { seatsFreeCount: 3 },
};

/** The records that display the price of an item, or the free seats of its class. */
const displayingItem = [
  'training_classes/:id',
  'lists Booking',
  'lists PublicSchedule',
  'lists TrainingSeat',
  'lists TrainingSession',
];

const invalidOf = (counted: string): MutationCase['invalid'] => [
  { input: { quantity: 0 }, violations: [{ path: 'quantity', message: `${counted} must be at least 1` }] },
  {
    input: { unitPrice: -1, taxRatePercent: 101 },
    violations: [
      { path: 'unitPrice', message: 'Unit price must be at least £0.00' },
      { path: 'taxRatePercent', message: 'Tax rate must be at most 100%' },
    ],
  },
  {
    input: { quantity: 2, unitPrice: 1_000_000_000, poNumber: 'x'.repeat(256) },
    violations: [
      { path: 'poNumber', message: 'PO number field must have at most 255 characters' },
      { path: 'unitPrice', message: 'An item can come to at most £10,000,000.00' },
    ],
  },
];

/** The candidates are drafts. For each draft there is a class with the draft's ulid. */
export const createPublicBookingItem: MutationCase = {
  name: 'createPublicBookingItem',
  does: 'makes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const drafts = await addDrafts(database, 4);
    for (const ulid of drafts) await addPublicClass(database, 6, ulid);
    return drafts;
  },
  input: (ulid) => ({ ...price, booking: `bookings/${ulid}`, class: `training_classes/${ulid}` }),
  invalid: [
    ...invalidOf('Seats'),
    {
      input: { booking: '', class: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [
        { path: 'booking', message: 'Booking is required' },
        { path: 'class', message: 'Class must be valid' },
      ],
    },
  ],
  refused: [
    {
      when: 'the booking is canceled',
      sql: `UPDATE booking SET status = 'canceled' WHERE id = :id`,
      message: 'This booking is canceled. Items can be added to a draft or a confirmed booking.',
    },
    {
      when: 'the class is over',
      sql: `UPDATE training_class SET status = 'delivered' WHERE id = :id`,
      message: 'This class has been delivered. Its seats can no longer change.',
    },
  ],
  shows: () => shown,
  expectedChanges: [
    'created booking_items/*',
    'created training_seat_reservations/*',
    'bookings/:id',
    ...displayingItem,
  ],
};

export const updateBookingItem: MutationCase = {
  name: 'updateBookingItem',
  does: 'changes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDraftsWithSeats(database, 4),
  input: (ulid) => ({ ...price, id: `booking_items/${ulid}` }),
  invalid: invalidOf('Quantity'),
  refused: [
    {
      when: 'it is complete',
      sql: `UPDATE booking_item SET status = 'complete' WHERE id = :id`,
      message: 'This item is complete and can no longer be changed.',
    },
    {
      when: 'it would get more seats on hold',
      sql: `UPDATE booking_item SET status = 'on_hold' WHERE id = :id`,
      message: 'This booking is on hold. Resume it to add seats.',
    },
  ],
  shows: () => shown,
  expectedChanges: [
    'updated booking_items/:id',
    'created training_seat_reservations/*',
    'bookings/:id',
    ...displayingItem,
  ],
};

export const deleteBookingItem: MutationCase = {
  name: 'deleteBookingItem',
  does: 'deletes',
  table: 'booking_item',
  record: 'bookingItem',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDraftsWithSeats(database, 4),
  input: (ulid) => ({ id: `booking_items/${ulid}` }),
  invalid: [{ input: { id: 'nonsense' }, violations: [{ path: 'id', message: 'Booking item must be valid' }] }],
  refused: [
    {
      when: 'it is confirmed',
      sql: `UPDATE booking_item SET status = 'confirmed' WHERE id = :id`,
      message: 'This item is confirmed. Only items of a draft can be deleted.',
    },
    {
      when: 'a change request is about it',
      sql: `INSERT INTO change_request (id, number, subject, booking_id, booking_item_id) VALUES (:id, 99002, 'Dates', :id, :id)`,
      message: 'CR-99002 is about this item, so it cannot be deleted.',
    },
  ],
  shows: (_viewer, ulid) => ({ id: `booking_items/${ulid}` }),
  expectedChanges: ['deleted booking_items/:id', 'bookings/:id', ...displayingItem],
};
