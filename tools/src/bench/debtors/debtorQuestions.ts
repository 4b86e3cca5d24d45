import { addDays, toIsoDate } from '@console/format';
import { countsOnly, operationOf, rowsOnly, type ScreenQuery } from '../screenQueries.ts';
import { SOME_CUSTOMER } from './fillMoney.ts';

/** What finance asks: the debtors of several days, a statement, and the invoices with their sums. */
export function debtorQuestions(): ScreenQuery[] {
  const today = toIsoDate(Date.now());
  const daysAgo = (days: number) => ({ asAt: addDays(today, -days) });
  const page = { first: 50, ...rowsOnly };
  const list = (name: string, variables: object) =>
    operationOf('billing', 'DebtorListPageQuery', name, { ...page, by: 'due_date', ...variables });
  const totals = (name: string, variables: object) =>
    operationOf('billing', 'DebtorListPageQuery', name, { ...countsOnly, by: 'due_date', ...variables });
  const statement = (name: string, from: string) =>
    operationOf('billing', 'StatementDialogQuery', name, { customer: SOME_CUSTOMER, from, to: today });
  const invoices = (name: string, variables: object) =>
    operationOf('billing', 'InvoiceListPageQuery', name, { chosenCustomer: '', hasCustomer: false, ...variables });
  return [
    list('debtors today', {}),
    list('debtors a year ago', daysAgo(365)),
    list('debtors ten years ago', daysAgo(3650)),
    list('debtors by name, by document date', { by: 'document_date', order: [{ customer_name: 'ASC' }] }),
    list('debtors of 90 days and more, the oldest first', { age: 'days_90', order: [{ oldest: 'ASC' }] }),
    list('debtors with a name', { search: 'customer 45' }),
    totals('the debtors’ totals today', {}),
    totals('the debtors’ totals a year ago', daysAgo(365)),
    totals('the debtors’ totals of an age', { age: 'days_30' }),
    statement('a statement of two months', addDays(today, -60)),
    statement('a statement of fifteen years', addDays(today, -5475)),
    invoices('invoices', page),
    invoices('the invoices’ totals', { ...countsOnly, filtered: false }),
    invoices('the unpaid invoices’ totals', { ...countsOnly, ageing: 'gte30' }),
  ];
}
