import {
  builder,
  type Connection,
  invalidInput,
  type PagingArguments,
  pageOf,
  pagingBy,
  type RequestContext,
  SortDirection,
  staff,
} from '@console/api-kit';
import type { DebtDate as DebtDateCode } from '@console/billing-contracts';
import { type IsoDate, isDay, toIsoDate } from '@console/format';
import { DebtAge, DebtDate, DebtorAccount } from '../enumerations.ts';
import type { AccountsQuery } from './accounts.ts';
import { DebtorConnection } from './Debtor.ts';
import { cursorOf, type DebtorOrder, debtorSorts, positionOf } from './position.ts';
import { type Account, readAccounts, sumAccounts } from './readAccounts.ts';

const Order = builder.inputType('DebtorFilter_order', {
  description: 'One of them. The balance, highest first, by default.',
  fields: (t) => Object.fromEntries(debtorSorts.map((sort) => [sort, t.field({ type: SortDirection })])),
});

builder.queryField('debtors', (t) =>
  t.field({
    description:
      'The customers on whose account something was open at the end of a day: who owes what, by age. Their balances are those of the book.',
    type: DebtorConnection,
    rule: staff,
    args: {
      first: t.arg.int(),
      after: t.arg.string(),
      last: t.arg.int(),
      before: t.arg.string(),
      asAt: t.arg.string({ description: 'A day up to today, such as 2026-11-30. Today by default.' }),
      by: t.arg({ type: DebtDate, description: 'The due date by default.' }),
      search: t.arg.string(),
      age: t.arg({ type: DebtAge, description: 'Only customers who owe something of this age.' }),
      account: t.arg({ type: DebtorAccount }),
      order: t.arg({ type: [Order] }),
    },
    resolve: (_root, { first, after, last, before, asAt, by, order, ...filters }, context) => {
      const asked = { ...filters, asAt: dayAsked(asAt, context), by: by ?? ('due_date' satisfies DebtDateCode) };
      return listed(context, asked, orderOf(order), { first, after, last, before });
    },
  }),
);

function dayAsked(asAt: string | null | undefined, { clock }: RequestContext): IsoDate {
  const today = toIsoDate(clock());
  if (asAt == null) return today;
  if (!isDay(asAt)) throw invalidInput({ path: 'asAt', message: 'asAt must be a day such as 2026-11-30.' });
  if (asAt > today) throw invalidInput({ path: 'asAt', message: 'asAt must not be after today.' });
  return asAt;
}

function orderOf(given: readonly object[] | null | undefined): DebtorOrder {
  const terms = (given ?? []).flatMap((term) => Object.entries(term)).filter(([, direction]) => direction != null);
  if (terms.length > 1) throw invalidInput({ path: 'order', message: 'Debtors are ordered by one key.' });
  const sort = debtorSorts.find((name) => name === terms[0]?.[0]) ?? 'balance';
  return { sort, direction: terms[0]?.[1] === 'ASC' ? 'ASC' : 'DESC' };
}

const USUAL = 50;

function listed(context: RequestContext, asked: AccountsQuery, order: DebtorOrder, given: PagingArguments): Connection {
  const paging = pagingBy(given, { defaultSize: USUAL, decode: (cursor, path) => positionOf(order, cursor, path) });
  let page: ReturnType<Connection['page']> | undefined;
  const read = async () =>
    pageOf(await readAccounts(context, asked, order, { ...paging, limit: paging.size + 1 }), paging);
  let sums: ReturnType<typeof sumAccounts> | undefined;
  const sum = () => (sums ??= sumAccounts(context, asked));
  return {
    page: () => (page ??= read()),
    count: async () => (await sum()).accounts,
    sums: sum,
    cursorOf: (row) => cursorOf(order, (row as Account).position),
  };
}
