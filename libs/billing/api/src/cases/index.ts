import type { DomainCases } from '@console/api-kit/testing';
import { creditInvoice } from './creditInvoice.ts';
import { allocateCredit, refundCreditNote } from './creditUse.ts';
import { draftInvoiceAgain } from './draftInvoiceAgain.ts';
import { followBooking, updateInvoiceLines } from './followBooking.ts';
import { indexes } from './indexes.ts';
import { invariants } from './invariants.ts';
import { convertInvoice, voidInvoice } from './invoiceMoves.ts';
import { issueInvoice } from './issueInvoice.ts';
import { issueInvoices } from './issueInvoices.ts';
import { allocateReceipt, recordReceipt, reversePayment, reverseReceipt, writeOffInvoice } from './receipts.ts';
import { updateInvoice } from './updateInvoice.ts';

const draftedInvoice = [
  'created invoices/*',
  'created invoice_lines/*',
  'created invoice_activity_logs/*',
  'lists Booking',
  'lists Invoice',
];

export const cases: DomainCases = {
  mutations: [
    convertInvoice,
    creditInvoice,
    draftInvoiceAgain,
    allocateCredit,
    refundCreditNote,
    issueInvoice,
    issueInvoices,
    voidInvoice,
    updateInvoice,
    updateInvoiceLines,
    followBooking,
    recordReceipt,
    allocateReceipt,
    reversePayment,
    reverseReceipt,
    writeOffInvoice,
  ],
  effects: [
    { mutation: 'createCustomer', expectedChanges: ['lists Invoice'] },
    { mutation: 'updateCustomer', expectedChanges: ['lists Invoice'] },
    { mutation: 'confirmBooking', expectedChanges: draftedInvoice },
    { mutation: 'rescheduleTrainingClass', expectedChanges: draftedInvoice },
    {
      mutation: 'updateBookingItem',
      refused: [
        {
          when: 'it is on an issued invoice',
          sql: `INSERT INTO invoice (id, number, status, customer_id, booking_id, booking_item_id, document_date, due_date)
            SELECT :id, 99001, 'confirmed', customer_id, id, id, '2026-11-18Z', '2026-12-18Z' FROM booking WHERE id = :id`,
          message: 'This item is on INV-99001 and can no longer be changed.',
        },
      ],
    },
  ],
  indexes,
  invariants,
};
