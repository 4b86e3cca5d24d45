import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { addClassesWithSeats, sitDown } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { canceledClass, displayingDelegate, gone, occupied, renewedSeats } from './delegates.ts';

/** The first character of the ULID of another item, which has the same ending. */
const otherItem = '7';

/** The candidates are booking items with one seat on a class of the same ulid. */
export const importDelegates: MutationCase = {
  name: 'importDelegates',
  does: 'makes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  candidates: (database) => addClassesWithSeats(database, 4, { booked: 1 }),
  input: (ulid) => ({
    bookingItem: `booking_items/${ulid}`,
    delegates: `Maya; Okafor; maya.${ulid}@calder.example`,
  }),
  invalid: [
    {
      input: { bookingItem: '', delegates: ' ' },
      violations: [
        { path: 'bookingItem', message: 'Booking is required' },
        { path: 'delegates', message: 'Delegates is required' },
      ],
    },
    {
      input: { bookingItem: `booking_items/${gone}` },
      violations: [{ path: 'bookingItem', message: 'This booking item no longer exists.' }],
    },
    {
      input: { delegates: 'Maya Okafor maya@calder\n\n, Nobody, nobody@calder.example\nIdris' },
      violations: [
        {
          path: 'delegates',
          message: 'Line 1: Email must be valid. Line 4: Family name is required. Email is required.',
        },
      ],
    },
  ],
  refused: [
    canceledClass('This class is canceled. Nobody can be put on its seats.'),
    { ...occupied, message: 'You have more delegates than the available seats.' },
  ],
  shows: (_viewer, ulid) => ({ name: 'importDelegates', status: 'pending', target: `training_classes/${ulid}` }),
  expectedChanges: ['created jobs/*'],
};

/** The candidates are the attendees of place 1 of new classes. Place 2 of the same booking is empty. */
export const moveAttendee: MutationCase = {
  name: 'moveAttendee',
  does: 'changes',
  table: 'attendee',
  record: 'attendee',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) {
      await sitDown(database, id, 2, id);
      await database.execute(sql`UPDATE attendee SET updated_at = ${LONG_AGO} WHERE id = ${id}`);
    }
    return ids;
  },
  input: (ulid) => ({ id: `attendees/${ulid}`, reservation: `training_seat_reservations/${ulid}` }),
  invalid: [
    { input: { reservation: '' }, violations: [{ path: 'reservation', message: 'Seat is required' }] },
    { input: { swapWith: 'nobody' }, violations: [{ path: 'swapWith', message: 'Attendee must be valid' }] },
    {
      input: { reservation: `training_seat_reservations/${gone}` },
      violations: [{ path: 'reservation', message: 'This seat is no longer reserved.' }],
    },
  ],
  refused: [
    canceledClass('This class is canceled. Nobody can be put on its seats.'),
    {
      when: 'the seat is of another booking item',
      sql: `WITH other AS (
          INSERT INTO booking_item (id, booking_id, type, title, class_id, unit_price, quantity, status)
          SELECT '${otherItem}' || right(:id, 25), :id, type, title, class_id, unit_price, 1, status
          FROM booking_item WHERE id = :id RETURNING id),
        less AS (UPDATE booking_item SET quantity = 1 WHERE id = :id)
        UPDATE training_seat_reservation SET booking_item_id = (SELECT id FROM other) WHERE id = :id`,
      message: 'Seat 1 is of another booking item. A delegate moves only among the seats of their own.',
    },
  ],
  shows: (viewer) => ({ trainingSeatReservation: { seatNumber: 1 }, updatedBy: viewer }),
  expectedChanges: [
    'updated attendees/:id',
    'customer_contacts/:id',
    ...displayingDelegate,
    'training_seat_reservations/*',
    ...renewedSeats,
  ],
};

/** The candidates are the attendees of place 1 of new classes. */
export const updateAttendee: MutationCase = {
  name: 'updateAttendee',
  does: 'changes',
  table: 'attendee',
  record: 'attendee',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) {
      await sitDown(database, id, 1, id);
      await database.execute(sql`UPDATE attendee SET updated_at = ${LONG_AGO} WHERE id = ${id}`);
    }
    return ids;
  },
  input: (ulid) => ({ id: `attendees/${ulid}`, givenName: ' Olive ', familyName: 'Bamforth' }),
  invalid: [
    {
      input: { givenName: ' ', familyName: 'x'.repeat(256), email: 'olive@calder' },
      violations: [
        { path: 'givenName', message: 'Given name is required' },
        { path: 'familyName', message: 'Family name field must have at most 255 characters' },
        { path: 'email', message: 'Email must be valid' },
      ],
    },
  ],
  refused: [],
  shows: (viewer) => ({ givenName: 'Olive', familyName: 'Bamforth', updatedBy: viewer }),
  expectedChanges: ['updated attendees/:id', 'customer_contacts/:id', ...displayingDelegate],
};
