import {
  contactTypes,
  organisationTypes,
  paymentMethods,
  roleCodes,
  sessionLimits,
  signInMethods,
} from '@console/core-contracts';

/** @public The test of the columns reads each table of a domain. */
export { backfill, frozenSelection, history, idempotencyKey, job, jobOutcome } from '@console/api-kit';

import { computed, entityColumns, moment, referenceColumns, ulid } from '@console/api-kit/database';
import { boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** An address belongs to exactly one record. It is copied, never shared. */
export const address = pgTable('address', {
  ...entityColumns(),
  address1: text('address1'),
  address2: text('address2'),
  address3: text('address3'),
  address4: text('address4'),
  city: text('city'),
  region: text('region'),
  postcode: text('postcode'),
  country: text('country'),
});

/** A legal entity that sells and issues invoices. One is the default. */
export const seller = pgTable('seller', {
  ...entityColumns(),
  legalName: text('legal_name'),
  addressId: ulid('address_id'),
  vatNumber: text('vat_number'),
  companyNumber: text('company_number'),
  bankName: text('bank_name'),
  bankSortCode: text('bank_sort_code'),
  bankAccountNumber: text('bank_account_number'),
  isDefault: boolean('is_default').notNull().default(false),
  /** Nothing is dated before this day. It is the start of a day in UTC. */
  lockedBefore: moment('locked_before'),
});

export const customer = pgTable('customer', {
  ...entityColumns(),
  ...referenceColumns(),
  name: text('name').notNull(),
  nameSort: text('name_sort').notNull().generatedAlwaysAs(computed),
  searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  type: text('type', { enum: organisationTypes.values }),
  registrationNumber: text('registration_number'),
  vatNumber: text('vat_number'),
  website: text('website'),
  paymentTermDays: integer('payment_term_days').notNull().default(30),
  onlyTaxInvoiceBillable: boolean('only_tax_invoice_billable').notNull().default(false),
  preferredPaymentMethod: text('preferred_payment_method', { enum: paymentMethods.values }),
  billingAddressId: ulid('billing_address_id'),
});

/**
 * A colleague, a trainer or a customer's contact, by kind. A person's roles never grant access; those of the user do.
 */
export const person = pgTable('person', {
  ...entityColumns(),
  kind: text('kind', { enum: contactTypes }).notNull(),
  customerId: ulid('customer_id'),
  givenName: text('given_name').notNull(),
  familyName: text('family_name').notNull(),
  fullName: text('full_name').notNull().generatedAlwaysAs(computed),
  fullNameSort: text('full_name_sort').notNull().generatedAlwaysAs(computed),
  email: text('email'),
  emailSort: text('email_sort').generatedAlwaysAs(computed),
  mobile: text('mobile'),
  telephone: text('telephone'),
  jobTitle: text('job_title'),
  roles: text('roles', { enum: roleCodes.values }).array().notNull().default([]),
});

/** A sign-in. Only these roles grant access. ROLE_ADMIN and ROLE_ACCOUNT_MANAGER may sign in to the console. */
export const user = pgTable('user', {
  ...entityColumns(),
  personId: ulid('person_id').notNull(),
  /** The person's email, normalised for signing in. Triggers set this column and fullNameSort. */
  signInEmail: text('sign_in_email').notNull().default(''),
  passwordHash: text('password_hash'),
  roles: text('roles', { enum: roleCodes.values }).array().notNull().default([]),
  isActive: boolean('is_active').notNull().default(true),
  avatarUrl: text('avatar_url'),
  /** A write increases this number to end all sessions of the user at once. */
  tokenVersion: integer('token_version').notNull().default(1),
  /** The third party that signs the user in, and its name for the user. */
  oidcIssuer: text('oidc_issuer'),
  oidcSubject: text('oidc_subject'),
  /** Somebody else knows the password, so the next sign-in only lets the user choose another one. */
  mustChangePassword: boolean('must_change_password').notNull().default(false),
  passwordChangedAt: moment('password_changed_at'),
  fullNameSort: text('full_name_sort').notNull().default(''),
});

/**
 * Failed attempts to sign in, counted by account and by network. A bucket that is blocked takes no attempt before
 * `blockedUntil`.
 */
export const signInAttempt = pgTable('sign_in_attempt', {
  bucket: text('bucket').primaryKey(),
  failures: integer('failures').notNull(),
  firstFailedAt: moment('first_failed_at').notNull(),
  blockedUntil: moment('blocked_until'),
});

/** A sign-in of a user, from its start to its end. Its token gives access only while the row is live. */
export const userSession = pgTable('user_session', {
  ...entityColumns(),
  userId: ulid('user_id').notNull(),
  tokenId: ulid('token_id').notNull(),
  /** The user's number when it began. A write that increases that of the user ends the session, unless it keeps this one. */
  tokenVersion: integer('token_version').notNull(),
  method: text('method', { enum: signInMethods.values }).notNull(),
  /** What is still missing before the user may do anything else. */
  limited: text('limited', { enum: sessionLimits }),
  address: text('address'),
  agent: text('agent'),
  startedAt: moment('started_at').notNull(),
  /** Written at most once a minute. */
  seenAt: moment('seen_at').notNull(),
  /** It moves with each use, up to the longest session. */
  expiresAt: moment('expires_at').notNull(),
  endedAt: moment('ended_at'),
});

/** Tokens that were ended. Only processes of the release before read and write it; triggers keep it and the sessions alike. */
export const endedSession = pgTable('ended_session', {
  tokenId: ulid('token_id').primaryKey(),
  userId: ulid('user_id').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** Codes with which a browser that comes back from the identity provider gets its session. */
export const handOver = pgTable('hand_over', {
  /** Of the code and of the secret in the browser's cookie. */
  hash: text('hash').primaryKey(),
  userId: ulid('user_id').notNull(),
  /** A reset or a change of the account since then makes the code void. */
  tokenVersion: integer('token_version').notNull(),
  expiresAt: moment('expires_at').notNull(),
});

/** A link by which a user sets a password. Only the hash of its token is kept. */
export const userToken = pgTable('user_token', {
  id: ulid('id').primaryKey(),
  userId: ulid('user_id').notNull(),
  kind: text('kind', { enum: ['reset', 'invitation'] }).notNull(),
  hash: text('hash').notNull(),
  expiresAt: moment('expires_at').notNull(),
  /** Set when the link was used, or was ended by a change of the password, the email or the account. */
  usedAt: moment('used_at'),
  createdAt: moment('created_at').notNull(),
});

/** The networks from which a user has signed in. */
export const signInNetwork = pgTable(
  'sign_in_network',
  {
    userId: ulid('user_id').notNull(),
    network: text('network').notNull(),
    lastSignedInAt: moment('last_signed_in_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.network] })],
);

/** The second factor of a user. It counts once it is confirmed. */
export const userFactor = pgTable('user_factor', {
  userId: ulid('user_id').primaryKey(),
  secretEncrypted: text('secret_encrypted'),
  /** The step of the newest code that was used, in half minutes since 1970. */
  lastStep: integer('last_step').notNull().default(0),
  confirmedAt: moment('confirmed_at'),
  /** A secret that no code has confirmed yet. */
  nextEncrypted: text('next_encrypted'),
  nextAt: moment('next_at'),
});

/** Codes that sign a user in once without the authenticator app. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    userId: ulid('user_id').notNull(),
    hash: text('hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.hash] })],
);

/** A rich text under exactly one parent. */
export const note = pgTable('note', {
  ...entityColumns(),
  body: text('body').notNull(),
  bookingId: ulid('booking_id'),
  customerId: ulid('customer_id'),
  supplierId: ulid('supplier_id'),
  trainingClassId: ulid('training_class_id'),
});

/** The rows that the global reference search reads. Triggers of the owning tables write them. */
export const referenceEntry = pgTable(
  'reference_entry',
  {
    entity: text('entity').notNull(),
    targetId: ulid('target_id').notNull(),
    reference: text('reference').notNull(),
    title: text('title').notNull(),
    searchText: text('search_text').notNull().generatedAlwaysAs(computed),
  },
  (table) => [primaryKey({ columns: [table.entity, table.targetId] })],
);
