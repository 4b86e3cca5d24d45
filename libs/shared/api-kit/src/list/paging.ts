import { invalidInput } from '../schema/errors.ts';
import { decodeCursor } from './cursor.ts';
import type { OrderTerm, Position } from './order.ts';

/** The largest page of any list. */
export const LARGEST_PAGE = 500;

/** The requested part of a list. `At` is a place in its order. */
export interface Paging<At = Position> {
  size: number;
  /** Counted from the end: the last rows, or the last rows before a cursor. */
  backwards: boolean;
  after: At | undefined;
  before: At | undefined;
}

export interface PagingArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/** How a list is paged. */
export interface PagingRule<At> {
  /** The size of a page that a query does not name. */
  readonly defaultSize: number;
  /** The largest page. {@link LARGEST_PAGE} by default. */
  readonly largest?: number;
  /** Reads a cursor. `path` is the argument that held it, `after` or `before`. */
  readonly decode: (cursor: string, path: string) => At;
}

/**
 * @throws a violation when a size is out of bounds, both `first` and `last` are given, or a cursor belongs to another
 *   order.
 */
export function pagingOf(
  args: PagingArguments,
  list: string,
  order: readonly OrderTerm[],
  defaultSize: number,
): Paging {
  return pagingBy(args, { defaultSize, decode: (cursor, path) => decodeCursor(cursor, list, order, path) });
}

/** Reads the paging arguments of a list whose positions are no columns. @throws as {@link pagingOf} does. */
export function pagingBy<At>(
  { first, after, last, before }: PagingArguments,
  { defaultSize, largest = LARGEST_PAGE, decode }: PagingRule<At>,
): Paging<At> {
  if (first != null && last != null) {
    throw invalidInput({ path: 'last', message: 'Either first or last can be asked for, not both.' });
  }
  return {
    size: sizeOf('last', last, largest) ?? sizeOf('first', first, largest) ?? defaultSize,
    backwards: last != null,
    after: after ? decode(after, 'after') : undefined,
    before: before ? decode(before, 'before') : undefined,
  };
}

function sizeOf(path: string, size: number | null | undefined, largest: number): number | undefined {
  if (size == null) return undefined;
  if (size < 1 || size > largest) {
    throw invalidInput({ path, message: `${path} must be from 1 to ${largest}.` });
  }
  return size;
}
