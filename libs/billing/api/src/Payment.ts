import { defineNode, implementNode, Money, staff } from '@console/api-kit';
import { PaymentMethod } from '@console/core-api';
import { payment } from './tables.ts';

export const Payment = defineNode('Payment', 'payments', payment);

implementNode(Payment, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    amountAsMoney: t.expose('amount', { type: Money }),
    paymentMethod: t.expose('paymentMethod', { type: PaymentMethod }),
    notes: t.exposeString('notes', { nullable: true }),
  }),
});
