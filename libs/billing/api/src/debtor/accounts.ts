import { containing, olderWordsOf, wordsOf } from '@console/api-kit';
import { type DebtAge, type DebtDate, type DebtorAccount, debtAges, debtAgesBy } from '@console/billing-contracts';
import type { IsoDate } from '@console/format';
import { and, or, type SQL, sql } from 'drizzle-orm';

/** Which accounts of customers, on which day, with the ages of which date. */
export interface AccountsQuery {
  readonly asAt: IsoDate;
  readonly by: DebtDate;
  readonly search?: string | null | undefined;
  /** Only customers who owe something of this age. */
  readonly age?: DebtAge | null | undefined;
  readonly account?: DebtorAccount | null | undefined;
}

/** The amounts of an account or of several, in pence. */
export interface Amounts {
  /** What is owed, of each age. */
  readonly ages: readonly { readonly age: DebtAge; readonly amount: number }[];
  /** What is on account, below zero: credit notes, overpayments and receipts for no invoice yet. */
  readonly credit: number;
  readonly balance: number;
}

/** The columns of {@link accountsOf} that hold amounts. */
export const amountColumns = [...debtAges.values, 'credit', 'balance'] as const;

/** The day from which the age of an open item counts. */
export const datedBy = (by: DebtDate): SQL => sql.raw(by === 'due_date' ? 'due_day' : 'document_day');

/**
 * The accounts on a day, as FROM and WHERE of a statement. `a` has `customer_id`, the amounts, and `oldest`: the day of the
 * oldest debt. An account on which nothing is open has no row. `c` is the customer.
 *
 * @param named whether the statement reads the customer. A search does by itself.
 */
export function accountsOf({ asAt, by, search, age, account }: AccountsQuery, named = false): SQL {
  const where = and(
    sql`true`,
    search ? matching(search) : undefined,
    age ? sql`a.${sql.identifier(age)} > 0` : undefined,
    account === 'owes' ? sql`a.balance > a.credit` : undefined,
    account === 'credit' ? sql`a.credit < 0` : undefined,
  );
  const customer = named || search ? sql`JOIN customer c ON c.id = a.customer_id` : sql``;
  return sql`FROM (
    SELECT customer_id, ${sql.join(agedBy(by, asAt), sql`, `)},
      ${summed(sql`amount < 0`)} AS credit, sum(amount::float8) AS balance,
      min(${datedBy(by)}) FILTER (WHERE amount > 0) AS oldest
    FROM open_item WHERE days @> ${asAt}::date GROUP BY customer_id
  ) a ${customer} WHERE ${where}`;
}

/**
 * The sum of some amounts of an account. A float adds whole numbers up to 2^53 exactly, and its sums are small enough to be
 * collected by customer in memory. Those of bigint are numeric: PostgreSQL would sort all open items by customer on disk.
 */
const summed = (where: SQL | undefined): SQL => sql`coalesce(sum(amount::float8) FILTER (WHERE ${where}), 0)`;

/** One column for each age: the sum of the debts that are so old. */
function agedBy(by: DebtDate, asAt: IsoDate): SQL[] {
  const known = debtAgesBy(by);
  const late = sql`${asAt}::date - ${datedBy(by)}`;
  return debtAges.values.map((name) => {
    const at = known.findIndex(({ age }) => age === name);
    const [own, next] = [known[at], known[at + 1]];
    if (!own) return sql`0::float8 AS ${sql.identifier(name)}`;
    const within = and(
      sql`amount > 0`,
      Number.isFinite(own.from) ? sql`${late} >= ${own.from}::int` : undefined,
      next ? sql`${late} < ${next.from}::int` : undefined,
    );
    return sql`${summed(within)} AS ${sql.identifier(name)}`;
  });
}

function matching(search: string): SQL | undefined {
  const all = (words: readonly string[]) => and(...words.map((word) => sql`c.search_text LIKE ${containing(word)}`));
  const older = olderWordsOf(search);
  return older.length > 0 ? or(all(wordsOf(search, 'search')), all(older)) : all(wordsOf(search, 'search'));
}

/** What a statement selects of the amounts. Both drivers return a float as a number. */
export const selectedAmounts = (amountOf: (column: SQL) => SQL): SQL =>
  sql.join(
    amountColumns.map((name) => sql`${amountOf(sql`a.${sql.identifier(name)}`)} AS ${sql.identifier(name)}`),
    sql`, `,
  );

/** Reads the {@link selectedAmounts} of a row. */
export function amountsIn(row: Readonly<Record<string, unknown>>): Amounts {
  const pence = (column: (typeof amountColumns)[number]) => Number(row[column] ?? 0);
  const ages = debtAges.values.map((age) => ({ age, amount: pence(age) }));
  return { ages, credit: pence('credit'), balance: pence('balance') };
}
