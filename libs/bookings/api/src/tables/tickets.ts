import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import {
  changeRequestApprovals,
  changeRequestFulfilments,
  changeRequestStatuses,
  type TicketChanges,
  ticketStatuses,
} from '@console/bookings-contracts';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

/** The requester of a ticket is the user who created it. */
export const ticket = pgTable('ticket', {
  ...entityColumns(),
  ...referenceColumns(),
  subject: text('subject').notNull(),
  subjectSort: text('subject_sort').notNull().generatedAlwaysAs(computed),
  body: text('body').notNull(),
  status: text('status', { enum: ticketStatuses.values }).notNull().default('open'),
  bookingId: ulid('booking_id').notNull(),
  /** Kept by a trigger. */
  bookingNumber: integer('booking_number').notNull().default(0),
  bookingItemId: ulid('booking_item_id'),
});

/** A post or a change of status. Rows are never changed. */
export const ticketActivity = pgTable('ticket_activity', {
  ...entityColumns(),
  ticketId: ulid('ticket_id').notNull(),
  body: text('body'),
  attributeChanges: jsonb('attribute_changes').$type<TicketChanges>(),
});

/** Asks for one change of a booking item. Ids of invoices and of the purchase order are those that the change touched. */
export const changeRequest = pgTable('change_request', {
  ...entityColumns(),
  ...referenceColumns(),
  subject: text('subject').notNull(),
  subjectSort: text('subject_sort').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: changeRequestStatuses.values }).notNull().default('pending'),
  approval: text('approval', { enum: changeRequestApprovals.values }).notNull().default('pending'),
  fulfilment: text('fulfilment', { enum: changeRequestFulfilments.values }).notNull().default('none'),
  bookingId: ulid('booking_id').notNull(),
  /** Kept by a trigger. */
  bookingNumber: integer('booking_number').notNull().default(0),
  bookingItemId: ulid('booking_item_id'),
  newClassId: ulid('new_class_id'),
  /** The delegate to transfer to the new class. Null: the whole item moves there. */
  attendeeId: ulid('attendee_id'),
  newMaxAttendees: integer('new_max_attendees'),
  newTrainerId: ulid('new_trainer_id'),
  newStartsAt: moment('new_starts_at'),
  reason: text('reason'),
  /** What was before. Empty until the change is made, and in requests of older releases. */
  formerClassId: ulid('former_class_id'),
  formerTrainerId: ulid('former_trainer_id'),
  formerStartsAt: moment('former_starts_at'),
  formerMaxAttendees: integer('former_max_attendees'),
  invoiceIds: ulid('invoice_ids').array().notNull().default([]),
  purchaseOrderId: ulid('purchase_order_id'),
  error: text('error'),
  rejectionReason: text('rejection_reason'),
});
