import { errorCodeOf } from '../errorCodes.ts';
import type { ListCursor, ListOrder, ListState } from './defineListState.ts';
import type { ListControls } from './useListState.ts';

/** The page information of a connection. */
export interface PageInfo {
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** Returns the arguments of a connection for the page of a state. */
export function pageArguments({ size, cursor }: Pick<ListState, 'size' | 'cursor'>): {
  first?: number;
  after?: string;
  last?: number;
  before?: string;
} {
  if (!cursor) return { first: size };
  return cursor.side === 'after' ? { first: size, after: cursor.cursor } : { last: size, before: cursor.cursor };
}

/** Returns the order of a state as an API Platform argument: `[{ bookedAt: 'DESC' }]`. */
export function orderArgument<Sort extends string>({
  field,
  direction,
}: ListOrder<Sort>): { [Field in Sort]?: 'ASC' | 'DESC' }[] {
  const argument: { [Field in Sort]?: 'ASC' | 'DESC' } = {};
  argument[field] = direction === 'asc' ? 'ASC' : 'DESC';
  return [argument];
}

/** Returns the start of the next page, or null on the last page. */
export function nextPage(state: Pick<ListState, 'cursor'>, page: PageInfo, rows: number): ListCursor | null {
  if (!page.hasNextPage || !page.endCursor) return null;
  return { side: 'after', cursor: page.endCursor, from: (state.cursor?.from ?? 1) + rows };
}

/** Returns the start of the previous page, or null when that is the first page, which needs no cursor. */
export function previousPage({ size, cursor }: Pick<ListState, 'size' | 'cursor'>, page: PageInfo): ListCursor | null {
  const from = (cursor?.from ?? 1) - size;
  if (!page.hasPreviousPage || !page.startCursor || from <= 1) return null;
  return { side: 'before', cursor: page.startCursor, from };
}

/**
 * Returns the number of rows before this page. It is exact on the first and the last page. Between them it comes from
 * the URL, if that is possible.
 *
 * @param total the number of matching rows; null until it is counted.
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

/** The displayed page, for the design system's pager. */
export interface ShownPage {
  readonly pageInfo: PageInfo;
  /** The number of rows on this page. */
  readonly rows: number;
  /** The number of matching rows; null until it is counted. */
  readonly matching: number | null;
}

/**
 * Returns the props of the design system's `Pager` for a list.
 *
 * @param sizes the page sizes that the user can choose: `bookingList.sizes`.
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
 * Returns the address of the list's first page when the server refused the page in the URL. Use it as the `retreat` of
 * a list's route. The cursor of a pasted link may be cut, or belong to another order.
 *
 * @returns null when the URL is already on the first page, or when the server was not reached.
 */
export function firstPage(error: unknown, url: URL): string | null {
  if (errorCodeOf(error, 'PAGE_QUERY_FAILED') !== 'REQUEST_FAILED') return null;
  if (!url.searchParams.has('after') && !url.searchParams.has('before')) return null;
  const first = new URL(url);
  for (const key of ['after', 'before', 'from']) first.searchParams.delete(key);
  return `${first.pathname}${first.search}`;
}
