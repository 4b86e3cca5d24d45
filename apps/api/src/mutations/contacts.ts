import { sql } from 'drizzle-orm';
import { addContact, addDrafts } from '../testing/saleRows.ts';
import type { MutationCase } from './MutationCase.ts';

const idris = {
  givenName: ' Idris ',
  familyName: 'Khan-Reid',
  email: 'idris.khan@calder.example',
  mobile: '07700 900182',
  telephone: '0113 496 0174',
  jobTitle: 'Housing services manager',
  roles: ['ROLE_CUSTOMER_ATTENDEE'],
};
const contact = 'fullName email mobile telephone jobTitle roles updatedBy { id }';
const shown = (viewer: { id: string }) => {
  const { givenName, familyName, ...rest } = idris;
  return { ...rest, fullName: `${givenName.trim()} ${familyName}`, updatedBy: viewer };
};
const invalid: MutationCase['invalid'] = [
  {
    input: { givenName: '', familyName: 'x'.repeat(256), email: 'idris.khan@calder' },
    violations: [
      { path: 'givenName', message: 'Given name is required' },
      { path: 'familyName', message: 'Family name field must have at most 255 characters' },
      { path: 'email', message: 'Email must be valid' },
    ],
  },
  {
    input: { mobile: '0'.repeat(26), roles: ['ROLE_ADMIN'] },
    violations: [
      { path: 'mobile', message: 'Mobile field must have at most 25 characters' },
      { path: 'roles.0', message: 'Roles must be valid' },
    ],
  },
];

export const createCustomerContact: MutationCase = {
  name: 'createCustomerContact',
  does: 'makes',
  table: 'person',
  record: 'customerContact',
  answers: contact,
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM customer ORDER BY id LIMIT 4`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ ...idris, customer: `customers/${ulid}` }),
  invalid: [
    ...invalid,
    { input: { customer: '' }, violations: [{ path: 'customer', message: 'Customer is required' }] },
  ],
  refused: [],
  shows: shown,
};

export const updateCustomerContact: MutationCase = {
  name: 'updateCustomerContact',
  does: 'changes',
  table: 'person',
  record: 'customerContact',
  answers: contact,
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const drafts = await addDrafts(database, 4);
    return Promise.all(drafts.map((booking) => addContact(database, booking)));
  },
  input: (ulid) => ({ ...idris, id: `customer_contacts/${ulid}` }),
  invalid,
  refused: [],
  shows: shown,
};

/** Its candidates are drafts; their customer has a contact with the draft's ulid. */
export const assignCustomerContactToBooking: MutationCase = {
  name: 'assignCustomerContactToBooking',
  does: 'makes',
  table: 'booking_contact',
  record: 'booking',
  answers: 'booker { id } bookingCustomerContacts(first: 100) { edges { node { roles customerContact { id } } } }',
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
  refused: [],
  shows: (_viewer, ulid) => ({
    id: `bookings/${ulid}`,
    booker: { id: `customer_contacts/${ulid}` },
    bookingCustomerContacts: {
      edges: [{ node: { roles: ['booker'], customerContact: { id: `customer_contacts/${ulid}` } } }],
    },
  }),
};

/** Its candidates are the only contacts of drafts, and have their ulids. */
export const deleteBookingCustomerContact: MutationCase = {
  name: 'deleteBookingCustomerContact',
  does: 'deletes',
  table: 'booking_contact',
  record: 'bookingCustomerContact',
  answers: '',
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
  ],
  shows: (_viewer, ulid) => ({ id: `booking_customer_contacts/${ulid}` }),
};
