import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** How many rows a list has. */
export interface Counts {
  /** The rows that match the filters; undefined where they were not asked for. */
  readonly matching: number | undefined;
  /** The rows that there are without the filters that can be removed; undefined where they were not asked for. */
  readonly all: number | undefined;
}

/** A list's count query and what its answer says. */
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
