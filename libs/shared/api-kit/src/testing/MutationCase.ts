import type { Database } from '../database/index.ts';

export type Input = Record<string, unknown>;

/** What a mutation promises, as data. `apps/api/src/mutations/mutations.test.ts` proves it of every mutation, on both databases. */
export interface MutationCase {
  /** As in the schema: `acknowledgePurchaseOrder`. */
  name: string;
  /** What it does to a row of its table. */
  does: 'makes' | 'changes' | 'deletes';
  /** The table that it writes. */
  table: string;
  /** The record in the payload, and what of it shows what was done: `purchaseOrder { acknowledgedAt }`. */
  record: string;
  answers: string;
  /** Demo accounts that may do it; the others are refused. */
  allowed: readonly ('admin' | 'manager' | 'trainer')[];
  /**
   * The ulids of records that can be changed or deleted now, or under which a record can be made. It is called before each test, which takes up
   * to two of them and may change them: make new rows, or find about 40 in the demo data.
   */
  candidates: (database: Database) => Promise<string[]>;
  /** A complete input for one of them. */
  input: (ulid: string) => Input;
  /** Inputs with something wrong, and the complaints. */
  invalid: readonly { input: Input; violations: readonly { path: string; message?: string }[] }[];
  /** What a rule has against it: the SQL that makes a candidate so (its ulid stands for `:id`), and the words. */
  refused: readonly { when: string; sql: string; message: string }[];
  /** What the answer's record shows after it, given who did it to which candidate. */
  shows: (viewer: { id: string }, ulid: string) => Record<string, unknown>;
  /**
   * What other people's screens are told once it is committed, apart from what the effects of domains above write. The candidate's ulid is
   * `:id`, any other `*`: `created bookings/*` was written, `bookings/:id` displays something of it, and rows of `lists Booking` may have
   * been added, removed or moved.
   */
  expectedChanges: readonly string[];
}

/** What a domain adds to a mutation of a domain below, by its effects. */
export interface MutationEffect {
  /** The name of the mutation. */
  mutation: string;
  expectedChanges?: MutationCase['expectedChanges'];
  refused?: MutationCase['refused'];
}
