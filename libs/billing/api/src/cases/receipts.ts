import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addOpenInvoices, addReceipts, openGross } from '../testing/openInvoices.ts';

const elsewhere = 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const nowhere = 'invoices/01J9ZK0Q3M6V8T2B4C6D8E0F1G';

const isVoid = (number: number) => ({
  when: 'an invoice is void',
  sql: `UPDATE invoice SET number = ${number}, status = 'voided' WHERE id = :id`,
  message: `INV-${number} is void, so nothing is owed on it.`,
});

const paidInvoice = [
  'created payments/*',
  'created invoice_activity_logs/*',
  'invoices/:id',
  'customers/:id',
  'lists Booking',
  'lists Invoice',
];

const completeBooking = [
  'updated bookings/:id',
  'updated booking_items/:id',
  'training_classes/:id',
  'lists PublicSchedule',
  'lists TrainingSeat',
  'lists TrainingSession',
];

export const recordReceipt: MutationCase = {
  name: 'recordReceipt',
  does: 'makes',
  table: 'receipt',
  record: 'receipt',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOpenInvoices(database, 10),
  input: (ulid) => ({
    customer: `customers/${ulid}`,
    receivedOn: '2026-02-02',
    amount: openGross + 5_000,
    paymentMethod: 'bank_transfer',
    notes: 'Remittance 4711',
    allocations: [{ invoice: `invoices/${ulid}`, amount: openGross }],
  }),
  invalid: [
    { input: { customer: elsewhere }, violations: [{ path: 'customer', message: 'Customer must be valid' }] },
    {
      input: { receivedOn: '2099-01-01' },
      violations: [{ path: 'receivedOn', message: 'Received on must not be in the future' }],
    },
    { input: { receivedOn: '' }, violations: [{ path: 'receivedOn', message: 'Received on is required' }] },
    { input: { amount: 0 }, violations: [{ path: 'amount', message: 'Amount must be at least £0.01' }] },
    {
      input: { amount: 50_000 },
      violations: [{ path: 'amount', message: 'The invoices get £600.00, which is £100.00 more than there is.' }],
    },
    {
      input: { allocations: [{ invoice: nowhere, amount: 100 }] },
      violations: [{ path: 'allocations.0.invoice', message: 'This invoice no longer exists.' }],
    },
    {
      input: { allocations: [{ invoice: elsewhere, amount: 100 }] },
      violations: [{ path: 'allocations.0.invoice', message: 'Invoice must be valid' }],
    },
    {
      input: {
        allocations: [
          { invoice: nowhere, amount: 1 },
          { invoice: nowhere, amount: 2 },
        ],
      },
      violations: [{ path: 'allocations.1.invoice', message: 'Each invoice is named once' }],
    },
  ],
  refused: [
    isVoid(99101),
    {
      when: 'nothing is owed on an invoice',
      sql: `WITH note AS (UPDATE invoice SET number = 99104 WHERE id = :id)
        INSERT INTO payment (id, invoice_id, kind, received_at, amount, reason) SELECT id, id, 'write_off', '2026-02-02Z', gross, 'Lost' FROM invoice WHERE id = :id`,
      message: 'Nothing is owed on INV-99104.',
    },
  ],
  shows: (_viewer, ulid) => ({
    reference: expect.stringMatching(/^RCP-\d+$/),
    receivedAt: '2026-02-02T00:00:00.000Z',
    amount: { amount: openGross + 5_000 },
    onAccount: { amount: 5_000 },
    paymentMethod: 'bank_transfer',
    notes: 'Remittance 4711',
    customer: { id: `customers/${ulid}`, balanceOwed: { amount: -5_000 } },
    payments: {
      edges: [
        {
          node: {
            kind: 'payment',
            amountAsMoney: { amount: openGross },
            invoice: { status: 'paid', booking: { status: 'complete' } },
          },
        },
      ],
    },
  }),
  preview: {
    of: 'Customer',
    by: 'customer',
    field: (ulid) =>
      `impactOfReceipt(amount: ${openGross + 5_000}, allocations: [{ invoice: "invoices/${ulid}", amount: ${openGross} }])`,
  },
  expectedChanges: ['created receipts/*', ...paidInvoice, ...completeBooking],
};

export const allocateReceipt: MutationCase = {
  name: 'allocateReceipt',
  does: 'makes',
  table: 'payment',
  record: 'receipt',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = await addOpenInvoices(database, 10);
    await addReceipts(database, ids, 0);
    return ids;
  },
  input: (ulid) => ({
    receipt: `receipts/${ulid}`,
    allocations: [{ invoice: `invoices/${ulid}`, amount: openGross }],
  }),
  invalid: [
    { input: { receipt: elsewhere }, violations: [{ path: 'receipt', message: 'Receipt must be valid' }] },
    { input: { allocations: [] }, violations: [{ path: 'allocations', message: 'Invoices is required' }] },
    {
      input: { allocations: [{ invoice: nowhere, amount: 0 }] },
      violations: [{ path: 'allocations.0.amount', message: 'At least one invoice needs an amount' }],
    },
  ],
  refused: [
    isVoid(99102),
    {
      when: 'the receipt was taken back',
      sql: `UPDATE receipt SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = :id`,
      message: 'This receipt was taken back already.',
    },
    {
      when: 'the receipt has not so much left',
      sql: `WITH smaller AS (UPDATE receipt SET amount = 100 WHERE id = :id) SELECT 1`,
      message: 'The invoices get £600.00, which is £599.00 more than there is.',
    },
  ],
  shows: () => ({ onAccount: { amount: 0 }, amount: { amount: openGross } }),
  preview: {
    of: 'Receipt',
    by: 'receipt',
    field: (ulid) => `impactOfAllocation(allocations: [{ invoice: "invoices/${ulid}", amount: ${openGross} }])`,
  },
  expectedChanges: ['receipts/:id', ...paidInvoice, ...completeBooking],
};

