import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addContact, addDrafts } from '../testing/saleRows.ts';

/** A canceled booking keeps its contacts: they are the people to tell. */
const canceled = {
  when: 'its booking is canceled',
  sql: `UPDATE booking SET status = 'canceled' WHERE id = :id`,
  message: 'This booking is canceled and can no longer be changed.',
};

/** The candidates are drafts. A contact of the draft's customer has the draft's ulid. */
export const assignCustomerContactToBooking: MutationCase = {
  name: 'assignCustomerContactToBooking',
  does: 'makes',
  table: 'booking_contact',
  record: 'booking',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const drafts = await addDrafts(database, 4);
    for (const ulid of drafts) await addContact(database, ulid, ulid);
    return drafts;
  },
  input: (ulid) => ({ id: `bookings/${ulid}`, customerContact: `customer_contacts/${ulid}`, roles: ['booker'] }),
  invalid: [
    {
      input: { customerContact: '', roles: [] },
      violations: [
        { path: 'customerContact', message: 'Contact is required' },
        { path: 'roles', message: 'Role is required' },
      ],
    },
  ],
  refused: [canceled],
  shows: (_viewer, ulid) => ({
    id: `bookings/${ulid}`,
    booker: { id: `customer_contacts/${ulid}` },
    'bookingCustomerContacts(first: 100)': {
      edges: [{ node: { roles: ['booker'], customerContact: { id: `customer_contacts/${ulid}` } } }],
    },
  }),
  expectedChanges: ['created booking_customer_contacts/*', 'bookings/:id', 'customer_contacts/:id'],
};

/** The candidates are contacts. Each is the only contact of a draft and has the draft's ulid. */
export const deleteBookingCustomerContact: MutationCase = {
  name: 'deleteBookingCustomerContact',
  does: 'deletes',
  table: 'booking_contact',
  record: 'bookingCustomerContact',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const drafts = await addDrafts(database, 4);
    for (const ulid of drafts) {
      await addContact(database, ulid, ulid);
      await database.execute(sql`INSERT INTO booking_contact (id, booking_id, customer_id, person_id, roles)
        SELECT id, id, customer_id, id, ARRAY['booker'] FROM booking WHERE id = ${ulid}`);
    }
    return drafts;
  },
  input: (ulid) => ({ id: `booking_customer_contacts/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Booking contact is required' }] }],
  refused: [
    {
      when: 'it is the only booker of a confirmed booking',
      sql: `UPDATE booking SET status = 'confirmed' WHERE id = :id`,
      message: 'This is the booking’s only booker. Assign another booker first.',
    },
    canceled,
  ],
  shows: (_viewer, ulid) => ({ id: `booking_customer_contacts/${ulid}` }),
  expectedChanges: ['deleted booking_customer_contacts/:id', 'bookings/:id', 'customer_contacts/:id'],
};
