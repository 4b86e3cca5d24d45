import { builder, connectionOf, loadRow, Money, staff, toIri } from '@console/api-kit';
import { Customer } from '@console/core-api';
import { DebtAge } from '../enumerations.ts';
import { Invoice } from '../nodes.ts';
import { type Amounts, amountsIn } from './accounts.ts';
import { oldestInvoice } from './oldestInvoice.ts';
import type { Account } from './readAccounts.ts';

const DebtorAge = builder.objectRef<Amounts['ages'][number]>('DebtorAge').implement({
  rule: staff,
  fields: (t) => ({
    age: t.expose('age', { type: DebtAge }),
    amount: t.expose('amount', { type: Money }),
  }),
});

export const Debtor = builder.objectRef<Account>('Debtor').implement({
  description: 'A customer with something open on a day. What is owed less the credit is the balance in the book.',
  rule: staff,
  fields: (t) => ({
    id: t.id({
      description: 'Of the customer, the day and the date of the ages, because the amounts differ by them.',
      resolve: ({ customerId, asked }) => toIri('debtors', `${customerId}-${asked.asAt}-${asked.by}`),
    }),
    customer: t.field({
      type: Customer.ref,
      // In TypeScript it may be null; the references of the database say that it is not.
      nullable: false as true,
      resolve: ({ customerId }, _args, context) => loadRow(context, Customer, customerId),
    }),
    ages: t.expose('ages', { type: [DebtorAge], description: 'What is owed, of each age, the youngest first.' }),
    credit: t.expose('credit', {
      type: Money,
      description: 'What is on account, below zero: credit notes, overpayments, and receipts for no invoice yet.',
    }),
    balance: t.expose('balance', { type: Money }),
    oldestInvoice: t.field({
      type: Invoice.ref,
      nullable: true,
      description: 'Of those that were owed on the day. Null when the customer only has credit.',
      resolve: (account, _args, context) => oldestInvoice(context, account),
    }),
  }),
});

const DebtorSums = builder.objectRef<Amounts>('DebtorSums').implement({
  description: 'The sums of all debtors of a list, not only of those on the page.',
  rule: staff,
  fields: (t) => ({
    ages: t.expose('ages', { type: [DebtorAge] }),
    credit: t.expose('credit', { type: Money }),
    balance: t.expose('balance', { type: Money }),
  }),
});

export const DebtorConnection = connectionOf({ name: 'Debtor', ref: Debtor });

builder.objectField(DebtorConnection, 'sums', (t) =>
  t.field({
    type: DebtorSums,
    description: 'Added up only on request. Ask for it with the count, so that it does not delay the rows.',
    resolve: async ({ sums }) => amountsIn((await sums?.({})) ?? {}),
  }),
);
