import { defineEffect } from '@console/api-kit';
import type { MailTargetResource } from '@console/core-contracts';

/** The record that a mail is about. The mail is found again on its screen. */
export interface MailAbout {
  readonly resource: MailTargetResource;
  /** The ULID of the record. */
  readonly id: string;
}

/** A mail whose body is kept and can be read by all staff. */
export interface WrittenMail {
  /** At most 255 characters. */
  readonly subject: string;
  /** The body, as a page or a part of one. It is kept as it is, and displayed only in a sandbox. */
  readonly html: string;
}

/** A mail that signs somebody in. Its body is made when it is sent, and kept nowhere. */
export interface SecretMailOf {
  /** The name that {@link defineSecretMail} declares. */
  readonly secret: string;
  /** The ULID of the user whom it signs in. */
  readonly user: string;
}

/** A mail that a write wants to be sent. */
export interface WantedMail {
  /** The addresses of its recipients, at least one. Each has a state of its own. */
  readonly to: readonly string[];
  readonly about: MailAbout | null;
  readonly content: WrittenMail | SecretMailOf;
}

/** Staff have written to people about a record. */
export interface StaffMail {
  readonly about: MailAbout;
  readonly to: readonly string[];
}

/** Staff write to people about a record. Domains above the record may keep that they have been told. */
export const mailSent = defineEffect<StaffMail>('mailSent');

/**
 * A domain wants mails to be sent: `writing.announce(mailWanted, [{ to, about, content }])`. Administration follows, writes them into its
 * outbox in the same transaction, and alone writes the tables of mail. So a write that is rolled back sends nothing.
 */
export const mailWanted = defineEffect<readonly WantedMail[]>('mailWanted');
