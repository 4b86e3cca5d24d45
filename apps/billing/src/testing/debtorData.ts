import { type DebtAge, debtAges } from '@console/billing-contracts';
import { idOf } from '@console/testing';
import { calder, pounds } from './billingData.ts';

/** The amounts of an account: what is owed of each age, and the credit below zero, in pounds. */
export function amounts(owed: Partial<Record<DebtAge, number>>, credit = 0) {
  const ages = debtAges.values.map((age) => ({ age, amount: pounds(owed[age] ?? 0) }));
  const sum = Object.values(owed).reduce((one, other) => one + other, credit);
  return { ages, credit: pounds(credit), balance: pounds(sum) };
}

/** A customer who owes something of three ages, and has credit. */
export function debtor(number: number, more: object = {}) {
  return {
    id: idOf('debtors', number),
    customer: { ...calder, id: idOf('customers', number), remindedAt: '2026-11-16T09:12:00.000Z' },
    oldestInvoice: { id: idOf('invoices', 40187), reference: 'INV-40187' },
    ...amounts({ not_due: 1200, days_30: 640.5, days_90: 96 }, -120),
    ...more,
  };
}
