import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import type { List } from './defineList.ts';
import { firstPageOf } from './paging.ts';
import type { CountVariables, Filters, ListState, PageVariables } from './types.ts';

interface ListQueries<Page extends OperationType, Count extends OperationType> {
  /** The `…$parameters` of the query that brings the rows. */
  readonly query: PreloadableConcreteRequest<Page>;
  /** The `…$parameters` of the query that counts them, which is asked once the rows are there. */
  readonly count: PreloadableConcreteRequest<Count>;
  readonly page: RouteModule['page'];
}

interface PageOf<Of extends Filters, Sort extends string> extends OperationType {
  readonly variables: PageVariables<Of, Sort>;
}

interface CountOf<Of extends Filters> extends OperationType {
  readonly variables: CountVariables<Of>;
}

/**
 * How a list's screen loads: its rows and its code side by side, then its counts, all by what the URL says. A page that the server refuses
 * leads to the first one.
 */
export function listRoute<Of extends Filters, Sort extends string>(
  list: List<Of, Sort>,
  { query, count, page }: ListQueries<PageOf<Of, Sort>, CountOf<Of>>,
) {
  const stateOf = (url: URL, now: Date): ListState<Of, Sort> => list.parse(url.searchParams, now);
  return {
    query: pageQuery(query, ({ url, now }) => list.pageVariables(stateOf(url, now))),
    deferred: { count: pageQuery(count, ({ url, now }) => list.countVariables(stateOf(url, now))) },
    page,
    fallbackToFirstPage: firstPageOf,
  } satisfies RouteModule;
}
