import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addOpenInvoices, addReceipts } from '../testing/openInvoices.ts';

const nowhere = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

/** Invoices of £600.00, of which £400.00 is paid. */
export const creditInvoice: MutationCase = {
  name: 'creditInvoice',
  does: 'makes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addOpenInvoices(database, 10);
    await addReceipts(database, ids, 40_000);
    return ids;
  },
  input: (ulid) => ({
    invoice: `invoices/${ulid}`,
    documentDate: '2026-03-02',
    reason: 'Two delegates were ill.',
    lines: [{ line: `invoice_lines/${ulid}`, amount: 33_333 }],
    refund: 5_000,
    refundMethod: 'bank_transfer',
    outside: 333,
  }),
  invalid: [
    {
      input: { invoice: `invoices/${nowhere}` },
      violations: [{ path: 'invoice', message: 'This invoice no longer exists.' }],
    },
    { input: { reason: '' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    {
      input: { documentDate: '2025-12-31' },
      violations: [{ path: 'documentDate', message: 'Document date must not be before the invoice' }],
    },
    {
      input: { documentDate: '2099-12-31' },
      violations: [{ path: 'documentDate', message: 'Document date must not be in the future' }],
    },
    {
      input: { lines: [{ line: `invoice_lines/${nowhere}`, amount: 1 }] },
      violations: [{ path: 'lines.0.line', message: 'This line is not on the invoice.' }],
    },
    { input: { refundMethod: null }, violations: [{ path: 'refundMethod', message: 'Refund method is required' }] },
    {
      input: { outside: 10_000 },
      violations: [
        {
          path: 'refund',
          message: 'Only £133.33 of it was paid before, so £16.67 less can be paid back or settled outside.',
        },
      ],
    },
  ],
  refused: [
    {
      when: 'it is void',
      sql: `WITH back AS (UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = :id) SELECT 1;
        UPDATE invoice SET number = 99106, status = 'voided' WHERE id = :id`,
      message: 'INV-99106 is void. Only an issued invoice is credited.',
    },
  ],
  shows: (_viewer, ulid) => ({
    type: 'credit_note',
    status: 'paid_partial',
    documentNumber: expect.any(Number),
    gross: { amount: 33_333 },
    tax: { amount: 5_556 },
    balanceDue: { amount: -8_000 },
    credits: { id: `invoices/${ulid}`, status: 'paid', booking: { status: 'complete' } },
  }),
  version: 2,
  preview: {
    of: 'Invoice',
    by: 'invoice',
    field: (ulid) =>
      `impactOfCredit(documentDate: "2026-03-02", lines: [{ line: "invoice_lines/${ulid}", amount: 33333 }], refund: 5000, outside: 333)`,
  },
  expectedChanges: [
    'created invoices/*',
    'created invoice_lines/*',
    'created payments/*',
    'created invoice_activity_logs/*',
    'updated bookings/:id',
    'updated booking_items/:id',
    'invoices/:id',
    'customers/:id',
    'training_classes/:id',
    'lists Booking',
    'lists Invoice',
    'lists PublicSchedule',
    'lists TrainingSeat',
    'lists TrainingSession',
  ],
};
