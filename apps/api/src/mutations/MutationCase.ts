import type { Database } from '@console/api-kit/database';

export type Input = Record<string, unknown>;

/** What a mutation promises, as data: `mutations.test.ts` proves of each the same, on both databases. */
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
   * The ulids of the records that can be changed or deleted as the database now stands, or under which one can be made; about 20 are
   * needed.
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
}
