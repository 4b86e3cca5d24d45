import type { MutationCase } from '@console/api-kit/testing';
import { addClassesWithSeats, sitDown } from '@console/classes-api/testing';
import { expect } from 'vitest';
import { addContact } from '../testing/saleRows.ts';

/** A refusal that all writes of delegates share. */
export const canceledClass = (message: string) => ({
  when: 'the class is canceled',
  sql: `UPDATE training_class SET status = 'canceled' WHERE id = :id`,
  message,
});

/** The seat of the candidate has a delegate already. */
export const occupied = {
  when: 'the seat has a delegate',
  sql: `INSERT INTO attendee (id, reservation_id, given_name, family_name, email)
    VALUES (:id, :id, 'Oliver', 'Bamford', 'oliver@calder.example')`,
  message: 'Oliver Bamford already has seat 1. Unassign the seat first.',
};

/** The records that display the delegate of a place. */
export const displayingDelegate = [
  'training_seat_reservations/:id',
  'booking_items/:id',
  'training_classes/:id',
  'lists PublicSchedule',
  'lists TrainingSeat',
  'lists TrainingSession',
];

/** The seats of a place that gets a delegate, and their sessions. */
export const renewedSeats = [
  'updated training_seats/:id',
  'updated training_seats/*',
  'training_sessions/:id',
  'training_sessions/*',
];

/** The ULID of no record. */
export const gone = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

/**
 * The candidates are seats: place 1 on the first day of new classes. Class, booking and reservation have the seat's
 * ulid.
 */
export const assignTrainingSeat: MutationCase = {
  name: 'assignTrainingSeat',
  does: 'makes',
  table: 'attendee',
  record: 'trainingSeat',
  allowed: ['admin', 'manager'],
  candidates: (database) => addClassesWithSeats(database, 4),
  input: (ulid) => ({
    id: `training_seats/${ulid}`,
    attendee: { givenName: ' Maya ', familyName: 'Okafor', email: `maya.${ulid}@calder.example` },
  }),
  invalid: [
    {
      input: { attendee: { givenName: ' ', familyName: 'x'.repeat(256), email: 'maya@calder' } },
      violations: [
        { path: 'attendee.givenName', message: 'Given name is required' },
        { path: 'attendee.familyName', message: 'Family name field must have at most 255 characters' },
        { path: 'attendee.email', message: 'Email must be valid' },
      ],
    },
    { input: { id: '' }, violations: [{ path: 'id', message: 'Seat is required' }] },
    { input: { id: `training_seats/${gone}` }, violations: [{ path: 'id', message: 'This seat no longer exists.' }] },
  ],
  refused: [
    occupied,
    canceledClass('This class is canceled. Nobody can be put on its seats.'),
    {
      when: 'the seat is not booked',
      sql: `WITH released AS (UPDATE training_seat_reservation SET released_at = now() WHERE id = :id)
        UPDATE booking_item SET quantity = 1 WHERE id = :id`,
      message: 'Seat 1 is free. Book it first.',
    },
  ],
  shows: (viewer) => ({
    trainingSeatReservation: {
      attendee: {
        givenName: 'Maya',
        familyName: 'Okafor',
        customerContact: { fullName: 'Maya Okafor', roles: ['ROLE_CUSTOMER_ATTENDEE'] },
        createdBy: viewer,
      },
    },
  }),
  expectedChanges: [
    'created attendees/*',
    'created customer_contacts/*',
    'created people/*',
    'customers/*',
    ...displayingDelegate,
    ...renewedSeats,
  ],
};

/** The candidates are reservations. A contact of the booking's customer has the reservation's ulid. */
export const createAttendee: MutationCase = {
  name: 'createAttendee',
  does: 'makes',
  table: 'attendee',
  record: 'attendee',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) await addContact(database, id, id);
    return ids;
  },
  input: (ulid) => ({
    customerContact: `customer_contacts/${ulid}`,
    reservation: `training_seat_reservations/${ulid}`,
  }),
  invalid: [
    {
      input: { customerContact: '', reservation: 'nonsense' },
      violations: [
        { path: 'customerContact', message: 'Contact is required' },
        { path: 'reservation', message: 'Seat must be valid' },
      ],
    },
    {
      input: { customerContact: `customer_contacts/${gone}` },
      violations: [{ path: 'customerContact', message: 'This customer contact no longer exists.' }],
    },
    {
      input: { reservation: `training_seat_reservations/${gone}` },
      violations: [{ path: 'reservation', message: 'This seat is no longer reserved.' }],
    },
  ],
  refused: [
    occupied,
    canceledClass('This class is canceled. Nobody can be put on its seats.'),
    {
      when: 'they have another seat of the class',
      sql: `INSERT INTO attendee (id, reservation_id, person_id, given_name, family_name, email)
        SELECT :id, id, :id, 'Idris', 'Khan', 'idris.khan@calder.example' FROM training_seat_reservation
        WHERE class_id = :id AND seat_number = 2`,
      message: 'Idris Khan already has seat 2 of this class.',
    },
  ],
  shows: (_viewer, ulid) => ({
    givenName: 'Idris',
    familyName: 'Khan',
    email: 'idris.khan@calder.example',
    customerContact: { id: `customer_contacts/${ulid}` },
    trainingSeatReservation: { id: `training_seat_reservations/${ulid}`, seatNumber: 1 },
    version: 1,
  }),
  expectedChanges: ['created attendees/*', 'customer_contacts/:id', ...displayingDelegate, ...renewedSeats],
};

/** The candidates are the attendees of place 1 of new classes. Each class has the attendee's ulid. */
export const deleteAttendee: MutationCase = {
  name: 'deleteAttendee',
  does: 'deletes',
  table: 'attendee',
  record: 'attendee',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) await sitDown(database, id, 1, id);
    return ids;
  },
  input: (ulid) => ({ id: `attendees/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Attendee is required' }] }],
  refused: [
    {
      when: 'attendance is recorded for them on any day',
      sql: `UPDATE training_seat SET attendance = 'partial'
        WHERE id = (SELECT max(id::text) FROM training_seat WHERE class_id = :id AND seat_number = 1)`,
      message: 'Attendance is recorded for Oliver Bamford. Set it to none before the seat is unassigned.',
    },
    {
      when: 'there are notes about them',
      sql: `UPDATE training_seat SET attendance_comments = 'Comes at ten.' WHERE id = :id`,
      message: 'There are attendance notes on Oliver Bamford. Clear them before the seat is unassigned.',
    },
  ],
  shows: (_viewer, ulid) => ({ id: expect.stringContaining(ulid) }),
  expectedChanges: ['deleted attendees/:id', 'customer_contacts/:id', ...displayingDelegate],
};
