import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const none = [{ path: 'body', message: 'Note is required' }];
const oneParent = [{ path: 'body', message: 'A note stands under one booking, customer, supplier or class.' }];

export const createNote: MutationCase = {
  name: 'createNote',
  does: 'makes',
  table: 'note',
  record: 'note',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(sql`SELECT id FROM customer ORDER BY id LIMIT 40`);
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({
    body: '<p>Room <b>14</b></p><script>hacked()</script>',
    booking: null,
    customer: `customers/${ulid}`,
    supplier: null,
    trainingClass: null,
  }),
  invalid: [
    { input: { body: '' }, violations: none },
    { input: { body: '<p> <br></p>' }, violations: none },
    { input: { body: '<script>hacked()</script>' }, violations: none },
    { input: { body: 'x'.repeat(50_001) }, violations: [{ path: 'body' }] },
    { input: { customer: null }, violations: oneParent },
    { input: { booking: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: oneParent },
    { input: { customer: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'customer' }] },
    {
      input: { customer: 'customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'customer', message: 'This customer no longer exists.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => {
    const body = '<p>Room <strong>14</strong></p>';
    return {
      body,
      createdBy: viewer,
      customer: { id: `customers/${ulid}`, 'notes(first: 1)': { edges: [{ node: { body, updatedBy: viewer } }] } },
    };
  },
  expectedChanges: ['created notes/*', 'customers/:id'],
};
