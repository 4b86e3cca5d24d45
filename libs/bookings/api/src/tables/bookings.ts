import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import { bookingItemTypes, bookingStatuses, contactRoles } from '@console/bookings-contracts';
import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Money is in pence. Triggers set net and gross (sums of the items that are not canceled) and the two copied names.
 */
export const booking = pgTable('booking', {
  ...entityColumns(),
  ...referenceColumns(),
  title: text('title').notNull(),
  titleSort: text('title_sort').notNull().generatedAlwaysAs(computed),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: bookingStatuses.values }).notNull().default('draft'),
  /** The status that the booking returns to when it is resumed. Null counts as confirmed. */
  heldFrom: text('held_from', { enum: bookingStatuses.values }),
  /** Whether the booking is on hold because one of its classes was postponed. It resumes with that class. */
  heldByClass: boolean('held_by_class').notNull().default(false),
  bookedAt: moment('booked_at').notNull(),
  /** The moment of the first confirmation. Null for a booking that was never confirmed. */
  confirmedAt: moment('confirmed_at'),
  brandId: ulid('brand_id').notNull(),
  accountManagerId: ulid('account_manager_id').notNull(),
  accountManagerNameSort: text('account_manager_name_sort').notNull().default(''),
  customerId: ulid('customer_id').notNull(),
  customerNameSort: text('customer_name_sort').notNull().default(''),
  billingAddressId: ulid('billing_address_id'),
  webBookingReference: text('web_booking_reference'),
  dealRecordId: text('deal_record_id'),
  poNumber: text('po_number'),
  invoiceNotes: text('invoice_notes'),
  net: integer('net').notNull().default(0),
  gross: integer('gross').notNull().default(0),
});

/** A contact of the booking's customer, as booker, biller or both. */
export const bookingContact = pgTable('booking_contact', {
  ...entityColumns(),
  bookingId: ulid('booking_id').notNull(),
  customerId: ulid('customer_id').notNull(),
  personId: ulid('person_id').notNull(),
  roles: text('roles', { enum: contactRoles.values }).array().notNull(),
});

/** Seats in a public class, or a whole private class (unit price for a day, quantity in days). Money is in pence. */
export const bookingItem = pgTable('booking_item', {
  ...entityColumns(),
  bookingId: ulid('booking_id').notNull(),
  type: text('type', { enum: bookingItemTypes.values }).notNull(),
  title: text('title').notNull(),
  status: text('status', { enum: bookingStatuses.values }).notNull().default('draft'),
  classId: ulid('class_id').notNull(),
  unitPrice: integer('unit_price').notNull(),
  quantity: integer('quantity').notNull(),
  taxable: boolean('taxable').notNull().default(true),
  /** Null means 20. */
  taxRatePercent: numeric('tax_rate_percent', { precision: 5, scale: 2, mode: 'number' }),
  /** Pence of tax beyond its own rounding. See `keepTaxTogether`. */
  taxDifference: integer('tax_difference').notNull().default(0),
  net: integer('net').notNull().generatedAlwaysAs(computed),
  tax: integer('tax').notNull().generatedAlwaysAs(computed),
  gross: integer('gross').notNull().generatedAlwaysAs(computed),
  poNumber: text('po_number'),
  trainerDayRate: integer('trainer_day_rate'),
  trainerTravel: integer('trainer_travel'),
  /** When it was canceled. Set by a trigger. */
  canceledAt: moment('canceled_at'),
  cancelReason: text('cancel_reason'),
});
