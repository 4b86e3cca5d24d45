import { emailLogStatuses, emailRecipientStatuses } from '@console/admin-contracts';
import { bytes, computed, entityColumns, moment, ulid } from '@console/api-kit/database';
import { mailTargetResources } from '@console/core-contracts';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * An email as it was written. One that signs somebody in has no body: `secret` is its kind and `secretOf` the user. The body is made when
 * it is sent.
 */
export const email = pgTable('email', {
  ...entityColumns(),
  to: text('to').array().notNull(),
  subject: text('subject').notNull(),
  html: text('html'),
  templateVersionId: ulid('template_version_id'),
  /** The record that it is about. */
  targetResource: text('target_resource', { enum: mailTargetResources.values }),
  targetId: ulid('target_id'),
  secret: text('secret'),
  secretOf: ulid('secret_of'),
});

/** A file that goes with an email, as it was when the email was written. */
export const emailAttachment = pgTable('email_attachment', {
  id: ulid('id').primaryKey(),
  emailId: ulid('email_id').notNull(),
  position: integer('position').notNull(),
  name: text('name').notNull(),
  type: text('type', { enum: ['application/pdf'] }).notNull(),
  bytes: bytes('bytes').notNull(),
});

/** The sending of an email, and the outbox itself: a log with `dueAt` waits to be sent. Sending it again adds a log. */
export const emailLog = pgTable('email_log', {
  ...entityColumns(),
  emailId: ulid('email_id').notNull(),
  to: text('to').array().notNull(),
  recipientsSort: text('recipients_sort').notNull().generatedAlwaysAs(computed),
  subject: text('subject').notNull(),
  subjectSort: text('subject_sort').notNull().generatedAlwaysAs(computed),
  status: text('status', { enum: emailLogStatuses.values }).notNull().default('queued'),
  /** Why not everybody has it. A queued log may have one from its last attempt. */
  error: text('error'),
  templateId: ulid('template_id'),
  targetResource: text('target_resource', { enum: mailTargetResources.values }),
  targetId: ulid('target_id'),
  /** When it may be sent. While it is sent, it is the time at which its process is taken for dead. */
  dueAt: moment('due_at'),
  /** Grows whenever a process takes or leaves the log, so that a process that was taken for dead writes nothing. */
  attempt: integer('attempt').notNull().default(0),
  /** The attempts since it was queued that did not end it. */
  failures: integer('failures').notNull().default(0),
});

/** What became of one recipient of a log. */
export const emailRecipient = pgTable('email_recipient', {
  id: ulid('id').primaryKey(),
  logId: ulid('log_id').notNull(),
  position: integer('position').notNull(),
  address: text('address').notNull(),
  status: text('status', { enum: emailRecipientStatuses.values }).notNull().default('waiting'),
  /** The words of the mail server, or why nothing was sent. */
  answer: text('answer'),
  answeredAt: moment('answered_at'),
});

/** One attempt to send a log. An attempt without an end was interrupted, unless it is under way. */
export const emailAttempt = pgTable('email_attempt', {
  id: ulid('id').primaryKey(),
  logId: ulid('log_id').notNull(),
  number: integer('number').notNull(),
  startedAt: moment('started_at').notNull(),
  endedAt: moment('ended_at'),
  answer: text('answer'),
});

/** An address that refused for good. Nothing is sent to it until it is released. */
export const suppressedAddress = pgTable('suppressed_address', {
  ...entityColumns(),
  /** As `emailKey` returns it. */
  address: text('address').notNull(),
  addressSort: text('address_sort').notNull().generatedAlwaysAs(computed),
  reason: text('reason').notNull(),
  releasedAt: moment('released_at'),
  releasedBy: ulid('released_by'),
  releaseReason: text('release_reason'),
});
