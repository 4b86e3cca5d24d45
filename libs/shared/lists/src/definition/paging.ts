import { errorCodeOf } from '@console/platform';
import type { ListCursor, ListOrder, ListPosition, PageArguments } from './types.ts';

/** A connection's `pageInfo`. */
export interface PageInfo {
  readonly startCursor?: string | null | undefined;
  readonly endCursor?: string | null | undefined;
  readonly hasNextPage: boolean;
  readonly hasPreviousPage: boolean;
}

/** Returns the arguments of a connection for the page of a state. */
export function pageArguments({ size, cursor }: Pick<ListPosition, 'size' | 'cursor'>): PageArguments {
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
export function nextPage(state: Pick<ListPosition, 'cursor'>, page: PageInfo, rows: number): ListCursor | null {
  if (!page.hasNextPage || !page.endCursor) return null;
  return { side: 'after', cursor: page.endCursor, from: (state.cursor?.from ?? 1) + rows };
}

/** Returns the start of the previous page. Null when that is the first page, because the first page needs no cursor. */
export function previousPage(
  { size, cursor }: Pick<ListPosition, 'size' | 'cursor'>,
  page: PageInfo,
): ListCursor | null {
  const from = (cursor?.from ?? 1) - size;
  if (!page.hasPreviousPage || !page.startCursor || from <= 1) return null;
  return { side: 'before', cursor: page.startCursor, from };
}

/**
 * Returns the number of rows before this page. For the first page it is 0. For the last page it follows from the total.
 * For other pages it is `from` of the URL, unless that is impossible.
 *
 * @param total all matching rows, null until they are counted.
 */
export function offsetOf(
  { cursor }: Pick<ListPosition, 'cursor'>,
  page: PageInfo,
  rows: number,
  total: number | null,
): number | undefined {
  if (!cursor || !page.hasPreviousPage) return 0;
  if (total !== null && !page.hasNextPage) return total - rows;
  const before = cursor.from - 1;
  return before > 0 && (total === null || before + rows <= total) ? before : undefined;
}

/**
 * Returns the address of the list's first page, for when the server refuses the cursor in a URL. A pasted link may be
 * cut, or its cursor may belong to another order.
 *
 * @returns null when the URL already is the first page, or when the server could not be reached.
 */
export function firstPageOf(error: unknown, url: URL): string | null {
  if (errorCodeOf(error, 'PAGE_QUERY_FAILED') !== 'REQUEST_FAILED') return null;
  if (!url.searchParams.has('after') && !url.searchParams.has('before')) return null;
  const first = new URL(url);
  for (const key of ['after', 'before', 'from']) first.searchParams.delete(key);
  return `${first.pathname}${first.search}`;
}

/**
 * Returns the page to show when a page has no rows any more, because the last of them was deleted: the one before, or
 * null for the first page.
 */
export function pageBefore({ cursor, size }: ListPosition): ListCursor | null {
  if (cursor?.side !== 'after' || cursor.from - 1 <= size) return null;
  return { side: 'before', cursor: cursor.cursor, from: Math.max(1, cursor.from - 1 - size) };
}
