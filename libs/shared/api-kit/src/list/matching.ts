import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { GraphQLSchema } from 'graphql';
import { columnIn, joinsAlong } from '../nodes/joins.ts';
import type { RequestContext } from '../schema/context.ts';
import { forbidden } from '../schema/errors.ts';
import type { List } from './list.ts';
import type { ListQuery } from './pages.ts';

/** The arguments of a list field, as GraphQL has checked them. */
export type ListArguments = Readonly<Record<string, unknown>>;

/**
 * Returns the rows of a list that match its arguments, in the requested order.
 *
 * @throws a violation when a value is not valid, and 403 when the viewer may not use a filter.
 */
export function matching(
  list: List,
  given: ListArguments,
  context: RequestContext,
  schema: GraphQLSchema,
): Omit<ListQuery, 'paging'> {
  const { name, type, filters } = list;
  const conditions = Object.entries(filters).map(([filter, { via, condition, rule }]) => {
    const joins = via ? joinsAlong(schema, type, via) : [];
    const table = joins.at(-1)?.table;
    const resolved = (column: AnyPgColumn) => (table ? columnIn(table, column) : column);
    const where = condition(given, filter, resolved, context);
    if (where && rule && !rule.allows(context.viewer, given)) {
      context.onRefusal?.(`Query.${name} by ${filter}`);
      throw forbidden(`${name} by ${filter}`);
    }
    return { joins, where };
  });
  const asked = conditions.filter(({ where }) => where !== undefined);
  return {
    type,
    joins: asked.flatMap(({ joins }) => joins),
    where: [list.only, ...asked.map(({ where }) => where)],
    order: list.orderOf(given.order),
  };
}
