import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { List } from './defineList.ts';
import { firstPageOf } from './paging.ts';
import type { Filters, ListState, ListVariables } from './types.ts';

interface ListQueries<Query extends OperationType> {
  /** The `…$parameters` of the list's query. */
  readonly query: PreloadableConcreteRequest<Query>;
  /** The `…$parameters` of a query that reads sums of the rows on the page. It is sent after the rows have arrived. */
  readonly totals?: PreloadableConcreteRequest<Query>;
  readonly page: RouteModule['page'];
}

interface QueryOf<Of extends Filters, Sort extends string> extends OperationType {
  readonly variables: ListVariables<Of, Sort>;
}

/**
 * The route of a list's screen. It loads rows and code at the same time, then the counts with the same query, all as the
 * URL asks. If the server refuses the page, it navigates to the first page.
 */
export function listRoute<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  { query, totals, page }: ListQueries<QueryOf<Of, Sort>>,
) {
  const stateOf = (url: URL, now: Date): ListState<Of, Sort> => list.parse(url.searchParams, now);
  return {
    query: pageQuery(query, ({ url, now }) => list.pageVariables(stateOf(url, now))),
    deferred: {
      count: pageQuery(query, ({ url, now }) => list.countVariables(stateOf(url, now))),
      ...(totals ? { totals: pageQuery(totals, ({ url, now }) => list.pageVariables(stateOf(url, now))) } : {}),
    },
    page,
    fallbackToFirstPage: firstPageOf,
  } satisfies RouteModule;
}
