import { enumType } from '@console/api-kit';
import { ageingBuckets, invoiceActions, invoiceStatuses, invoiceTypes, paymentKinds } from '@console/billing-contracts';

export const InvoiceStatus = enumType('InvoiceStatus', invoiceStatuses.values);

export const InvoiceType = enumType('InvoiceType', invoiceTypes.values);

export const InvoiceAgeing = enumType('InvoiceAgeing', ageingBuckets.values, {
  description: 'The age of an unpaid invoice: up to 29 days, or 30 days and more.',
});

export const InvoiceAction = enumType('InvoiceAction', invoiceActions.values);

export const PaymentKind = enumType('PaymentKind', paymentKinds.values);
