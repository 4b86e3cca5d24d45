import type { FieldRef, InputFieldMap } from '@pothos/core';
import { and, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { FieldNode, GraphQLResolveInfo } from 'graphql';
import { type Reading, readingFor } from '../nodes/reading.ts';
import { selectionAt, selectionOf } from '../nodes/selection.ts';
import { builder, type FieldsOf, type SchemaTypes, SortDirection } from '../schema/builder.ts';
import type { RequestContext } from '../schema/context.ts';
import { keyOf, type RecordType, valueIn } from '../schema/records.ts';
import type { Rule } from '../schema/rules.ts';
import { addSums, type Connection, connectionOf } from './connections.ts';
import { encodeCursor, orderSignature } from './cursor.ts';
import type { Filter } from './filters.ts';
import { filterWordOf } from './filterWord.ts';
import { keepList, type List } from './list.ts';
import { matching } from './matching.ts';
import { type Order, orderOf } from './orderArgument.ts';
import {
  countBranch,
  countRows,
  type ListQuery,
  readBranchPage,
  readPage,
  type SumColumns,
  sumBranch,
  sumRows,
} from './pages.ts';
import { type PagingArguments, pagingOf } from './paging.ts';

/** What a list does when the query does not say. Its field has this as the extension `list`. */
export interface ListDefaults {
  /** The number of nodes. */
  readonly size: number;
  /** The order as words: `bookedAt DESC`. */
  readonly order: string;
}

interface ListFieldOptions {
  /** Rows per page when the query does not say; 10 by default (C§9). */
  size?: number;
  rule: Rule;
  /** The filters of the list, such as `{ status: enumFilter(bookings.status, BookingStatus) }`. */
  filters?: Readonly<Record<string, Filter>>;
  /** The condition for the rows that the list contains. By default all rows of the type. */
  only?: SQL;
  /** The columns of the list's own table that can be sorted by, under their GraphQL names. */
  order: Readonly<Record<string, AnyPgColumn>>;
  defaultOrder: Order;
  /** Leaves out the argument `order`: the list has one order only. */
  fixedOrder?: boolean;
  /** The columns that the lists of this type add up, in pence: `{ gross: invoice.gross }`. One list of a type declares them. */
  sums?: SumColumns;
  description?: string;
}

/**
 * Adds a list to the queries: `bookings(first, after, last, before, …filters, order): BookingCursorConnection`. A page
 * is one statement, with the selected to-one relations joined. Each to-many or counted field below adds one statement,
 * for a page of any size.
 */
export function listField(name: string, type: RecordType, options: ListFieldOptions): List {
  const { defaultOrder, fixedOrder, rule, description, size = 10, sums } = options;
  const list = keepList({
    name,
    type,
    rule,
    filters: { ...options.filters },
    orders: ordersOf(type, options),
    orderOf: (given) => orderOf(given, options.order, defaultOrder, type.table.id),
    only: and(type.only, options.only),
  });
  if (sums) addSums(type, sums);
  // The field is made when the schema is, so it has the filters that domains above have added by then.
  builder.queryField(name, (t) => {
    const args: InputFieldMap = {
      ...pagingArguments(t),
      ...Object.fromEntries(
        Object.entries(list.filters).flatMap(([filter, { args }]) => Object.entries(args(t.arg, filter, type.name))),
      ),
      ...(fixedOrder ? {} : { order: t.arg({ type: [orderInput(type.name, Object.keys(options.order))] }) }),
    };
    return t.field({
      type: connectionOf(type),
      rule,
      args,
      ...(description ? { description } : {}),
      extensions: { list: { size, order: textOf(defaultOrder) } satisfies ListDefaults, declared: list },
      resolve: (_root, given: Record<string, unknown>, context, info) => {
        const matched = matching(list, given, context, info.schema);
        const paging = pagingOf(given as PagingArguments, `Query.${name}`, matched.order, size);
        const query: ListQuery = { ...matched, paging };
        return connectionTo(`Query.${name}`, query, {
          page: () => readPage(context, query, readingOf(info, query)),
          count: () => countRows(context, query),
          sums: (columns) => sumRows(context, query, columns),
          filter: filterWordOf(list, given),
        });
      },
    });
  });
  return list;
}

function ordersOf({ table: { id } }: RecordType, options: ListFieldOptions): List['orders'] {
  const { order, defaultOrder } = options;
  const each = Object.keys(order).flatMap((name) => [{ [name]: 'ASC' }, { [name]: 'DESC' }] as const);
  return [defaultOrder, ...each].map((terms) => orderOf(undefined, order, terms, id));
}

const textOf = (order: Order): string =>
  Object.entries(order)
    .map((term) => term.join(' '))
    .join(', ');

interface ManyOptions<Row> {
  /** Rows per page when the query does not say; 10 by default (C§9). */
  size?: number;
  of: () => RecordType;
  /** The column of the other table that refers to the parent. */
  by: AnyPgColumn;
  /** Returns the parent's value to look for in the column `by`. Null gives an empty list. Default: the parent's id. */
  from?: (row: Row, context: RequestContext) => Promise<string | null>;
  /** The condition for the children that the field contains. By default all of the parent's. */
  only?: SQL | undefined;
  order: Readonly<Record<string, AnyPgColumn>>;
  defaultOrder: Order;
  rule?: Rule<Row>;
  description?: string;
}

/**
 * A to-many field: `items: many(t, { of: () => BookingItem, by: bookingItems.bookingId, … })`. One statement reads
 * the children of all parents on a page.
 */
export function many<Row extends object>(
  t: FieldsOf<Row>,
  options: ManyOptions<Row>,
): FieldRef<SchemaTypes, Connection> {
  const { of, by, from, rule, description, defaultOrder, size = 10 } = options;
  return t.field({
    type: connectionOf(of()),
    ...(rule ? { rule } : {}),
    ...(description ? { description } : {}),
    extensions: {
      list: { size, order: textOf(defaultOrder) } satisfies ListDefaults,
      ...(from ? {} : { columns: ['id'] }),
    },
    args: pagingArguments(t),
    resolve: async (row, given, context, info) => {
      const type = of();
      const name = `${info.parentType.name}.${info.fieldName}`;
      const order = orderOf(undefined, options.order, defaultOrder, type.table.id);
      const paging = pagingOf(given, name, order, size);
      const list: ListQuery = { type, joins: [], where: [type.only, options.only], order, paging };
      const value = from ? await from(row, context) : String(Reflect.get(row, 'id'));
      if (value === null) return EMPTY;
      const branch = (place: object) => ({ by, value, place });
      return connectionTo(name, list, {
        page: () => readBranchPage(context, list, readingOf(info, list, by), branch(placeOf(info, 'page'))),
        count: () => countBranch(context, list, branch(placeOf(info, 'count'))),
        sums: (columns) => sumBranch(context, list, columns, branch(placeOf(info, 'sums'))),
      });
    },
  });
}

const EMPTY: Connection = {
  page: async () => ({ rows: [], hasNextPage: false, hasPreviousPage: false }),
  count: async () => 0,
  cursorOf: () => '',
};

function connectionTo(name: string, list: ListQuery, read: Omit<Connection, 'cursorOf'>): Connection {
  const signature = orderSignature(name, list.order);
  let page: ReturnType<Connection['page']> | undefined;
  return {
    ...read,
    page: () => (page ??= read.page()),
    cursorOf: (row) =>
      encodeCursor(
        signature,
        list.order.map(({ column }) => valueIn(row, column)),
      ),
  };
}

function readingOf(info: GraphQLResolveInfo, { type, order }: ListQuery, by?: AnyPgColumn): Reading {
  const selection = selectionAt(selectionOf(info), 'edges', 'node');
  const columns = [...order.map(({ column }) => column), ...(by ? [by] : [])];
  return readingFor(info.schema, type, selection, columns.map(keyOf));
}

function pagingArguments(t: Pick<FieldsOf<object>, 'arg'>) {
  return { first: t.arg.int(), after: t.arg.string(), last: t.arg.int(), before: t.arg.string() };
}

function orderInput(typeName: string, columns: readonly string[]) {
  return builder.inputType(`${typeName}Filter_order`, {
    fields: (t) => Object.fromEntries(columns.map((column) => [column, t.field({ type: SortDirection })])),
  });
}

const places = new WeakMap<FieldNode, Map<string, object>>();

/**
 * Returns one object for each list field in a query's text. Lists of all parents with the same object are read
 * together.
 */
function placeOf(info: GraphQLResolveInfo, purpose: 'page' | 'count' | 'sums'): object {
  const [node] = info.fieldNodes;
  if (!node) throw new Error('A field was resolved without its node in the query.');
  const ofNode = places.get(node) ?? new Map<string, object>();
  places.set(node, ofNode);
  const key = `${purpose} ${info.parentType.name}`;
  const place = ofNode.get(key) ?? {};
  ofNode.set(key, place);
  return place;
}
