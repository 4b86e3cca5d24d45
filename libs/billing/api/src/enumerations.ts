import { enumType } from '@console/api-kit';
import {
  ageingBuckets,
  creditReturns,
  debtAges,
  debtDates,
  debtorAccounts,
  invoiceActions,
  invoiceStatuses,
  invoiceTypes,
  paymentKinds,
} from '@console/billing-contracts';

export const InvoiceStatus = enumType('InvoiceStatus', invoiceStatuses.values);

export const InvoiceType = enumType('InvoiceType', invoiceTypes.values);

export const InvoiceAgeing = enumType('InvoiceAgeing', ageingBuckets.values, {
  description: 'The age of an unpaid invoice: up to 29 days, or 30 days and more.',
});

export const InvoiceAction = enumType('InvoiceAction', invoiceActions.values);

export const PaymentKind = enumType('PaymentKind', paymentKinds.values, { parts: [creditReturns] });

export const DebtDate = enumType('DebtDate', debtDates.values, {
  description: 'The date from which the age of a debt counts.',
});

export const DebtAge = enumType('DebtAge', debtAges.values, {
  description:
    'The days since the due date or the document date. By document date nothing is `not_due`, and `days_1` begins at 0.',
});

export const DebtorAccount = enumType('DebtorAccount', debtorAccounts.values, {
  description: 'Customers who owe money, or who have credit on account. A customer may be both.',
});
