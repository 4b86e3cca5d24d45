import { useDeferredQuery } from '@console/relay';
import type { GraphQLTaggedNode, Variables } from 'relay-runtime';
import { type CountedAnswer, type CountsOf, countsOfRows } from './counts.ts';
import type { BoundFilter, Filters, List, ListCursor, ListPosition, Noun, RecordNames } from './definition/index.ts';
import type { FilterInWords } from './emptySentences.ts';
import type { RecordPart } from './RecordPart.ts';
import { useFilterWords } from './useFilterWords.ts';
import { type ListControls, useListState } from './useListState.ts';

/** The React parts of a list's filters by records, by the names of the filters. */
export type RecordParts<Of extends Filters> = { readonly [Name in RecordNames<Of>]: RecordPart };

/** `records` is required when the list has filters by records. */
export type WithRecords<Of extends Filters> = [RecordNames<Of>] extends [never]
  ? { readonly records?: undefined }
  : { readonly records: RecordParts<Of> };

export type UseListOptions<Of extends Filters, Sort extends string> = {
  readonly list: List<Of, Sort>;
  /** The list's query. It reads the rows of a page as `rows`, their number there, and the number of all as `all`. */
  readonly query: GraphQLTaggedNode;
  /** Reads the counts from the answer of a query that has other names. */
  readonly countsOf?: CountsOf;
  readonly records?: Readonly<Record<string, RecordPart>> | undefined;
} & WithRecords<Of>;

/** The filters of the displayed list. */
export interface ListFilters {
  /** The values as last requested, for the filter bar. */
  readonly filters: readonly BoundFilter[];
  /** The filters of the displayed rows, in words. */
  readonly applied: readonly FilterInWords[];
  readonly records: Readonly<Record<string, RecordPart>>;
}

/** The displayed list as the parts of the kit read it, without the types of its filters. */
export interface ListOnScreen extends ListFilters {
  readonly list: {
    readonly noun: Noun;
    readonly sorts: readonly string[];
    readonly sizes: readonly number[];
    readonly columnsKey: string;
    countVariablesWithout(state: ListPosition, name: string): Variables;
  };
  readonly state: ListPosition;
  readonly displayed: ListPosition;
  set(change: Partial<ListPosition>): void;
  clear(): void;
  leavePage(cursor: ListCursor | null): void;
  readonly pending: boolean;
  /** The number of matching rows. Null until they are counted. */
  readonly matching: number | null;
  /** The number of rows without the filters that can be removed. Null until they are counted. */
  readonly all: number | null;
  /** The answer to the request for counts. Null until it arrives. */
  readonly counted: CountedAnswer | null;
  /** Whether the request for counts has failed. */
  readonly countFailed: boolean;
  readonly query: GraphQLTaggedNode;
  readonly countsOf: CountsOf;
}

/** The displayed list. Its state has one member for each filter. */
export interface TypedListOnScreen<Of extends Filters, Sort extends string>
  extends ListControls<Of, Sort>,
    Omit<ListOnScreen, keyof ListControls<Of, Sort>> {}

interface CountQuery {
  readonly variables: Variables;
  readonly response: CountedAnswer;
}

/** Returns the list that the page's URL asks for. Its counts come from the second request of the list's query. */
export function useList<Of extends Filters, Sort extends string>(
  options: UseListOptions<Of, Sort>,
): TypedListOnScreen<Of, Sort> {
  const { list, query, countsOf = countsOfRows, records } = options;
  const controls = useListState(list);
  const filters = useListFilters(list, controls, records);
  const { data, error } = useDeferredQuery<CountQuery>(query, 'count');
  const { matching, all } = countsOf(data ?? {});
  return {
    ...controls,
    ...filters,
    list,
    matching: matching ?? all ?? null,
    all: all ?? null,
    counted: data,
    countFailed: error !== null,
    query,
    countsOf,
  };
}

/** Returns the filters of a list, for a screen that draws the list itself. */
export function useListFilters<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  { state, displayed, set, now }: ListControls<Of, Sort>,
  records: ListFilters['records'] = {},
): ListFilters {
  const applied = useFilterWords(list.bind(displayed, set, now), records);
  return { filters: list.bind(state, set, now), applied, records };
}
