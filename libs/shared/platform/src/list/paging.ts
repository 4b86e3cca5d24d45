import { errorCodeOf } from '../errorCodes.ts';
import type { ListCursor, ListOrder, ListState } from './defineListState.ts';
import type { ListControls } from './useListState.ts';

/** What a connection says of its page. */
export interface PageInfo {
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** The page of a state as a connection's arguments. */
export function pageArguments({ size, cursor }: Pick<ListState, 'size' | 'cursor'>): {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
} {
  if (!cursor) return { first: size };
  return cursor.side === 'after' ? { first: size, after: cursor.cursor } : { last: size, before: cursor.cursor };
}

/** The order of a state as an API Platform argument: `[{ bookedAt: 'DESC' }]`. */
export function orderArgument<Sort extends string>({
  field,
  direction,
}: ListOrder<Sort>): { [Field in Sort]?: 'ASC' | 'DESC' }[] {
  const argument: { [Field in Sort]?: 'ASC' | 'DESC' } = {};
  argument[field] = direction === 'asc' ? 'ASC' : 'DESC';
  return [argument];
}

/** Where the page after this one begins; null when this is the last. */
export function nextPage(state: Pick<ListState, 'cursor'>, page: PageInfo, rows: number): ListCursor | null {
  if (!page.hasNextPage || !page.endCursor) return null;
  return { side: 'after', cursor: page.endCursor, from: (state.cursor?.from ?? 1) + rows };
}

/** Where the page before this one begins; null when that is the first page, which needs no cursor. */
export function previousPage({ size, cursor }: Pick<ListState, 'size' | 'cursor'>, page: PageInfo): ListCursor | null {
  const from = (cursor?.from ?? 1) - size;
  if (!page.hasPreviousPage || !page.startCursor || from <= 1) return null;
  return { side: 'before', cursor: page.startCursor, from };
}

/**
 * How many rows stand before this page. The first and the last page know it; between them the URL's word counts, unless it cannot be.
 *
 * @param total all matching rows, null until they are counted.
 */
export function rowsBefore(
  { cursor }: Pick<ListState, 'cursor'>,
  page: PageInfo,
  rows: number,
  total: number | null,
): number | undefined {
  if (!cursor || !page.hasPreviousPage) return 0;
  if (total !== null && !page.hasNextPage) return total - rows;
  const before = cursor.from - 1;
  return before > 0 && (total === null || before + rows <= total) ? before : undefined;
}

/** The page on screen, as the design system's pager shows it. */
export interface ShownPage {
  readonly pageInfo: PageInfo;
  /** How many rows this page has. */
  readonly rows: number;
  /** How many rows match; null until they are counted. */
  readonly matching: number | null;
}

/**
 * Where in a list its page is, and the ways to the others: the props of the design system's `Pager`.
 *
 * @param sizes the page sizes on offer: `bookingList.sizes`.
 */
export function pagerOf(
  { state, shown, set }: ListControls<object, string>,
  sizes: readonly number[],
  { pageInfo, rows, matching }: ShownPage,
) {
  return {
    pageSize: state.size,
    sizes,
    onPageSize: (size: number) => set({ size }),
    rows,
    offset: rowsBefore(shown, pageInfo, rows, matching),
    total: matching,
    hasPrevious: pageInfo.hasPreviousPage,
    hasNext: pageInfo.hasNextPage,
    onPrevious: () => set({ cursor: previousPage(shown, pageInfo) }),
    onNext: () => set({ cursor: nextPage(shown, pageInfo, rows) }),
  };
}

/**
 * The same list from its first page, when the server refuses the page that a URL names: the `retreat` of a list's route. Cursors of a
 * pasted link may have been cut, or belong to another order.
 *
 * @returns null when the URL is on the first page already, or the server was not reached at all.
 */
export function firstPage(error: unknown, url: URL): string | null {
  if (errorCodeOf(error, 'PAGE_QUERY_FAILED') !== 'REQUEST_FAILED') return null;
  if (!url.searchParams.has('after') && !url.searchParams.has('before')) return null;
  const first = new URL(url);
  for (const key of ['after', 'before', 'from']) first.searchParams.delete(key);
  return `${first.pathname}${first.search}`;
}
