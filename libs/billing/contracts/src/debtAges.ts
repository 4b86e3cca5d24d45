import { daysBetween, type IsoDate } from '@console/format';
import { defineEnumeration, type ValueOf } from '@console/rules';

/** The date from which the age of a debt counts. */
export const debtDates = defineEnumeration({ due_date: 'Due date', document_date: 'Document date' });
export type DebtDate = ValueOf<typeof debtDates>;

/** The ages of debts, the youngest first. By document date nothing is not due: the second one then begins at 0 days. */
export const debtAges = defineEnumeration({
  not_due: 'Not due',
  days_1: '1–29 days',
  days_30: '30–59 days',
  days_60: '60–89 days',
  days_90: '90 days and more',
});
export type DebtAge = ValueOf<typeof debtAges>;

/** The first day of each age after the youngest. */
export interface DebtAgeFrom {
  readonly age: DebtAge;
  readonly label: string;
  /** The first day of the age. The youngest begins before any day. */
  readonly from: number;
}

const firstDays: Readonly<Record<DebtAge, number>> = {
  not_due: Number.NEGATIVE_INFINITY,
  ...{ days_1: 1, days_30: 30, days_60: 60, days_90: 90 },
};
const byDueDate = debtAges.options.map(({ value, label }) => ({ age: value, label, from: firstDays[value] }));
const byDocumentDate: readonly DebtAgeFrom[] = [
  { age: 'days_1', label: '0–29 days', from: Number.NEGATIVE_INFINITY },
  ...byDueDate.slice(2),
];

/** Returns the ages by this date, the youngest first. */
export const debtAgesBy = (date: DebtDate): readonly DebtAgeFrom[] =>
  date === 'due_date' ? byDueDate : byDocumentDate;

/**
 * Returns the age that a debt has on a day. On its due date it is not late yet.
 *
 * @param dated its due date or document date.
 */
export function debtAgeOf(dated: IsoDate, day: IsoDate, date: DebtDate): DebtAge {
  const days = daysBetween(dated, day);
  return debtAgesBy(date).findLast(({ from }) => from <= days)?.age ?? 'not_due';
}

/** The customers of the list of debtors: those who owe money, or those with credit on account. */
export const debtorAccounts = defineEnumeration({ owes: 'Owes money', credit: 'Has credit' });
export type DebtorAccount = ValueOf<typeof debtorAccounts>;
