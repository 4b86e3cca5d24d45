import { cursorValues, encodeCursor } from '@console/api-kit';
import { isDay } from '@console/format';
import { type SQL, sql } from 'drizzle-orm';
import { amountColumns } from './accounts.ts';

type Direction = 'ASC' | 'DESC';

/** What the list of debtors can be sorted by. */
export const debtorSorts = ['customer_name', 'oldest', ...amountColumns] as const;
type DebtorSort = (typeof debtorSorts)[number];

export interface DebtorOrder {
  readonly sort: DebtorSort;
  readonly direction: Direction;
}

/** The place of a debtor in an order: the value of its key, then the customer. */
export type Position = readonly [key: string | number, customerId: string];

const keyType = ({ sort }: DebtorOrder): 'text' | 'date' | 'float8' =>
  sort === 'customer_name' ? 'text' : sort === 'oldest' ? 'date' : 'float8';

/** The key of a row. A customer who owes nothing has no oldest debt, and comes last in both directions. */
export function keyOf({ sort, direction }: DebtorOrder): SQL {
  if (sort === 'customer_name') return sql`c.name_sort`;
  if (sort !== 'oldest') return sql`a.${sql.identifier(sort)}`;
  return direction === 'ASC' ? sql`coalesce(oldest, '9999-12-31'::date)` : sql`coalesce(oldest, '0001-01-01'::date)`;
}

export function beyond(order: DebtorOrder, [key, customerId]: Position, side: 'after' | 'before'): SQL {
  const greater = (order.direction === 'ASC') === (side === 'after');
  return sql`(${keyOf(order)}, a.customer_id::text) ${sql.raw(greater ? '>' : '<')} (${key}::${sql.raw(keyType(order))}, ${customerId}::text)`;
}

export function orderBy(order: DebtorOrder, backwards: boolean): SQL {
  const direction = sql.raw((order.direction === 'ASC') === backwards ? 'DESC' : 'ASC');
  return sql`ORDER BY ${keyOf(order)} ${direction}, a.customer_id ${direction}`;
}

const signature = ({ sort, direction }: DebtorOrder) => `Query.debtors ${sort} ${direction}, id ${direction}`;

export const cursorOf = (order: DebtorOrder, position: Position): string => encodeCursor(signature(order), position);

/** Reads a cursor of {@link cursorOf}. @throws a violation when it belongs to another order or was changed. */
export function positionOf(order: DebtorOrder, cursor: string, path: string): Position {
  const isKey = {
    text: isText,
    date: (key: unknown) => isText(key) && isDay(key),
    float8: (key: unknown) => Number.isSafeInteger(key),
  }[keyType(order)];
  const isPosition = (values: readonly unknown[]): values is Position =>
    values.length === 2 && isKey(values[0]) && isText(values[1]);
  return cursorValues(cursor, signature(order), path, isPosition);
}

const isText = (value: unknown): value is string => typeof value === 'string' && !value.includes('\0');
