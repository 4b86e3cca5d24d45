import { defineEnumeration, type ValueOf } from '@console/rules';

/** What settles an invoice (payment, credit, write-off), or a credit note (refund, outside). */
export const paymentKinds = defineEnumeration({
  payment: 'Payment',
  credit: 'Credit',
  write_off: 'Written off',
  refund: 'Refund',
  outside: 'Settled outside',
});
export type PaymentKind = ValueOf<typeof paymentKinds>;

/** The moves of money in the book. */
export const ledgerKinds = defineEnumeration({
  issued: 'Issued',
  voided: 'Voided',
  receipt: 'Receipt',
  payment: 'Payment',
  credit: 'Credit',
  write_off: 'Written off',
  refund: 'Refund',
  outside: 'Settled outside',
  reversed: 'Taken back',
});
export type LedgerKind = ValueOf<typeof ledgerKinds>;
