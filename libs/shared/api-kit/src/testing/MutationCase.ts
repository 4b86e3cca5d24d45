import type { Database } from '../database/index.ts';

export type Input = Record<string, unknown>;

/**
 * The promises of a mutation, as data. `apps/api/src/mutations/mutations.test.ts` checks them for every mutation, on
 * both databases.
 */
export interface MutationCase {
  /** As in the schema: `acknowledgePurchaseOrder`. */
  name: string;
  /** Whether it inserts, updates or deletes a row of its table. */
  does: 'makes' | 'changes' | 'deletes';
  /** The table that it writes. */
  table: string;
  /** The payload's field for the record. `answers` selects the fields of the record that show what was done. */
  record: string;
  answers: string;
  /** Demo accounts that may do it. All others are refused. */
  allowed: readonly ('admin' | 'manager' | 'trainer')[];
  /**
   * Returns the ulids of records that the mutation can change or delete, or under which it can make a record. A test uses
   * one or two of them and may change them. It is called again when fewer than two are left, so make new rows, or find
   * about 40 in the demo data.
   */
  candidates: (database: Database) => Promise<string[]>;
  /** A complete input for one of them. */
  input: (ulid: string) => Input;
  /** Changes to the input that make it invalid, and the violations that are answered. */
  invalid: readonly { input: Input; violations: readonly { path: string; message?: string }[] }[];
  /** Refusals by a rule: SQL that brings a candidate into the state (`:id` is its ulid), and the message. */
  refused: readonly { when: string; sql: string; message: string }[];
  /** The expected fields of the answered record, for a viewer and a candidate. */
  shows: (viewer: { id: string }, ulid: string) => Record<string, unknown>;
  /**
   * The changes that are published when it commits, without those of the effects of domains above. The candidate's
   * ULID is `:id`, any other is `*`. `created bookings/*` was written, `bookings/:id` displays something of it, and
   * rows of `lists Booking` may have been added, removed or moved.
   */
  expectedChanges: readonly string[];
}

/** The part that a domain adds to a mutation of a domain below, by its effects. */
export interface MutationEffect {
  /** The name of the mutation. */
  mutation: string;
  expectedChanges?: MutationCase['expectedChanges'];
  refused?: MutationCase['refused'];
}