export const writeOffInvoice: MutationCase = {
  name: 'writeOffInvoice',
  does: 'makes',
  table: 'payment',
  record: 'payment',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOpenInvoices(database, 10),
  input: (ulid) => ({ invoice: `invoices/${ulid}`, amount: openGross, reason: 'The company is dissolved.' }),
  invalid: [
    { input: { invoice: nowhere }, violations: [{ path: 'invoice', message: 'This invoice no longer exists.' }] },
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    { input: { amount: 0 }, violations: [{ path: 'amount', message: 'Amount must be at least £0.01' }] },
  ],
  refused: [
    isVoid(99103),
    {
      when: 'less is owed',
      sql: `WITH note AS (UPDATE invoice SET number = 99105 WHERE id = :id)
        INSERT INTO payment (id, invoice_id, kind, received_at, amount, reason) SELECT id, id, 'write_off', '2026-02-02Z', 100, 'Lost' FROM invoice WHERE id = :id`,
      message: 'Only £599.00 is owed on INV-99105.',
    },
  ],
  shows: (_viewer, ulid) => ({
    kind: 'write_off',
    amountAsMoney: { amount: openGross },
    reason: 'The company is dissolved.',
    invoice: { id: `invoices/${ulid}`, status: 'paid', balanceDue: { amount: 0 }, booking: { status: 'complete' } },
  }),
  preview: { of: 'Invoice', by: 'invoice', field: () => `impactOfWriteOff(amount: ${openGross})` },
  expectedChanges: [...paidInvoice, ...completeBooking],
};

const paidByReceipt: Extract<MutationCase, { does: 'changes' }>['candidates'] = async (database) => {
  const ids = await addOpenInvoices(database, 10);
  await addReceipts(database, ids, 40_000);
  return ids;
};

const takenBack: MutationCase['refused'] = [
  {
    when: 'it was taken back',
    sql: `WITH back AS (UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = :id) SELECT 1`,
    message: 'This payment was taken back already.',
  },
];

export const reversePayment: MutationCase = {
  name: 'reversePayment',
  does: 'changes',
  table: 'payment',
  record: 'payment',
  allowed: ['admin', 'manager'],
  candidates: paidByReceipt,
  input: (ulid) => ({ id: `payments/${ulid}`, reason: 'It was for another invoice.' }),
  invalid: [
    { input: { id: elsewhere }, violations: [{ path: 'id' }] },
    { input: { reason: '' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
  ],
  refused: takenBack,
  shows: (_viewer, ulid) => ({
    reversedAt: expect.any(String),
    reversalReason: 'It was for another invoice.',
    invoice: { id: `invoices/${ulid}`, status: 'confirmed', balanceDue: { amount: openGross } },
    receipt: { onAccount: { amount: openGross } },
  }),
  preview: { of: 'Payment', field: () => 'impactOfReversal' },
  expectedChanges: [
    'updated payments/:id',
    'created invoice_activity_logs/*',
    'invoices/:id',
    'receipts/:id',
    'customers/:id',
    'bookings/:id',
    'booking_items/:id',
    'lists Booking',
    'lists Invoice',
  ],
};

export const reverseReceipt: MutationCase = {
  name: 'reverseReceipt',
  does: 'changes',
  table: 'receipt',
  record: 'receipt',
  allowed: ['admin', 'manager'],
  candidates: paidByReceipt,
  input: (ulid) => ({ id: `receipts/${ulid}`, reason: 'The bank returned it.' }),
  invalid: [
    { input: { id: elsewhere }, violations: [{ path: 'id' }] },
    { input: { reason: '' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
  ],
  refused: [
    {
      when: 'it was taken back',
      sql: `WITH back AS (UPDATE payment SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = :id) SELECT 1;
        UPDATE receipt SET reversed_at = now(), reversal_reason = 'Bounced' WHERE id = :id`,
      message: 'This receipt was taken back already.',
    },
  ],
  shows: () => ({
    reversedAt: expect.any(String),
    reversalReason: 'The bank returned it.',
    onAccount: { amount: 0 },
    customer: { balanceOwed: { amount: openGross } },
    payments: {
      edges: [{ node: { reversalReason: 'The bank returned it.', invoice: { balanceDue: { amount: openGross } } } }],
    },
  }),
  preview: { of: 'Receipt', field: () => 'impactOfReversal' },
  expectedChanges: [
    'updated receipts/:id',
    'updated payments/:id',
    'created invoice_activity_logs/*',
    'invoices/:id',
    'customers/:id',
    'bookings/:id',
    'booking_items/:id',
    'lists Booking',
    'lists Invoice',
  ],
};
