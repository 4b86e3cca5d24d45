import type { Database } from '@console/api-kit/database';
import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { addOpenInvoices } from '../testing/openInvoices.ts';

const nowhere = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

/** Open invoices of £600.00. Each customer also has a credit note of £240.00 with nothing used, whose ULID begins with 7. */
async function withCredit(database: Database): Promise<string[]> {
  const ids = await addOpenInvoices(database, 10);
  const note = (ulid: string) => `7${ulid.slice(1)}`;
  for (const id of ids) {
    await database.transaction(async (tx) => {
      // The invoice that it credits was paid, so that all of the credit is left.
      const paid = `6${id.slice(1)}`;
      await tx.execute(
        sql`INSERT INTO invoice (id, customer_id, document_date, due_date) VALUES (${paid}, ${id}, '2026-01-05Z', '2026-02-04Z')`,
      );
      await tx.execute(
        sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price) VALUES (${paid}, ${paid}, 1, 'Books', 1, 20000)`,
      );
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${paid}`);
      await tx.execute(
        sql`INSERT INTO payment (id, invoice_id, received_at, amount, payment_method) VALUES (${`00${id.slice(2)}`}, ${paid}, '2026-01-06Z', 24000, 'bank_transfer')`,
      );
      await tx.execute(
        sql`INSERT INTO invoice (id, type, customer_id, document_date, due_date, credits_id) VALUES (${note(id)}, 'credit_note', ${id}, '2026-01-07Z', '2026-01-07Z', ${paid})`,
      );
      await tx.execute(
        sql`INSERT INTO invoice_line (id, invoice_id, position, description, quantity, unit_price, credits_line_id) VALUES (${note(id)}, ${note(id)}, 1, 'Books', 1, 20000, ${paid})`,
      );
      await tx.execute(sql`UPDATE invoice SET status = 'confirmed' WHERE id = ${note(id)}`);
    });
  }
  return ids;
}

const noteOf = (ulid: string) => `invoices/7${ulid.slice(1)}`;

export const allocateCredit: MutationCase = {
  name: 'allocateCredit',
  does: 'makes',
  table: 'payment',
  record: 'invoice',
  allowed: ['admin', 'manager'],
  candidates: withCredit,
  input: (ulid) => ({
    creditNote: noteOf(ulid),
    allocations: [{ invoice: `invoices/${ulid}`, amount: 24_000 }],
  }),
  invalid: [
    {
      input: { creditNote: `invoices/${nowhere}` },
      violations: [{ path: 'creditNote', message: 'This credit note no longer exists.' }],
    },
    { input: { allocations: [] }, violations: [{ path: 'allocations', message: 'Invoices is required' }] },
    {
      input: { allocations: [{ invoice: `invoices/${nowhere}`, amount: 0 }] },
      violations: [{ path: 'allocations.0.amount', message: 'At least one invoice needs an amount' }],
    },
  ],
  refused: [
    {
      when: 'nothing is left of it',
      sql: `WITH note AS (UPDATE invoice SET number = 99107 WHERE id = '7' || substr(:id, 2))
        INSERT INTO payment (id, invoice_id, kind, received_at, amount)
        SELECT '7' || substr(:id, 2), '7' || substr(:id, 2), 'outside', '2026-02-02Z', 24000`,
      message: 'Nothing is left of INV-99107.',
    },
    {
      when: 'an invoice is void',
      sql: `UPDATE invoice SET number = 99108, status = 'voided' WHERE id = :id`,
      message: 'INV-99108 is void, so nothing is owed on it.',
    },
  ],
  shows: () => ({ status: 'paid', balanceDue: { amount: 0 } }),
  preview: {
    of: 'Invoice',
    by: 'creditNote',
    field: (ulid) => `impactOfAllocation(allocations: [{ invoice: "invoices/${ulid}", amount: 24000 }])`,
  },
  expectedChanges: [
    'created payments/*',
    'created invoice_activity_logs/*',
    'invoices/:id',
    'invoices/*',
    'bookings/:id',
    'booking_items/:id',
    'customers/:id',
    'lists Booking',
    'lists Invoice',
  ],
};

export const refundCreditNote: MutationCase = {
  name: 'refundCreditNote',
  does: 'makes',
  table: 'payment',
  record: 'payment',
  allowed: ['admin', 'manager'],
  candidates: withCredit,
  input: (ulid) => ({
    creditNote: noteOf(ulid),
    kind: 'refund',
    amount: 4_000,
    day: '2026-02-02',
    paymentMethod: 'bank_transfer',
    notes: 'Sent today',
  }),
  invalid: [
    { input: { paymentMethod: null }, violations: [{ path: 'paymentMethod', message: 'Payment method is required' }] },
    { input: { day: '2099-01-01' }, violations: [{ path: 'day', message: 'Day must not be in the future' }] },
    { input: { amount: 0 }, violations: [{ path: 'amount', message: 'Amount must be at least £0.01' }] },
  ],
  refused: [
    {
      when: 'less is left of it',
      sql: `WITH note AS (UPDATE invoice SET number = 99109 WHERE id = '7' || substr(:id, 2))
        INSERT INTO payment (id, invoice_id, kind, received_at, amount)
        SELECT '7' || substr(:id, 2), '7' || substr(:id, 2), 'outside', '2026-02-02Z', 20001`,
      message: 'Only £39.99 is left of INV-99109.',
    },
  ],
  shows: () => ({
    kind: 'refund',
    amountAsMoney: { amount: 4_000 },
    receivedAt: '2026-02-02T00:00:00.000Z',
    paymentMethod: 'bank_transfer',
    invoice: { status: 'paid_partial', balanceDue: { amount: -20_000 }, customer: { id: expect.any(String) } },
  }),
  expectedChanges: [
    'created payments/*',
    'created invoice_activity_logs/*',
    'invoices/*',
    'customers/:id',
    'lists Booking',
    'lists Invoice',
  ],
};
