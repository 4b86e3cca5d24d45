import type { SQL } from 'drizzle-orm';
import type { RecordType } from '../schema/records.ts';
import type { Rule } from '../schema/rules.ts';
import type { Filter } from './filters.ts';
import type { OrderTerm } from './order.ts';

/**
 * A declared list, to which domains above can add filters. Its field has it as the extension `declared`, for the tests of
 * all lists.
 */
export interface List {
  readonly name: string;
  readonly type: RecordType;
  /** Who may read the list. */
  readonly rule: Rule;
  readonly filters: Record<string, Filter>;
  /** Each order that the list offers, and its own order first. */
  readonly orders: readonly (readonly OrderTerm[])[];
  /** Reads the argument `order`. Without it, the list's own order. @throws a violation when a key is named twice. */
  readonly orderOf: (given: unknown) => readonly OrderTerm[];
  readonly only: SQL | undefined;
}

const lists = new Map<string, List>();

/** Keeps a list for {@link listNamed}. */
export function keepList(list: List): List {
  lists.set(list.name, list);
  return list;
}

/** Returns a declared list by its name: 'invoices'. */
export const listNamed = (name: string): List | undefined => lists.get(name);

/**
 * Adds filters to a list of a domain below, by what only the domain above knows:
 *
 *     addFilters(bookingsList, { toBeRefunded: booleanFilter(() => …) });
 *
 * The condition may read the tables of both domains. It needs an index that holds the few rows of the domain above.
 *
 * @throws when the list has such a filter already.
 */
export function addFilters(list: List, added: Readonly<Record<string, Filter>>): void {
  for (const [filter, declared] of Object.entries(added)) {
    if (list.filters[filter]) throw new Error(`The list ${list.name} has the filter ${filter} already.`);
    list.filters[filter] = declared;
  }
}
