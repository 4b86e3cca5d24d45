import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { List } from './defineList.ts';
import { firstPageOf } from './paging.ts';
import type { CountVariables, Filters, ListState, PageVariables } from './types.ts';

interface ListQueries<Page extends OperationType, Count extends OperationType> {
  /** The `…$parameters` of the query that reads the rows. */
  readonly query: PreloadableConcreteRequest<Page>;
  /** The `…$parameters` of the query that counts the rows. It is sent after the rows have arrived. */
  readonly count: PreloadableConcreteRequest<Count>;
  /** The `…$parameters` of a query that reads sums of the rows on the page. It is sent after the rows have arrived. */
  readonly totals?: PreloadableConcreteRequest<Page>;
  readonly page: RouteModule['page'];
}

interface PageOf<Of extends Filters, Sort extends string> extends OperationType {
  readonly variables: PageVariables<Of, Sort>;
}

interface CountOf<Of extends Filters> extends OperationType {
  readonly variables: CountVariables<Of>;
}

/**
 * The route of a list's screen. It loads rows and code at the same time, then the counts, all as the URL asks. If the
 * server refuses the page, it navigates to the first page.
 */
export function listRoute<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  { query, count, totals, page }: ListQueries<PageOf<Of, Sort>, CountOf<Of>>,
) {
  const stateOf = (url: URL, now: Date): ListState<Of, Sort> => list.parse(url.searchParams, now);
  return {
    query: pageQuery(query, ({ url, now }) => list.pageVariables(stateOf(url, now))),
    deferred: {
      count: pageQuery(count, ({ url, now }) => list.countVariables(stateOf(url, now))),
      ...(totals ? { totals: pageQuery(totals, ({ url, now }) => list.pageVariables(stateOf(url, now))) } : {}),
    },
    page,
    fallbackToFirstPage: firstPageOf,
  } satisfies RouteModule;
}
