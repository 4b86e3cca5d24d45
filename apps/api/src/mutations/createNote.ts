import { sql } from 'drizzle-orm';
import type { MutationCase } from './MutationCase.ts';

const none = [{ path: 'body', message: 'Note is required' }];
const oneParent = [{ path: 'body', message: 'A note stands under one booking, customer, supplier or class.' }];

export const createNote: MutationCase = {
  name: 'createNote',
  does: 'makes',
  table: 'note',
  record: 'note',
  answers: 'body booking { id notes(first: 1) { edges { node { body updatedBy { id } } } } } createdBy { id }',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM booking ORDER BY id LIMIT 40`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({
    body: '<p>Room <b>14</b></p><script>hacked()</script>',
    booking: `bookings/${ulid}`,
    customer: null,
    supplier: null,
    trainingClass: null,
  }),
  invalid: [
    { input: { body: '' }, violations: none },
    { input: { body: '<p> <br></p>' }, violations: none },
    { input: { body: '<script>hacked()</script>' }, violations: none },
    { input: { body: 'x'.repeat(50_001) }, violations: [{ path: 'body' }] },
    { input: { booking: null }, violations: oneParent },
    { input: { customer: 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: oneParent },
    { input: { booking: 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'booking' }] },
    {
      input: { booking: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'booking', message: 'This booking no longer exists.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => {
    const body = '<p>Room <strong>14</strong></p>';
    return {
      body,
      createdBy: viewer,
      booking: { id: `bookings/${ulid}`, notes: { edges: [{ node: { body, updatedBy: viewer } }] } },
    };
  },
};
