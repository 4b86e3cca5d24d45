import type { SQL } from 'drizzle-orm';
import type { MutationCase, MutationEffect, OwnMutation } from './MutationCase.ts';

/**
 * A statement that needs an index although no list declares it: a filter with a condition of its own, or a filter in
 * an order that is not the list's own. The orders and the other filters of lists are tested by their declarations.
 */
export type IndexCase = { readonly table: string } & (
  | { readonly where: string; readonly order: string }
  /** A column that is searched for words. */
  | { readonly words: string }
);

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
  /** One for each mutation of the domain, except its `own`. */
  mutations?: readonly MutationCase[];
  /** The mutations about the very user who sends them. */
  own?: readonly OwnMutation[];
  /** The effects that the domain adds to mutations of domains below. */
  effects?: readonly MutationEffect[];
  indexes?: readonly IndexCase[];
  invariants?: readonly Invariant[];
}
