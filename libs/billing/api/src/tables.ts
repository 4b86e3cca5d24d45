import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import { invoiceActions, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';
import { paymentMethods } from '@console/core-contracts';
import { boolean, integer, jsonb, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Money is pence. Triggers keep the customer's name, the totals of its lines, what is paid and with it the paid statuses.
 */
export const invoice = pgTable('invoice', {
  ...entityColumns(),
  ...referenceColumns(),
  type: text('type', { enum: invoiceTypes }).notNull().default('invoice'),
  status: text('status', { enum: invoiceStatuses }).notNull().default('draft'),
  customerId: ulid('customer_id').notNull(),
  customerName: text('customer_name').notNull().default(''),
  customerNameSort: text('customer_name_sort').notNull().generatedAlwaysAs(computed),
  bookingId: ulid('booking_id'),
  bookingItemId: ulid('booking_item_id'),
  /** Days: midnight UTC. */
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
  /** Negative when it is overpaid, or a credit that is not paid out. */
  owed: integer('owed').notNull().generatedAlwaysAs(computed),
  /** The invoice that a credit note credits. */
  creditsId: ulid('credits_id'),
  /** The invoice that a pro forma became. */
  convertedToId: ulid('converted_to_id'),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
});

/** Fixed once its invoice is no draft any more. */
export const invoiceLine = pgTable('invoice_line', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  position: integer('position').notNull(),
  bookingItemId: ulid('booking_item_id'),
  description: text('description').notNull(),
  quantity: integer('quantity').notNull(),
  unitPrice: integer('unit_price').notNull(),
  taxable: boolean('taxable').notNull().default(true),
  /** None counts and shows as 20. */
  taxRatePercent: numeric('tax_rate_percent', { precision: 5, scale: 2, mode: 'number' }),
  net: integer('net').notNull().generatedAlwaysAs(computed),
  tax: integer('tax').notNull().generatedAlwaysAs(computed),
});

/** Of a credit note: what was paid back. */
export const payment = pgTable('payment', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  receivedAt: moment('received_at').notNull(),
  amount: integer('amount').notNull(),
  paymentMethod: text('payment_method', { enum: paymentMethods }).notNull(),
  notes: text('notes'),
});

/** What happened to an invoice; never changed itself. */
export const invoiceActivity = pgTable('invoice_activity', {
  ...entityColumns(),
  invoiceId: ulid('invoice_id').notNull(),
  action: text('action', { enum: invoiceActions }).notNull(),
  metadata: jsonb('metadata').$type<Record<string, string | number>>().notNull().default({}),
  userId: ulid('user_id'),
});
