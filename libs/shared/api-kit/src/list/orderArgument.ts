import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { invalidInput } from '../schema/errors.ts';
import { type Direction, type OrderTerm, totalOrder } from './order.ts';

/** The order of a list: field names of the `order` argument with their direction, the most significant first. */
export type Order = Readonly<Record<string, Direction>>;

/** Turns the `order` argument, `[{status: ASC}, {bookedAt: DESC}]`, or the list's default into a total order. */
export function orderOf(
  given: unknown,
  columns: Readonly<Record<string, AnyPgColumn>>,
  defaultOrder: Order,
  id: AnyPgColumn,
): readonly OrderTerm[] {
  const entries = Array.isArray(given) ? given.flatMap((entry: Order) => Object.entries(entry)) : [];
  const asked = entries.filter(([, direction]) => direction != null);
  const terms = (asked.length > 0 ? asked : Object.entries(defaultOrder)).map(([name, direction]) => {
    const column = columns[name];
    if (!column) throw new Error(`The order ${name} has no column.`);
    return { name, column, direction };
  });
  const repeated = terms.find(({ name }, at) => terms.findIndex((other) => other.name === name) < at);
  if (repeated) throw invalidInput({ path: 'order', message: `order names ${repeated.name} twice.` });
  return totalOrder(terms, id);
}
