interface Balance {
  readonly status: string;
  readonly type: string;
  readonly balanceDue: { readonly amount: number };
}

export interface BalanceWords {
  readonly label: string;
  readonly pence: number;
  /** What it means; null where the due date does. */
  readonly note: string | null;
}

/** What an invoice's balance is called: money that is owed, a credit, or nothing yet. */
export function balanceWords({ status, type, balanceDue: { amount } }: Balance): BalanceWords {
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
