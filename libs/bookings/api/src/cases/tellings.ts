import type { MutationCase } from '@console/api-kit/testing';
import { addClassesWithSeats } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { addContact } from '../testing/saleRows.ts';
import { gone } from './delegates.ts';

/** The candidates are bookings of a class. Class, item and a contact of the customer have the booking's ulid. */
export const createTelling: MutationCase = {
  name: 'createTelling',
  does: 'makes',
  table: 'telling',
  record: 'telling',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) await addContact(database, id, id);
    return ids;
  },
  input: (ulid) => ({ booking: `bookings/${ulid}`, customerContact: `customer_contacts/${ulid}` }),
  invalid: [
    {
      input: { booking: '', customerContact: 'nobody' },
      violations: [
        { path: 'booking', message: 'Booking is required' },
        { path: 'customerContact', message: 'Contact must be valid' },
      ],
    },
    {
      input: { customerContact: `customer_contacts/${gone}` },
      violations: [{ path: 'customerContact', message: 'This customer contact no longer exists.' }],
    },
    {
      input: { customerContact: null, attendee: `attendees/${gone}` },
      violations: [{ path: 'attendee', message: 'This attendee no longer exists.' }],
    },
    ...[{ customerContact: null }, { attendee: `attendees/${gone}` }].map((input) => ({
      input,
      violations: [{ path: 'customerContact', message: 'Name one contact or one attendee.' }],
    })),
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    createdBy: viewer,
    booking: { id: `bookings/${ulid}` },
    customerContact: { id: `customer_contacts/${ulid}` },
  }),
  expectedChanges: ['created tellings/*', 'bookings/:id', 'training_classes/:id'],
};

/** The candidates are tellings. The booking and its class have the telling's ulid. */
export const deleteTelling: MutationCase = {
  name: 'deleteTelling',
  does: 'deletes',
  table: 'telling',
  record: 'telling',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addClassesWithSeats(database, 4);
    for (const id of ids) {
      await addContact(database, id, id);
      await database.execute(sql`INSERT INTO telling (id, booking_id, person_id) VALUES (${id}, ${id}, ${id})`);
    }
    return ids;
  },
  input: (ulid) => ({ id: `tellings/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Telling is required' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ id: `tellings/${ulid}` }),
  expectedChanges: ['deleted tellings/:id', 'bookings/:id', 'training_classes/:id'],
};
