import { newId } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addInvoices } from '../testing/addInvoices.ts';

const invalid: MutationCase['invalid'] = [
  { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
  { input: { reason: 'x'.repeat(1001) }, violations: [{ path: 'reason' }] },
];

const movedTo = (from: string, to: string) => ({
  'activityLogs(first: 1)': {
    edges: [{ node: { action: 'status_changed', metadata: expect.objectContaining({ from, to }) } }],
  },
});

const movedInvoice = [
  'updated invoices/:id',
  'created invoice_activity_logs/*',
  'customers/*',
  'lists Booking',
  'lists Invoice',
];

/** The candidates are credit notes of £600.00, each of which paid all of an invoice. */
export const voidInvoice: MutationCase = {
  name: 'voidInvoice',
  does: 'changes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const credited = await addInvoices(database, 10, { status: 'confirmed' });
    const notes = await addInvoices(database, 10);
    for (const [at, note] of notes.entries()) {
      await database.execute(sql`UPDATE invoice SET type = 'credit_note', credits_id = ${credited[at]}, credit_reason = 'Not held',
        status = 'confirmed' WHERE id = ${note}`);
      await database.execute(sql`INSERT INTO payment (id, invoice_id, kind, credit_note_id, received_at, amount)
        VALUES (${newId()}, ${credited[at]}, 'credit', ${note}, now(), 60000)`);
    }
    return notes;
  },
  input: (ulid) => ({ id: `invoices/${ulid}`, reason: 'Wrong customer' }),
  invalid,
  refused: [
    {
      when: 'money was paid back on it',
      sql: `WITH back AS (UPDATE payment SET reversed_at = now(), reversal_reason = 'Wrong' WHERE credit_note_id = :id)
        INSERT INTO payment (id, invoice_id, kind, received_at, amount, payment_method)
        SELECT id, id, 'refund', now(), 100, 'bank_transfer' FROM invoice WHERE id = :id`,
      message: 'Money was paid back on this credit note. Take that back before the credit note becomes void.',
    },
    {
      when: 'it is an invoice on which something was paid',
      sql: `UPDATE invoice SET type = 'invoice', credits_id = NULL WHERE id = :id`,
      message: 'Something was paid on this invoice. Take that back before it becomes void, or credit it.',
    },
  ],
  shows: () => ({ status: 'voided', balanceDue: { amount: 0 }, ...movedTo('paid', 'voided') }),
  preview: { of: 'Invoice', field: () => 'impactOf(move: void)' },
  expectedChanges: [...movedInvoice, 'invoices/*', 'updated payments/*'],
};

/** The candidates are issued pro formas without a booking. */
export const convertInvoice: MutationCase = {
  name: 'convertInvoice',
  does: 'changes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: (database) => addInvoices(database, 10, { type: 'pro_forma', status: 'confirmed' }),
  input: (ulid) => ({ id: `invoices/${ulid}` }),
  invalid,
  refused: [
    {
      when: 'it is void',
      sql: `UPDATE invoice SET status = 'voided' WHERE id = :id`,
      message: 'This invoice is void. Only one that is confirmed can become converted.',
    },
    {
      when: 'an invoice bills its item',
      sql: `WITH billed AS (UPDATE invoice SET number = 99002 WHERE id = (SELECT id FROM invoice
          WHERE type = 'invoice' AND status = 'confirmed' AND booking_item_id IS NOT NULL ORDER BY id LIMIT 1)
          RETURNING customer_id, booking_id, booking_item_id)
        UPDATE invoice SET customer_id = billed.customer_id, booking_id = billed.booking_id, booking_item_id = billed.booking_item_id
        FROM billed WHERE id = :id`,
      message: 'INV-99002 bills what this pro forma asks for. Void the pro forma instead.',
    },
  ],
  shows: () => ({
    status: 'converted',
    convertedTo: {
      status: 'draft',
      type: 'invoice',
      gross: { amount: 60_000 },
      billingAddress: { address1: '14 Crossley Street' },
    },
    ...movedTo('confirmed', 'converted'),
  }),
  preview: { of: 'Invoice', field: () => 'impactOf(move: convert)' },
  expectedChanges: [...movedInvoice, 'created invoices/*', 'created invoice_lines/*'],
};
