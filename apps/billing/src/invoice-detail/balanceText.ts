interface Balance {
  readonly status: string;
  readonly type: string;
  readonly balanceDue: { readonly amount: number };
}

export interface BalanceText {
  readonly label: string;
  readonly pence: number;
  /** A short explanation. Null when the card shows the due date instead. */
  readonly note: string | null;
}

/** The label, the amount and the explanation of an invoice's balance. */
export function balanceText({ status, type, balanceDue: { amount } }: Balance): BalanceText {
  const due = { label: 'Balance due', pence: Math.max(0, amount) };
  if (status === 'voided') return { ...due, note: 'Nothing is due: it is void.' };
  if (status === 'converted') return { ...due, note: 'Nothing is due: it became an invoice.' };
  if (type === 'pro_forma') return { ...due, note: 'A pro forma is not owed.' };
  if (status === 'draft') return { ...due, note: 'Nothing is due before it is confirmed.' };
  if (type === 'credit_note') {
    return amount < 0
      ? { label: 'Credit left', pence: -amount, note: 'Not paid out yet.' }
      : { label: 'Credit left', pence: 0, note: 'Paid out.' };
  }
  if (amount < 0) return { label: 'Overpaid by', pence: -amount, note: 'More came in than was due.' };
  return amount === 0 ? { ...due, note: 'Paid in full.' } : { ...due, note: null };
}
