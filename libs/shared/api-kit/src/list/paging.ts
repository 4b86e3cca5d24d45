import { invalidInput } from '../schema/errors.ts';
import { decodeCursor } from './cursor.ts';
import type { OrderTerm, Position } from './order.ts';

/** The largest page of any list. */
export const LARGEST_PAGE = 500;

/** The requested part of a list. */
export interface Paging {
  size: number;
  /** Counted from the end: the last rows, or the last rows before a cursor. */
  backwards: boolean;
  after: Position | undefined;
  before: Position | undefined;
}

export interface PagingArguments {
  first?: number | null | undefined;
  after?: string | null | undefined;
  last?: number | null | undefined;
  before?: string | null | undefined;
}

/**
 * @throws a violation when a size is out of bounds, both `first` and `last` are given, or a cursor belongs to another
 *   order.
 */
export function pagingOf(
  { first, after, last, before }: PagingArguments,
  list: string,
  order: readonly OrderTerm[],
  defaultSize: number,
): Paging {
  if (first != null && last != null) {
    throw invalidInput({ path: 'last', message: 'Either first or last can be asked for, not both.' });
  }
  return {
    size: sizeOf('last', last) ?? sizeOf('first', first) ?? defaultSize,
    backwards: last != null,
    after: after ? decodeCursor(after, list, order, 'after') : undefined,
    before: before ? decodeCursor(before, list, order, 'before') : undefined,
  };
}

function sizeOf(path: string, size: number | null | undefined): number | undefined {
  if (size == null) return undefined;
  if (size < 1 || size > LARGEST_PAGE) {
    throw invalidInput({ path, message: `${path} must be from 1 to ${LARGEST_PAGE}.` });
  }
  return size;
}
