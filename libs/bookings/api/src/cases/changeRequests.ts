import type { MutationCase } from '@console/api-kit/testing';
import { addClassesWithSeats } from '@console/classes-api/testing';
import { addChangeRequests } from '../testing/changeRequests.ts';
import { gone } from './delegates.ts';

/** A written change request refreshes its booking and its item. */
const written = ['updated change_requests/:id', 'bookings/:id', 'booking_items/:id'];

const closed = (status: string, message: string) => ({
  when: `it is ${status}`,
  sql: `UPDATE change_request SET status = '${status}' WHERE id = :id`,
  message,
});

const invalid: MutationCase['invalid'] = [
  { input: { id: '' }, violations: [{ path: 'id', message: 'Change request is required' }] },
  { input: { id: `bookings/${gone}` }, violations: [{ path: 'id', message: 'Change request must be valid' }] },
];

const facts = {
  table: 'change_request',
  record: 'changeRequest',
  allowed: ['admin', 'manager'],
  input: (ulid: string) => ({ id: `change_requests/${ulid}` }),
  invalid,
} as const;

/** The candidates are booking items with two seats on a class of the same ulid. */
export const createChangeRequest: MutationCase = {
  ...facts,
  name: 'createChangeRequest',
  does: 'makes',
  candidates: (database) => addClassesWithSeats(database, 4),
  input: (ulid) => ({
    subject: 'Two more colleagues',
    booking: `bookings/${ulid}`,
    bookingItem: `booking_items/${ulid}`,
    newMaxAttendees: 4,
  }),
  invalid: [
    {
      input: { subject: ' ', booking: '', bookingItem: 'nonsense' },
      violations: [
        { path: 'subject', message: 'Subject is required' },
        { path: 'booking', message: 'Booking is required' },
        { path: 'bookingItem', message: 'Booking item must be valid' },
      ],
    },
    {
      input: { subject: 'x'.repeat(256) },
      violations: [{ path: 'subject', message: 'Subject field must have at most 255 characters' }],
    },
    { input: { newMaxAttendees: null }, violations: [{ path: 'newTrainingClass' }] },
    { input: { newTrainer: `trainers/${gone}` }, violations: [{ path: 'newTrainingClass' }] },
    {
      input: { newMaxAttendees: 501, newStartsAt: '2020-01-01' },
      violations: [{ path: 'newStartsAt' }, { path: 'newMaxAttendees', message: 'Attendees must be at most 500' }],
    },
    {
      input: { newMaxAttendees: 2 },
      violations: [{ path: 'newMaxAttendees', message: 'It has 2 seats already.' }],
    },
    {
      input: { newMaxAttendees: null, newTrainingClass: `training_classes/${gone}` },
      violations: [{ path: 'newTrainingClass', message: 'This training class no longer exists.' }],
    },
    {
      input: { bookingItem: `booking_items/${gone}` },
      violations: [{ path: 'bookingItem', message: 'This booking item no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'the item is delivered',
      sql: `UPDATE booking_item SET status = 'delivered' WHERE id = :id`,
      message: 'This item is delivered and can no longer be changed.',
    },
  ],
  shows: (viewer, ulid) => ({
    subject: 'Two more colleagues',
    kind: 'attendees',
    status: 'pending',
    approval: 'pending',
    fulfilment: 'none',
    bookingItemId: `booking_items/${ulid}`,
    newMaxAttendees: 4,
    newTrainerId: null,
    invoiceIds: [],
    purchaseOrderId: null,
    createdBy: viewer,
  }),
  expectedChanges: ['created change_requests/*', 'bookings/:id', 'booking_items/:id'],
};

export const approveChangeRequest: MutationCase = {
  ...facts,
  name: 'approveChangeRequest',
  does: 'changes',
  candidates: (database) => addChangeRequests(database, 4),
  refused: [
    closed('canceled', 'This change request is canceled and can no longer be approved.'),
    {
      when: 'it is approved',
      sql: `UPDATE change_request SET approval = 'approved' WHERE id = :id`,
      message: 'This change request is approved already.',
    },
  ],
  shows: (viewer) => ({ status: 'pending', approval: 'approved', fulfilment: 'none', updatedBy: viewer }),
  expectedChanges: written,
};

export const rejectChangeRequest: MutationCase = {
  ...facts,
  name: 'rejectChangeRequest',
  does: 'changes',
  candidates: (database) => addChangeRequests(database, 4),
  input: (ulid) => ({ id: `change_requests/${ulid}`, reason: 'The trainer is booked.' }),
  invalid: [...invalid, { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] }],
  refused: [
    closed('errored', 'This change request is errored. Only one that is pending can become rejected.'),
    closed('rejected', 'This change request is rejected already.'),
  ],
  shows: () => ({
    status: 'rejected',
    approval: 'rejected',
    fulfilment: 'none',
    rejectionReason: 'The trainer is booked.',
  }),
  expectedChanges: written,
};

export const cancelChangeRequest: MutationCase = {
  ...facts,
  name: 'cancelChangeRequest',
  does: 'changes',
  candidates: (database) => addChangeRequests(database, 4),
  refused: [
    closed(
      'implemented',
      'This change request is implemented. Only one that is pending or errored can become canceled.',
    ),
    closed('canceled', 'This change request is canceled already.'),
  ],
  shows: () => ({ status: 'canceled', approval: 'pending', fulfilment: 'none' }),
  expectedChanges: written,
};

export const implementChangeRequest: MutationCase = {
  ...facts,
  name: 'implementChangeRequest',
  does: 'changes',
  candidates: (database) => addChangeRequests(database, 4, { approval: 'approved' }),
  refused: [
    {
      when: 'it is not approved',
      sql: `UPDATE change_request SET approval = 'pending' WHERE id = :id`,
      message: 'This change request is not approved. Approve it before it is implemented.',
    },
    closed('implemented', 'This change request is implemented already.'),
    closed('canceled', 'This change request is canceled. Only one that is pending or errored can become implemented.'),
  ],
  shows: () => ({
    status: 'implemented',
    fulfilment: 'full',
    error: null,
    bookingItem: { quantity: 3, class: { seatsFreeCount: 3 } },
  }),
  expectedChanges: [
    'updated change_requests/:id',
    'updated booking_items/:id',
    'created training_seat_reservations/*',
    'bookings/:id',
    'training_classes/:id',
    'lists Booking',
    'lists PublicSchedule',
    'lists TrainingSeat',
    'lists TrainingSession',
  ],
};
