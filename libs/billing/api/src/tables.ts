import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import {
  type InvoiceParticulars,
  invoiceActions,
  invoiceStatuses,
  invoiceTypes,
  ledgerKinds,
  paymentKinds,
} from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, customType, date, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Money is in pence. Triggers set the customer's name, the totals of the lines, the paid amount and the paid
 * statuses.
 */
export const invoice = pgTable('invoice', {
  ...entityColumns(),
  ...referenceColumns(),
  type: text('type', { enum: invoiceTypes.values }).notNull().default('invoice'),
  status: text('status', { enum: invoiceStatuses.values }).notNull().default('draft'),
  customerId: ulid('customer_id').notNull(),
  customerName: text('customer_name').notNull().default(''),
  customerNameSort: text('customer_name_sort').notNull().generatedAlwaysAs(computed),
  bookingId: ulid('booking_id'),
  bookingItemId: ulid('booking_item_id'),
  /** A day, as midnight UTC. */
  documentDate: moment('document_date').notNull(),
  dueDate: moment('due_date').notNull(),
  notes: text('notes'),
  poNumber: text('po_number'),
  vatNumber: text('vat_number'),
  billingAddressId: ulid('billing_address_id'),
  net: integer('net').notNull().default(0),
  tax: integer('tax').notNull().default(0),
  gross: integer('gross').notNull().default(0),
  paid: integer('paid').notNull().default(0),
  /** Negative when the invoice is overpaid, and for a credit note that was not paid out. */
  owed: integer('owed').notNull().generatedAlwaysAs(computed),
  /** What was received for something canceled and is neither refunded nor credited. Set by triggers. */
  toBeRefunded: integer('to_be_refunded').notNull().default(0),
  /** The invoice that this credit note credits. */
  creditsId: ulid('credits_id'),
  /** The invoice that this pro forma became. */
  convertedToId: ulid('converted_to_id'),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  /** Set when it is issued, by a trigger. Until then the brand of its booking decides. */
  sellerId: ulid('seller_id'),
  /** Without gaps in the series of its seller. A trigger gives it at issue. Drafts and pro formas have none. */
  documentNumber: integer('document_number'),
  issuedAt: moment('issued_at'),
  voidedAt: moment('voided_at'),
  /** The time of supply: a day, as midnight UTC. Set when it is issued. */
  suppliedOn: moment('supplied_on'),
  /** Those of seller, brand and customer on the day of issue. */
  particulars: jsonb('particulars').$type<InvoiceParticulars>(),
  /** Why this credit note was written. */
  creditReason: text('credit_reason'),
  /** Whether a draft takes over what changes in its booking. */
  followsBooking: boolean('follows_booking').notNull().default(true),
});

/** The next document number of each seller. */
export const documentSeries = pgTable('document_series', {
  sellerId: ulid('seller_id').primaryKey(),
  nextNumber: integer('next_number').notNull(),
});

/** The numbers of the invoices that were issued before there were any. A backfill writes them into the invoices. */
export const numberedInvoice = pgTable('numbered_invoice', {
  invoiceId: ulid('invoice_id').primaryKey(),
  sellerId: ulid('seller_id').notNull(),
  documentNumber: integer('document_number').notNull(),
});

/** A line of an invoice. It cannot be changed after the invoice is confirmed. */
export const invoiceLine = pgTable('invoice_line', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  position: integer('position').notNull(),
  bookingItemId: ulid('booking_item_id'),
  description: text('description').notNull(),
  quantity: integer('quantity').notNull(),
  unitPrice: integer('unit_price').notNull(),
  taxable: boolean('taxable').notNull().default(true),
  /** Null means 20. */
  taxRatePercent: numeric('tax_rate_percent', { precision: 5, scale: 2, mode: 'number' }),
  net: integer('net').notNull().generatedAlwaysAs(computed),
  /** Set by a trigger. */
  tax: integer('tax').notNull().default(0),
  /** Pence beyond its own rounding, because it credits a part of a line. */
  taxDifference: integer('tax_difference').notNull().default(0),
  /** Of a line of a credit note: the line that it credits. Older ones name none. */
  creditsLineId: ulid('credits_line_id'),
});

