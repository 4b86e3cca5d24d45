import type { Database } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { addBookingsToMove } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** Drafts of confirmed bookings that somebody has edited. Booking, item, invoice and line have one ULID. */
async function editedDrafts(database: Database): Promise<string[]> {
  const ids = await addBookingsToMove(database, 6, { status: 'confirmed' });
  const each = sql`json_array_elements_text(${JSON.stringify(ids)}::json) AS made(id)`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date, po_number, follows_booking, updated_at)
      SELECT b.id, customer_id, b.id, b.id, '2026-01-05T00:00Z', '2026-02-04T00:00Z', 'CVH-1', false, '2026-01-05T00:00Z'
      FROM ${each} JOIN booking b ON b.id = made.id`);
    await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
      SELECT made.id, made.id, 1, made.id, 'As agreed on the phone', 1, 100 FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action, created_at)
      SELECT made.id, made.id, 'created', '2026-01-05T00:00Z' FROM ${each}`);
  });
  return ids;
}

const base = { does: 'changes', table: 'invoice', record: 'invoice', allowed: ['admin', 'manager'] } as const;
const wrongId = { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] };

const changed = (parts: string) => ({
  'activityLogs(first: 1)': {
    edges: [{ node: { action: 'updated', metadata: expect.objectContaining({ parts }) } }],
  },
});

const changedDraft = [
  'updated invoices/:id',
  'updated invoice_lines/:id',
  'created invoice_activity_logs/*',
  'booking_items/:id',
  'bookings/:id',
  'customers/*',
  'lists Booking',
  'lists Invoice',
];

export const followBooking: MutationCase = {
  ...base,
  name: 'followBooking',
  candidates: editedDrafts,
  input: (ulid) => ({ id: `invoices/${ulid}` }),
  invalid: [wrongId],
  refused: [
    {
      when: 'it follows',
      sql: 'UPDATE invoice SET follows_booking = true WHERE id = :id',
      message: 'This draft follows its booking already.',
    },
    {
      when: 'it is issued',
      sql: `UPDATE invoice SET status = 'confirmed' WHERE id = :id`,
      message: 'Only a draft follows its booking.',
    },
    {
      when: 'its item is canceled',
      sql: `UPDATE booking_item SET status = 'canceled' WHERE id = :id`,
      message: 'No item of its booking is left for this draft. Void the draft instead.',
    },
  ],
  shows: () => ({
    followsBooking: true,
    poNumber: null,
    ...changed('billing address, PO number, invoice notes, lines'),
  }),
  expectedChanges: changedDraft,
};

const line = { description: ' Course for eight ', quantity: 2, unitPrice: 33_333, taxable: true, taxRatePercent: 5 };

export const updateInvoiceLines: MutationCase = {
  ...base,
  name: 'updateInvoiceLines',
  candidates: editedDrafts,
  input: (ulid) => ({ id: `invoices/${ulid}`, lines: [{ ...line, id: `invoice_lines/${ulid}` }] }),
  invalid: [
    wrongId,
    { input: { lines: [] }, violations: [{ path: 'lines', message: 'Lines is required' }] },
    {
      input: { lines: [{ ...line, description: ' ', quantity: 0 }] },
      violations: [{ path: 'lines.0.description', message: 'Description is required' }, { path: 'lines.0.quantity' }],
    },
    {
      input: { lines: [{ ...line, quantity: 1_000, unitPrice: 1_000_001 }] },
      violations: [{ path: 'lines.0.unitPrice', message: 'An invoice can come to at most £10,000,000.00' }],
    },
    {
      input: { lines: [{ ...line, id: 'invoice_lines/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }] },
      violations: [{ path: 'lines.0.id', message: 'This line no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'it is issued',
      sql: `UPDATE invoice SET status = 'confirmed' WHERE id = :id`,
      message: 'The lines of an invoice that is confirmed can no longer be changed.',
    },
  ],
  shows: () => ({
    followsBooking: false,
    netPrice: { amount: 66_666 },
    tax: { amount: 3_333 },
    lines: { edges: [{ node: { description: 'Course for eight', quantity: 2, taxRatePercent: 5 } }] },
    ...changed('lines'),
  }),
  expectedChanges: changedDraft,
};
