import { newId } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

const address = { address1: '14 Crossley Street', city: 'Halifax', postcode: 'HX1 1UJ', country: 'GB' };

export const updateInvoice: MutationCase = {
  name: 'updateInvoice',
  does: 'changes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    // Inserts drafts, because the demo data has too few and no invoice becomes a draft again.
    const ids = Array.from({ length: 10 }, newId);
    await database.execute(sql`INSERT INTO invoice (id, status, customer_id, document_date, due_date, updated_at)
      SELECT id, 'draft', (SELECT id FROM customer ORDER BY id LIMIT 1), '2026-01-05T00:00Z', '2026-02-04T00:00Z', '2026-01-05T00:00Z'
      FROM json_array_elements_text(${JSON.stringify(ids)}::json) AS id`);
    return ids;
  },
  input: (ulid) => ({
    id: `invoices/${ulid}`,
    poNumber: ' CVH-88213 ',
    dueDate: '2099-01-31',
    billingAddress: address,
  }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    {
      input: { poNumber: 'x'.repeat(256) },
      violations: [{ path: 'poNumber', message: 'PO number field must have at most 255 characters' }],
    },
    {
      input: { billingAddress: null, documentDate: null },
      violations: [
        { path: 'billingAddress', message: 'Billing address is required' },
        { path: 'documentDate', message: 'Document date is required' },
      ],
    },
    { input: { dueDate: '' }, violations: [{ path: 'dueDate', message: 'Due date is required' }] },
    { input: { dueDate: '1753-01-01' }, violations: [{ path: 'dueDate', message: 'Due date must be valid' }] },
    {
      input: { dueDate: '1999-01-01' },
      violations: [{ path: 'dueDate', message: 'Due date must not be before the document date' }],
    },
    {
      input: { billingAddress: { ...address, address1: ' ', country: 'XX' } },
      violations: [
        { path: 'billingAddress.address1', message: 'Address line 1 is required' },
        { path: 'billingAddress.country', message: 'Country must be valid' },
      ],
    },
  ],
  refused: [
    {
      when: 'its due date is fixed',
      sql: `UPDATE invoice SET status = 'confirmed' WHERE id = :id`,
      message: 'The due date of an invoice that is confirmed can no longer be changed.',
    },
    {
      when: 'it is void',
      sql: `UPDATE invoice SET status = 'voided' WHERE id = :id`,
      message: 'The billing address of an invoice that is void can no longer be changed.',
    },
  ],
  shows: () => ({
    poNumber: 'CVH-88213',
    dueDate: '2099-01-31T00:00:00.000Z',
    billingAddress: { address1: '14 Crossley Street', address2: null, country: 'GB' },
    'activityLogs(first: 1)': {
      edges: [
        {
          node: {
            action: 'updated',
            metadata: expect.objectContaining({ parts: 'billing address, PO number, due date' }),
          },
        },
      ],
    },
  }),
  expectedChanges: [
    'updated invoices/:id',
    'created invoice_activity_logs/*',
    'customers/*',
    'lists Booking',
    'lists Invoice',
  ],
};