/**
 * An item that an issued invoice bills although it has no line for it: a delegate of an invoiced item was transferred to it.
 */
export const transferredItem = pgTable('transferred_item', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  bookingItemId: ulid('booking_item_id').notNull(),
  /** The invoiced item with the line that bills both. */
  fromItemId: ulid('from_item_id').notNull(),
});

/** One sum that came in from a customer. Its payments say for which invoices it is. The rest is on account. */
export const receipt = pgTable('receipt', {
  ...entityColumns(),
  ...referenceColumns(),
  sellerId: ulid('seller_id').notNull(),
  customerId: ulid('customer_id').notNull(),
  receivedAt: moment('received_at').notNull(),
  amount: integer('amount').notNull(),
  paymentMethod: text('payment_method', { enum: paymentMethods.values }).notNull(),
  notes: text('notes'),
  /** The sum of its payments that are not reversed. Set by triggers. */
  allocated: integer('allocated').notNull().default(0),
  reversedAt: moment('reversed_at'),
  reversalReason: text('reversal_reason'),
});

/**
 * What settles an invoice: a part of a receipt, a credit note, or a write-off. On a credit note it is money that was paid back
 * or settled outside. It is never changed, only reversed.
 */
export const payment = pgTable('payment', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  kind: text('kind', { enum: paymentKinds.values }).notNull().default('payment'),
  receivedAt: moment('received_at').notNull(),
  amount: integer('amount').notNull(),
  /** Only a payment and a refund have one. */
  paymentMethod: text('payment_method', { enum: paymentMethods.values }),
  notes: text('notes'),
  receiptId: ulid('receipt_id'),
  /** The credit note that pays, when this is a credit. */
  creditNoteId: ulid('credit_note_id'),
  /** Why it was written off. */
  reason: text('reason'),
  reversedAt: moment('reversed_at'),
  reversalReason: text('reversal_reason'),
});

/**
 * The book: every move of money, on the day on which it counts. Triggers write it. The sum of an invoice's entries is what is
 * owed of it, and the sum of a receipt's what is left of it, below zero.
 *
 * @public The test of the columns reads each table of a domain.
 */
export const ledgerEntry = pgTable('ledger_entry', {
  id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval`),
  sellerId: ulid('seller_id').notNull(),
  customerId: ulid('customer_id').notNull(),
  invoiceId: ulid('invoice_id'),
  receiptId: ulid('receipt_id'),
  paymentId: ulid('payment_id'),
  /** A day, as midnight UTC. */
  day: moment('day').notNull(),
  kind: text('kind', { enum: ledgerKinds.values }).notNull(),
  amount: integer('amount').notNull(),
  createdAt: moment('created_at').notNull(),
});

const days = customType<{ data: string }>({ dataType: () => 'daterange' });

/**
 * What was open on which days: of an invoice what was owed, of a receipt what was left on account, below zero. Triggers write
 * it from the book.
 *
 * @public The test of the columns reads each table of a domain.
 */
export const openItem = pgTable('open_item', {
  id: bigint('id', { mode: 'number' }).primaryKey().default(sql`nextval`),
  invoiceId: ulid('invoice_id'),
  receiptId: ulid('receipt_id'),
  customerId: ulid('customer_id').notNull(),
  /** Without an end when it is still open. */
  days: days('days').notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  documentDay: date('document_day').notNull(),
  dueDay: date('due_day').notNull(),
});

/** An event in the life of an invoice. Rows are never changed. */
export const invoiceActivity = pgTable('invoice_activity', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  action: text('action', { enum: invoiceActions.values }).notNull(),
  metadata: jsonb('metadata').$type<Record<string, string | number>>().notNull().default({}),
  userId: ulid('user_id'),
});
