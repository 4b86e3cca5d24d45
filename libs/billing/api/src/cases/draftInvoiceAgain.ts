import type { Database } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { addBookingsToMove } from '@console/bookings-api/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

/** The id of no record. No case may make a record with it. */
const nowhere = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const other = '01J9ZK0Q3M6V8T2B4C6D8E0F2G';

/** Void invoices of confirmed bookings. Booking, item, invoice and line have one ULID. */
async function voidInvoices(database: Database): Promise<string[]> {
  const ids = await addBookingsToMove(database, 8, { status: 'confirmed' });
  const each = sql`json_array_elements_text(${JSON.stringify(ids)}::json) AS made(id)`;
  await database.transaction(async (tx) => {
    await tx.execute(sql`INSERT INTO invoice (id, customer_id, booking_id, booking_item_id, document_date, due_date, updated_at)
      SELECT b.id, customer_id, b.id, b.id, '2026-01-05T00:00Z', '2026-02-04T00:00Z', '2026-01-05T00:00Z'
      FROM ${each} JOIN booking b ON b.id = made.id`);
    await tx.execute(sql`INSERT INTO invoice_line (id, invoice_id, position, booking_item_id, description, quantity, unit_price)
      SELECT made.id, made.id, 1, made.id, 'As agreed on the phone', 1, 100 FROM ${each}`);
    await tx.execute(sql`INSERT INTO invoice_activity (id, invoice_id, action, created_at)
      SELECT made.id, made.id, 'created', '2026-01-05T00:00Z' FROM ${each}`);
    await tx.execute(sql`UPDATE invoice SET status = 'voided' WHERE id IN (SELECT made.id FROM ${each})`);
  });
  return ids;
}

export const draftInvoiceAgain: MutationCase = {
  name: 'draftInvoiceAgain',
  does: 'makes',
  table: 'invoice',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: voidInvoices,
  input: (ulid) => ({ invoice: `invoices/${ulid}` }),
  invalid: [
    {
      input: { invoice: `invoices/${nowhere}` },
      violations: [{ path: 'invoice', message: 'This invoice no longer exists.' }],
    },
    { input: { invoice: `bookings/${nowhere}` }, violations: [{ path: 'invoice' }] },
  ],
  refused: [
    {
      when: 'another invoice bills the item',
      sql: `INSERT INTO invoice (id, number, customer_id, booking_id, booking_item_id, document_date, due_date)
        SELECT '${other}', 99201, customer_id, id, id, '2026-11-18Z', '2026-12-18Z' FROM booking WHERE id = :id`,
      message: 'INV-99201 bills already what this invoice was for.',
    },
    {
      when: 'its item is canceled',
      sql: `UPDATE booking_item SET status = 'canceled' WHERE id = :id`,
      message: 'What this invoice was for is canceled.',
    },
    {
      when: 'its item is on hold',
      sql: `UPDATE booking_item SET status = 'on_hold' WHERE id = :id`,
      message: 'What this invoice was for is on hold. It is drafted again when its booking is resumed.',
    },
    {
      when: 'it was a pro forma',
      sql: `UPDATE invoice SET type = 'pro_forma' WHERE id = :id`,
      message: 'Only an invoice for items of a booking is drafted again.',
    },
  ],
  shows: (_viewer, ulid) => ({
    type: 'invoice',
    status: 'draft',
    followsBooking: true,
    bookingItem: { id: `booking_items/${ulid}` },
    billingAddress: { address1: '14 Crossley Street' },
    'activityLogs(first: 1)': {
      edges: [
        { node: { action: 'created', metadata: expect.objectContaining({ after: expect.stringMatching(/^INV-/) }) } },
      ],
    },
  }),
  preview: { of: 'Invoice', by: 'invoice', field: () => 'impactOfDraftAgain' },
  expectedChanges: [
    'created invoices/*',
    'created invoice_lines/*',
    'created invoice_activity_logs/*',
    'invoices/:id',
    'bookings/:id',
    'booking_items/:id',
    'customers/*',
    'lists Booking',
    'lists Invoice',
  ],
};
