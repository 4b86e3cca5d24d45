import { implementNode, Money, one, staff } from '@console/api-kit';
import { PaymentMethod } from '@console/core-api';
import { PaymentKind } from '../enumerations.ts';
import { Invoice, Payment, Receipt } from '../nodes.ts';
import { payment } from '../tables.ts';

implementNode(Payment, {
  description: 'What settles an invoice, or a credit note. It is never changed, only reversed.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    kind: t.expose('kind', { type: PaymentKind }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    amountAsMoney: t.expose('amount', { type: Money }),
    paymentMethod: t.expose('paymentMethod', {
      type: PaymentMethod,
      nullable: true,
      description: 'Only a payment and a refund have one.',
    }),
    notes: t.exposeString('notes', { nullable: true }),
    invoice: one(t, { from: payment.invoiceId, to: () => Invoice }),
    receipt: one(t, { from: payment.receiptId, to: () => Receipt }),
    creditNote: one(t, {
      from: payment.creditNoteId,
      to: () => Invoice,
      description: 'The credit note that pays, when this is a credit.',
    }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was written off.' }),
    reversedAt: t.expose('reversedAt', { type: 'DateTime', nullable: true, description: 'When it was taken back.' }),
    reversalReason: t.exposeString('reversalReason', { nullable: true }),
  }),
});
