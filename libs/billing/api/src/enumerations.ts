import { builder } from '@console/api-kit';
import { ageingBuckets, invoiceActions, invoiceStatuses, invoiceTypes } from '@console/billing-contracts';

export const InvoiceStatus = builder.enumType('InvoiceStatus', { values: invoiceStatuses });

export const InvoiceType = builder.enumType('InvoiceType', { values: invoiceTypes });

export const InvoiceAgeing = builder.enumType('InvoiceAgeing', {
  description: 'How old an invoice is that waits for money: up to 29 days, or 30 and more.',
  values: ageingBuckets,
});

export const InvoiceAction = builder.enumType('InvoiceAction', { values: invoiceActions });
