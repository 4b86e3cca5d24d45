import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import { bankChangeStatuses, purchaseOrderStatuses } from '@console/purchasing-contracts';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/** A trainer is paid through a supplier record. */
export const supplier = pgTable('supplier', {
  ...entityColumns(),
  ...referenceColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  trainerId: ulid('trainer_id'),
  primaryContactId: ulid('primary_contact_id'),
  bankSortCode: text('bank_sort_code'),
  bankAccountNumber: text('bank_account_number'),
  vatRegistered: boolean('vat_registered').notNull().default(false),
  vatNumber: text('vat_number'),
  remittanceEmail: text('remittance_email'),
  purchasesEmail: text('purchases_email'),
  purchasesAddressId: ulid('purchases_address_id'),
});

/** New bank details of a supplier, which `createdBy` has proposed. A supplier has at most one that is pending. */
export const supplierBankChange = pgTable('supplier_bank_change', {
  ...entityColumns(),
  supplierId: ulid('supplier_id').notNull(),
  bankSortCode: text('bank_sort_code').notNull(),
  bankAccountNumber: text('bank_account_number').notNull(),
  status: text('status', { enum: bankChangeStatuses.values }).notNull().default('pending'),
  verified: text('verified'),
  approvedBy: ulid('approved_by'),
  approvedAt: moment('approved_at'),
  reason: text('reason'),
});

/** `createdBy` was shown the plain bank details: those of the supplier, or those of a change. */
export const bankDetailsReveal = pgTable('bank_details_reveal', {
  ...entityColumns(),
  supplierId: ulid('supplier_id').notNull(),
  bankChangeId: ulid('bank_change_id'),
});

/**
 * `acknowledgedAt` and `acknowledgedBy` are set together. Triggers set the net price, in pence, and the copied names.
 */
export const purchaseOrder = pgTable('purchase_order', {
  ...entityColumns(),
  ...referenceColumns(),
  status: text('status', { enum: purchaseOrderStatuses.values }).notNull().default('draft'),
  raisedAt: moment('raised_at').notNull(),
  acknowledgedAt: moment('acknowledged_at'),
  acknowledgedBy: ulid('acknowledged_by'),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  supplierId: ulid('supplier_id').notNull(),
  supplierName: text('supplier_name').notNull().default(''),
  supplierNameSort: text('supplier_name_sort').notNull().default(''),
  classId: ulid('class_id'),
  classTitleSort: text('class_title_sort'),
  net: integer('net').notNull().default(0),
});

export const purchaseOrderItem = pgTable('purchase_order_item', {
  ...entityColumns(),
  purchaseOrderId: ulid('purchase_order_id').notNull(),
  description: text('description').notNull(),
  quantity: integer('quantity').notNull(),
  unitPrice: integer('unit_price').notNull(),
  taxRatePercent: numeric('tax_rate_percent', { precision: 5, scale: 2, mode: 'number' }),
  taxable: boolean('taxable').notNull().default(true),
  net: integer('net').notNull().generatedAlwaysAs(computed),
});

/** A bill of a supplier. `takenBackAt` and `takenBackReason` are set together, for a wrong bill. */
export const supplierBill = pgTable('supplier_bill', {
  ...entityColumns(),
  supplierId: ulid('supplier_id').notNull(),
  number: text('number').notNull(),
  day: moment('day').notNull(),
  takenBackAt: moment('taken_back_at'),
  takenBackReason: text('taken_back_reason'),
});

/** What a bill says about an item of an order. The amounts are pence. */
export const supplierBillLine = pgTable('supplier_bill_line', {
  ...entityColumns(),
  billId: ulid('bill_id').notNull(),
  purchaseOrderItemId: ulid('purchase_order_item_id').notNull(),
  quantity: integer('quantity').notNull(),
  net: integer('net').notNull(),
  tax: integer('tax').notNull(),
});

/** Somebody printed an order. */
export const purchaseOrderPrint = pgTable('purchase_order_print', {
  ...entityColumns(),
  purchaseOrderId: ulid('purchase_order_id').notNull(),
});
