import type { TotalLine } from '@console/design-system/money';

interface Amount {
  readonly amount: number;
}

export interface Settlement {
  readonly paid: Amount;
  readonly credited: Amount;
  readonly writtenOff: Amount;
  readonly refunded: Amount;
  readonly outside: Amount;
}

/** What takes the gross of an invoice down to its balance, each a line. What is always there comes first, also without an amount. */
export function settlementLines(type: string, settlement: Settlement): TotalLine[] {
  const line = (label: string, { amount }: Amount): TotalLine => ({ label, pence: -amount });
  const some = (label: string, sum: Amount) => (sum.amount > 0 ? [line(label, sum)] : []);
  if (type === 'credit_note') {
    return [
      line('Paid back', settlement.refunded),
      ...some('Settled outside', settlement.outside),
      ...some('Pays invoices', settlement.credited),
    ];
  }
  return [
    line('Paid', settlement.paid),
    ...some('Credited', settlement.credited),
    ...some('Written off', settlement.writtenOff),
  ];
}
