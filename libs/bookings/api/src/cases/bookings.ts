import { type Database, newId } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { addPublicClass } from '@console/classes-api/testing';
import { sql } from 'drizzle-orm';
import { addDrafts } from '../testing/saleRows.ts';

const address = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };
const words = {
  title: ' Leadership Essentials – spring cohort ',
  bookedAt: '2026-11-03',
  billingAddress: address,
  poNumber: 'CVH-88213',
  dealRecordId: '48210077',
  webBookingReference: 'W-77310',
  invoiceNotes: 'Please quote CVH-88213.',
};
const shown = {
  title: 'Leadership Essentials – spring cohort',
  status: 'draft',
  bookedAt: '2026-11-03T00:00:00.000Z',
  poNumber: 'CVH-88213',
  billingAddress: { address1: '14 Crossley Street', address2: null, country: 'GB' },
};

/** The brand and the account manager of every booking in these cases. */
const refers = { brand: '', accountManager: '' };

async function findReferred(database: Database): Promise<void> {
  const { rows } = await database.execute<{ brand: string; manager: string }>(
    sql`SELECT brand_id AS brand, account_manager_id AS manager FROM booking ORDER BY number LIMIT 1`,
  );
  Object.assign(refers, { brand: `brands/${rows[0]?.brand}`, accountManager: `users/${rows[0]?.manager}` });
}

const gone = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const invalid: MutationCase['invalid'] = [
  { input: { title: ' ' }, violations: [{ path: 'title', message: 'Title is required' }] },
  {
    input: { brand: `customers/${gone}`, accountManager: '' },
    violations: [
      { path: 'brand', message: 'Brand must be valid' },
      { path: 'accountManager', message: 'Account manager is required' },
    ],
  },
  {
    input: { accountManager: `users/${gone}` },
    violations: [{ path: 'accountManager', message: 'This user no longer exists.' }],
  },
  { input: { bookedAt: '2026-02-30' }, violations: [{ path: 'bookedAt', message: 'Booked must be valid' }] },
  {
    input: { billingAddress: { ...address, city: '' } },
    violations: [{ path: 'billingAddress.city', message: 'City is required' }],
  },
  {
    input: { invoiceNotes: 'x'.repeat(1001) },
    violations: [{ path: 'invoiceNotes', message: 'Invoice notes field must have at most 1000 characters' }],
  },
];

const seats = { quantity: 2, unitPrice: 49_500, taxable: true };

/** The candidates are customers with one contact and a class, which have the customer's ulid. */
export const createBooking: MutationCase = {
  name: 'createBooking',
  does: 'makes',
  table: 'booking',
  record: 'booking',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    await findReferred(database);
    const ids = Array.from({ length: 4 }, () => newId());
    for (const id of ids) {
      await addPublicClass(database, 6, id);
      await database.execute(sql`INSERT INTO customer (id, name) VALUES (${id}, 'Calder Valley Housing')`);
      await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name)
        VALUES (${id}, 'customer', ${id}, 'Amelia', 'Hughes')`);
    }
    return ids;
  },
  input: (ulid) => ({
    ...words,
    ...refers,
    customer: `customers/${ulid}`,
    booker: `customer_contacts/${ulid}`,
    biller: `customer_contacts/${ulid}`,
    seats: { ...seats, class: `training_classes/${ulid}` },
  }),
  invalid: [
    ...invalid,
    {
      input: { booker: '' },
      violations: [{ path: 'booker', message: 'Booker is required' }],
    },
    {
      input: { seats: { ...seats, class: '', quantity: 0 } },
      violations: [
        { path: 'seats.class', message: 'Class is required' },
        { path: 'seats.quantity', message: 'Seats must be at least 1' },
      ],
    },
    {
      input: { seats: { ...seats, class: `training_classes/${gone}` } },
      violations: [{ path: 'seats.class', message: 'This training class no longer exists.' }],
    },
  ],
  refused: [],
  shows: (_viewer, ulid) => ({
    ...shown,
    netPrice: { amount: 99_000 },
    items: { edges: [{ node: { quantity: 2, class: { seatsFreeCount: 4 } } }] },
    booker: { id: `customer_contacts/${ulid}` },
    biller: { id: `customer_contacts/${ulid}` },
  }),
  expectedChanges: [
    'created bookings/*',
    'created booking_customer_contacts/*',
    'created booking_items/*',
    'created training_seat_reservations/*',
    'customers/:id',
    'customer_contacts/:id',
    'training_classes/:id',
    'lists Booking',
    'lists PublicSchedule',
    'lists TrainingSeat',
    'lists TrainingSession',
  ],
};

export const updateBooking: MutationCase = {
  name: 'updateBooking',
  does: 'changes',
  table: 'booking',
  record: 'booking',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    await findReferred(database);
    return addDrafts(database, 4);
  },
  input: (ulid) => ({ ...words, ...refers, id: `bookings/${ulid}` }),
  invalid,
  refused: [
    {
      when: 'it is canceled',
      sql: `UPDATE booking SET status = 'canceled' WHERE id = :id`,
      message: 'This booking is canceled and can no longer be changed.',
    },
  ],
  shows: () => shown,
  expectedChanges: ['updated bookings/:id', 'customers/*'],
};

export const deleteBooking: MutationCase = {
  name: 'deleteBooking',
  does: 'deletes',
  table: 'booking',
  record: 'booking',
  allowed: ['admin', 'manager'],
  candidates: (database) => addDrafts(database, 4),
  input: (ulid) => ({ id: `bookings/${ulid}` }),
  invalid: [{ input: { id: `booking_items/${gone}` }, violations: [{ path: 'id', message: 'Booking must be valid' }] }],
  refused: [
    {
      when: 'it is not a draft',
      sql: `UPDATE booking SET status = 'confirmed' WHERE id = :id`,
      message: 'Only a draft can be deleted. This booking can be canceled instead.',
    },
    {
      when: 'a ticket is about it',
      sql: `INSERT INTO ticket (id, number, subject, body, booking_id) VALUES (:id, 99001, 'Parking', 'Where?', :id)`,
      message: 'TK-99001 is about this booking, so it cannot be deleted.',
    },
  ],
  shows: (_viewer, ulid) => ({ id: `bookings/${ulid}` }),
  expectedChanges: ['deleted bookings/:id', 'customers/*'],
};
