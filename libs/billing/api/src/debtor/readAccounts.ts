import type { RequestContext } from '@console/api-kit';
import { sql } from 'drizzle-orm';
import { type AccountsQuery, type Amounts, accountsOf, amountsIn, selectedAmounts } from './accounts.ts';
import { beyond, type DebtorOrder, keyOf, orderBy, type Position } from './position.ts';

/** The account of a customer on a day. */
export interface Account extends Amounts {
  readonly customerId: string;
  readonly position: Position;
  readonly asked: AccountsQuery;
}

/** The part of the list to read. */
interface Part {
  readonly after: Position | undefined;
  readonly before: Position | undefined;
  readonly backwards: boolean;
  readonly limit: number;
}

/** Reads accounts in an order, in one statement. */
export async function readAccounts(
  { database }: RequestContext,
  asked: AccountsQuery,
  order: DebtorOrder,
  { after, before, backwards, limit }: Part,
): Promise<Account[]> {
  const within = [
    ...(after ? [sql`AND ${beyond(order, after, 'after')}`] : []),
    ...(before ? [sql`AND ${beyond(order, before, 'before')}`] : []),
  ];
  const key = order.sort === 'oldest' ? sql`${keyOf(order)}::text` : keyOf(order);
  const { rows } = await database.execute<{ customer_id: string; key: string | number }>(sql`
    SELECT a.customer_id, ${key} AS key, ${selectedAmounts((column) => column)}
    ${accountsOf(asked, order.sort === 'customer_name')} ${sql.join(within, sql` `)} ${orderBy(order, backwards)} LIMIT ${limit}`);
  return rows.map((row) => ({
    ...amountsIn(row),
    customerId: row.customer_id,
    position: [row.key, row.customer_id],
    asked,
  }));
}

/** Counts the accounts and adds them up, in one statement. */
export async function sumAccounts({ database }: RequestContext, asked: AccountsQuery) {
  const { rows } = await database.execute<{ accounts: number; [column: string]: number }>(sql`
    SELECT count(*)::int AS accounts, ${selectedAmounts((column) => sql`coalesce(sum(${column}), 0)`)} ${accountsOf(asked)}`);
  return rows[0] ?? { accounts: 0 };
}
