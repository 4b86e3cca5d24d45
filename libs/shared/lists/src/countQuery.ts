import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** The number of rows of a list. */
export interface Counts {
  /** The rows that match the filters. Undefined when the query did not ask for them. */
  readonly matching: number | undefined;
  /** The rows without the filters that can be removed. Undefined when the query did not ask for them. */
  readonly all: number | undefined;
}

/** A list's count query, with a function that reads the counts from its answer. */
export interface CountQuery<TQuery extends OperationType = OperationType> {
  readonly query: GraphQLTaggedNode;
  read(response: TQuery['response']): Counts;
}

interface CountResponse extends OperationType {
  readonly response: {
    readonly matching?: { readonly totalCount: number } | null | undefined;
    readonly all?: { readonly totalCount: number } | null | undefined;
  };
}

/**
 * A count query of the usual shape:
 *
 *     query InvoiceListPageCountQuery($status: [InvoiceStatus!], $filtered: Boolean!, $total: Boolean!) @preloadable {
 *       matching: invoices(status_list: $status) @include(if: $filtered) { totalCount }
 *       all: invoices @include(if: $total) { totalCount }
 *     }
 */
export function countQuery<TQuery extends CountResponse>(query: GraphQLTaggedNode): CountQuery<TQuery> {
  return { query, read: ({ matching, all }) => ({ matching: matching?.totalCount, all: all?.totalCount }) };
}
