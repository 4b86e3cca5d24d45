import type { Database } from '@console/api-kit/database';

export type Input = Record<string, unknown>;

/** What a mutation promises, as data: `mutations.test.ts` proves of each the same, on both databases. */
export interface MutationCase {
  /** As in the schema: `acknowledgePurchaseOrder`. */
  name: string;
  /** The record in the payload, and what of it shows that it was changed: `purchaseOrder { acknowledgedAt }`. */
  record: string;
  answers: string;
  /** The table that it writes. */
  table: string;
  /** Demo accounts that may do it; the others are refused. */
  allowed: readonly ('admin' | 'manager' | 'trainer')[];
  /** The ulids of the records that can be changed as the database now stands; the demo data needs about 20. */
  candidates: (database: Database) => Promise<string[]>;
  /** The input that changes one of them. */
  input: (ulid: string) => Input;
  /** Inputs with something wrong, and the complaints. */
  invalid: readonly { input: Input; violations: readonly { path: string; message?: string }[] }[];
  /** What a rule has against it: the SQL that makes a record so, and the words. */
  refused: readonly { when: string; set: string; message: string }[];
  /** What the answer's record shows after it, given who did it. */
  changed: (viewer: { id: string }) => Record<string, unknown>;
}
