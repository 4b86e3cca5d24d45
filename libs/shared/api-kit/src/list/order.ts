import { and, asc, desc, eq, gt, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

export type Direction = 'ASC' | 'DESC';

/** One sort key of a list. Nulls come last in both directions. */
export interface OrderTerm {
  /** The name of the key in the `order` argument. */
  readonly name: string;
  readonly column: AnyPgColumn;
  readonly direction: Direction;
}

/** A row's values for the terms of its order. The last value is the id. */
export type Position = readonly unknown[];

/**
 * Completes an order to a total one: rows that are equal in all terms are ordered by id, in the last term's
 * direction. An index over (column, id) serves it.
 */
export function totalOrder(terms: readonly OrderTerm[], id: AnyPgColumn): readonly OrderTerm[] {
  return [...terms, { name: 'id', column: id, direction: terms.at(-1)?.direction ?? 'ASC' }];
}

/** Returns the terms of ORDER BY. Backwards, the order is exactly reversed, with nulls first. */
export function orderBy(order: readonly OrderTerm[], backwards: boolean): SQL[] {
  return order.map(({ column, direction }) => {
    const ascending = (direction === 'ASC') !== backwards;
    const sorted = ascending ? asc(column) : desc(column);
    if (column.notNull) return sorted;
    return backwards ? sql`${sorted} nulls first` : sql`${sorted} nulls last`;
  });
}

/** The condition for rows that come after a position in this order, or before it. */
export function beyond(order: readonly OrderTerm[], position: Position, side: 'after' | 'before'): SQL | undefined {
  const directions = new Set(order.map((term) => term.direction));
  if (directions.size === 1 && order.every((term) => term.column.notNull)) {
    return rowComparison(order, position, side);
  }
  const alternatives = order.map((term, at) =>
    and(
      ...order.slice(0, at).map((earlier, index) => sameValue(earlier, position[index])),
      beyondValue(term, position[at], side),
    ),
  );
  return or(...alternatives);
}

function rowComparison(order: readonly OrderTerm[], position: Position, side: 'after' | 'before'): SQL {
  const greater = (order[0]?.direction === 'ASC') === (side === 'after');
  const columns = sql.join(
    order.map((term) => sql`${term.column}`),
    sql`, `,
  );
  const values = sql.join(
    order.map((term, at) => sql`${sql.param(position[at], term.column)}`),
    sql`, `,
  );
  return sql`(${columns}) ${sql.raw(greater ? '>' : '<')} (${values})`;
}

function sameValue({ column }: OrderTerm, value: unknown): SQL {
  return value === null ? isNull(column) : eq(column, value);
}

function beyondValue({ column, direction }: OrderTerm, value: unknown, side: 'after' | 'before'): SQL | undefined {
  if (side === 'before') {
    if (value === null) return isNotNull(column);
    return direction === 'ASC' ? lt(column, value) : gt(column, value);
  }
  if (value === null) return sql`false`;
  const further = direction === 'ASC' ? gt(column, value) : lt(column, value);
  return column.notNull ? further : or(further, isNull(column));
}
