import { formatMoney, joinList } from '@console/format';
import type { Settlement } from './settlementLines.ts';

interface Balance {
  readonly status: string;
  readonly type: string;
  readonly balanceDue: { readonly amount: number };
  readonly settlement: Settlement;
}

export interface BalanceText {
  readonly label: string;
  readonly pence: number;
  /** A short explanation. Null when the card shows the due date instead. */
  readonly note: string | null;
}

/** The label, the amount and the explanation of an invoice's balance. */
export function balanceText({ status, type, balanceDue: { amount }, settlement }: Balance): BalanceText {
  const due = { label: 'Balance due', pence: Math.max(0, amount) };
  if (status === 'voided') return { ...due, note: 'Nothing is due: it is void.' };
  if (status === 'converted') return { ...due, note: 'Nothing is due: it became an invoice.' };
  if (type === 'pro_forma') return { ...due, note: 'A pro forma is not owed.' };
  if (status === 'draft') return { ...due, note: 'Nothing is due before it is confirmed.' };
  if (type === 'credit_note') {
    const pence = Math.max(0, -amount);
    return { label: 'Credit left', pence, note: creditInWords(settlement, pence) };
  }
  if (amount < 0) return { label: 'Overpaid by', pence: -amount, note: 'More came in than was due.' };
  return amount === 0 ? { ...due, note: 'Paid in full.' } : { ...due, note: null };
}

/** What became of a credit note: "£76.00 pays invoices, £20.00 was paid back and £4.00 is on account." */
function creditInWords({ credited, refunded, outside }: Settlement, left: number): string {
  const part = (pence: number, words: string) => (pence > 0 ? [`${formatMoney(pence)} ${words}`] : []);
  const parts = [
    ...part(credited.amount, 'pays invoices'),
    ...part(refunded.amount, 'was paid back'),
    ...part(outside.amount, 'was settled outside'),
    ...part(left, 'is on account'),
  ];
  return parts.length > 0 ? `${joinList(parts)}.` : 'Nothing of it is left.';
}
