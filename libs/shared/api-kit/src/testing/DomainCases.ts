import type { SQL } from 'drizzle-orm';
import type { MutationCase, MutationEffect } from './MutationCase.ts';

/** The sorts, filters and searches of a domain's lists over one table. Each needs an index. */
export interface ListCase {
  table: string;
  /** Columns to sort by, in both directions. A question mark marks a column that may be null: its rows come last. */
  sorts?: readonly string[];
  filters?: readonly { where: string; order: string }[];
  /** Columns that are searched for words. */
  searches?: readonly string[];
}

/** A state that must never be found in a database. */
export interface Invariant {
  complaint: string;
  /** A query for the ids of the rows that break the invariant. */
  broken: SQL;
  /** A statement that makes demo data break the invariant. No trigger or key may prevent that. */
  breaks: SQL;
}

/** The tests' facts about a domain. `@console/<domain>-api/cases` exports them. */
export interface DomainCases {
  /** One for each mutation of the domain. */
  mutations?: readonly MutationCase[];
  /** The effects that the domain adds to mutations of domains below. */
  effects?: readonly MutationEffect[];
  lists?: readonly ListCase[];
  invariants?: readonly Invariant[];
}
