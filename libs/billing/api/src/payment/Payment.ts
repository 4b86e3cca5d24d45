import { implementNode, Money, staff } from '@console/api-kit';
import { PaymentMethod } from '@console/core-api';
import { Payment } from '../nodes.ts';

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
