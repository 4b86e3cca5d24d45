import { defineBackfill } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { invoice, numberedInvoice, payment, receipt } from '../tables.ts';

const numbered = sql`FROM ${numberedInvoice} WHERE ${numberedInvoice.invoiceId} = ${invoice}.id`;

// The migration gave the numbers, by document date and id.
defineBackfill({
  name: 'documentNumbersOfOldInvoices',
  table: invoice,
  missing: sql`document_number IS NULL AND EXISTS (SELECT ${numbered})`,
  set: sql`(seller_id, document_number, issued_at) =
    (SELECT ${numberedInvoice.sellerId}, ${numberedInvoice.documentNumber}, ${invoice}.document_date ${numbered})`,
});

// The receipt of an older payment has its id.
defineBackfill({
  name: 'receiptsOfOldPayments',
  table: payment,
  missing: sql`receipt_id IS NULL AND EXISTS (SELECT FROM ${receipt} WHERE ${receipt.id} = ${payment}.id)`,
  set: sql`receipt_id = id`,
});

// Of a credit note, money was paid back.
defineBackfill({
  name: 'kindsOfOldRefunds',
  table: payment,
  missing: sql`kind = 'payment' AND EXISTS (SELECT FROM ${invoice} WHERE ${invoice.id} = invoice_id AND ${invoice.type} = 'credit_note')`,
  set: sql`kind = 'refund'`,
});
