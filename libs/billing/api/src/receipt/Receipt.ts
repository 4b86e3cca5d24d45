import { idFilter, implementNode, listField, Money, many, one, staff } from '@console/api-kit';
import { Customer, PaymentMethod } from '@console/core-api';
import { Payment, Receipt } from '../nodes.ts';
import { payment, receipt } from '../tables.ts';

implementNode(Receipt, {
  description:
    'One sum that came in from a customer. Its payments say for which invoices it is. The rest is on account.',
  rule: staff,
  audit: true,
  lookup: 'receipt',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    customer: one(t, { from: receipt.customerId, to: () => Customer }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    amount: t.expose('amount', { type: Money }),
    onAccount: t.field({
      type: Money,
      description: 'What is for no invoice yet. Nothing when it was taken back.',
      columns: ['amount', 'allocated', 'reversedAt'],
      resolve: ({ amount, allocated, reversedAt }) => (reversedAt ? 0 : amount - allocated),
    }),
    paymentMethod: t.expose('paymentMethod', { type: PaymentMethod }),
    notes: t.exposeString('notes', { nullable: true }),
    reversedAt: t.expose('reversedAt', { type: 'DateTime', nullable: true, description: 'When it was taken back.' }),
    reversalReason: t.exposeString('reversalReason', { nullable: true }),
    payments: many(t, {
      of: () => Payment,
      by: payment.receiptId,
      order: { createdAt: payment.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
  }),
});

listField('receipts', Receipt, {
  rule: staff,
  filters: { customer: idFilter(receipt.customerId, 'customers') },
  order: { receivedAt: receipt.receivedAt },
  defaultOrder: { receivedAt: 'DESC' },
});
