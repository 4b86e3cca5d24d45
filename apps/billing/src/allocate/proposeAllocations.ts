/** An invoice on which something is owed, in pence. */
export interface OpenInvoice {
  readonly id: string;
  readonly reference: string;
  readonly documentDate: string;
  readonly owed: number;
}

/** An allocation as a form holds it, while somebody types. */
interface TypedAllocation {
  readonly invoice?: string | null | undefined;
  readonly amount?: number | string | null | undefined;
}

export interface ProposedAllocation {
  readonly invoice: string;
  /** In pence. Null when nothing is left for it. */
  readonly amount: number | null;
}

/** Spreads a sum over invoices in their order: each gets what it owes, until nothing is left. */
export function proposeAllocations(
  open: readonly Pick<OpenInvoice, 'id' | 'owed'>[],
  amount: number,
): ProposedAllocation[] {
  let left = amount;
  return open.map(({ id, owed }) => {
    const part = Math.max(0, Math.min(left, owed));
    left -= part;
    return { invoice: id, amount: part > 0 ? part : null };
  });
}

/** Returns the allocations that give an invoice something. */
export function madeAllocations(typed: readonly TypedAllocation[]): { invoice: string; amount: number }[] {
  return typed.flatMap(({ invoice, amount }) =>
    invoice && typeof amount === 'number' && amount > 0 ? [{ invoice, amount }] : [],
  );
}

/** Puts the invoice first from which a dialog was opened. The others keep their order. */
export function withFirst<Row extends { readonly id: string }>(rows: readonly Row[], first: string | null): Row[] {
  return [...rows.filter(({ id }) => id === first), ...rows.filter(({ id }) => id !== first)];
}
