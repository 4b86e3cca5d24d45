import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addInvoices } from '../testing/addInvoices.ts';

export const issueInvoice: MutationCase = {
  name: 'issueInvoice',
  does: 'changes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: (database) => addInvoices(database, 10),
  input: (ulid) => ({ id: `invoices/${ulid}`, documentDate: '2026-11-18' }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    {
      input: { documentDate: '' },
      violations: [{ path: 'documentDate', message: 'Document date is required' }],
    },
    {
      input: { documentDate: '1753-01-01' },
      violations: [{ path: 'documentDate', message: 'Document date must be valid' }],
    },
  ],
  refused: [
    {
      when: 'it is issued',
      sql: `UPDATE invoice SET status = 'confirmed' WHERE id = :id`,
      message: 'This invoice is confirmed already.',
    },
    {
      when: 'it is void',
      sql: `UPDATE invoice SET status = 'voided' WHERE id = :id`,
      message: 'This invoice is void. Only one that is draft can become confirmed.',
    },
    {
      when: 'it has no billing address and no line',
      sql: `WITH bare AS (DELETE FROM invoice_line WHERE invoice_id = :id)
        UPDATE invoice SET billing_address_id = NULL WHERE id = :id`,
      message: 'Before it is issued this invoice needs a billing address and a line.',
    },
    {
      when: 'it is a credit note',
      sql: `UPDATE invoice SET type = 'credit_note', credits_id = :id WHERE id = :id`,
      message: 'A credit note is issued when it is written. Void this one and write it again.',
    },
  ],
  shows: () => ({
    status: 'confirmed',
    documentNumber: expect.any(Number),
    issuedAt: expect.any(String),
    documentDate: '2026-11-18T00:00:00.000Z',
    suppliedOn: '2026-11-18T00:00:00.000Z',
    dueDate: expect.stringMatching(/^202[67]-/),
    balanceDue: { amount: 60_000 },
    'activityLogs(first: 1)': {
      edges: [
        {
          node: {
            action: 'status_changed',
            metadata: expect.objectContaining({ from: 'draft', to: 'confirmed' }),
          },
        },
      ],
    },
  }),
  preview: { of: 'Invoice', field: () => 'impactOfIssue(documentDate: "2026-11-18T00:00:00Z")' },
  expectedChanges: [
    'updated invoices/:id',
    'created invoice_activity_logs/*',
    'customers/*',
    'lists Booking',
    'lists Invoice',
  ],
};
