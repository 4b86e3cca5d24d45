import type { SQL } from 'drizzle-orm';
import type { MutationCase, MutationEffect } from './MutationCase.ts';

/** What a domain's lists ask of one of its tables. Each sort, filter and search needs an index. */
export interface ListCase {
  table: string;
  /** Columns to sort by, in both directions. A question mark marks a column that may be null: its rows come last. */
  sorts?: readonly string[];
  filters?: readonly { where: string; order: string }[];
  /** Columns that are searched for words. */
  searches?: readonly string[];
}

/** Something that is never found in a database, however it was written. */
export interface Invariant {
  complaint: string;
  /** Finds the ids of the rows that break it. */
  broken: SQL;
  /** Makes demo data break it, when no trigger and no key stands in the way. */
  breaks: SQL;
}

/** What the tests of all domains need to know of one: `@console/<domain>-api/cases` exports it. */
export interface DomainCases {
  /** One for each mutation of the domain. */
  mutations?: readonly MutationCase[];
  /** What the domain adds to mutations of domains below. */
  effects?: readonly MutationEffect[];
  lists?: readonly ListCase[];
  invariants?: readonly Invariant[];
}
