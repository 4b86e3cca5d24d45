/** An invoice that owes something, in pence. */
export interface OpenInvoice {
  readonly id: string;
  readonly owed: number;
}

export interface ProposedAllocation {
  readonly invoice: string;
  /** In pence. Null when nothing is left for it. */
  readonly amount: number | null;
}

/** Spreads a sum over invoices in their order: each gets what it owes, until nothing is left. */
export function proposeAllocations(open: readonly OpenInvoice[], amount: number): ProposedAllocation[] {
  let left = amount;
  return open.map(({ id, owed }) => {
    const part = Math.max(0, Math.min(left, owed));
    left -= part;
    return { invoice: id, amount: part > 0 ? part : null };
  });
}

/** Puts the invoice first from which a dialog was opened. The others keep their order. */
export function withFirst<Row extends { readonly id: string }>(rows: readonly Row[], first: string | null): Row[] {
  return [...rows.filter(({ id }) => id === first), ...rows.filter(({ id }) => id !== first)];
}
