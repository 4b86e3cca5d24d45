import { type RowOf, ulidOf, type Violation } from '@console/api-kit';
import { whyNotAllocate, whyNotAmount, whyNotSettle } from '@console/billing-contracts';
import { Invoice } from '../nodes.ts';
import type { invoice } from '../tables.ts';
import type { InvoicesOfSeller } from './lockMoney.ts';

type InvoiceRow = RowOf<typeof invoice>;

/** What an invoice gets. */
export interface Settlement {
  readonly invoice: InvoiceRow;
  readonly amount: number;
}

/** With violations or a reason why not, nothing of a plan happens. */
export interface Refusable {
  readonly violations: readonly Violation[];
  readonly whyNot: string | null;
}

/** What a plan makes of allocations. */
export interface SettlingPlan extends Refusable {
  readonly settlements: readonly Settlement[];
}

interface Allocation {
  readonly invoice: string;
  readonly amount: number | null;
}

/** The sum that is allocated. */
export interface Source {
  readonly customerId: string;
  /** Null for a new receipt, which gets that of its invoices. */
  readonly sellerId: string | null;
  /** What of it is for no invoice yet, in pence. */
  readonly left: number;
}

/** Returns the ULIDs of the invoices of allocations. An id of another type is left out: the plan refuses it. */
export const invoicesOf = (allocations: readonly Allocation[]): string[] =>
  allocations.flatMap(({ invoice: id }) => ulidOf(Invoice.prefix, id) ?? []);

/**
 * Plans for which invoices a sum is, for the write and for its preview: none gets more than it owes, and all of them no more
 * than there is.
 */
export function planAllocations(
  { customerId, sellerId, left }: Source,
  allocations: readonly Allocation[],
  found: InvoicesOfSeller,
): SettlingPlan {
  const violations: Violation[] = [];
  const refusals: string[] = [];
  const settlements: Settlement[] = [];
  const sellers = new Set(sellerId === null ? [] : [sellerId]);
  for (const [index, { invoice: id, amount }] of allocations.entries()) {
    const known = found.get(ulidOf(Invoice.prefix, id) ?? '');
    const at = (field: string, message: string) => violations.push({ path: `allocations.${index}.${field}`, message });
    if (!known) {
      at('invoice', 'This invoice no longer exists.');
      continue;
    }
    const { row } = known;
    if (row.customerId !== customerId) at('invoice', `${row.ref} is an invoice of another customer.`);
    if (!amount) continue;
    sellers.add(known.sellerId);
    const whyNot = whyNotSettle(row.ref, row);
    if (whyNot !== null) refusals.push(whyNot);
    else {
      const tooMuch = whyNotAmount(row.ref, row, amount);
      if (tooMuch !== null) at('amount', tooMuch);
    }
    settlements.push({ invoice: row, amount });
  }
  if (sellers.size > 1) refusals.push('These invoices are of two sellers. Each of them gets a receipt of its own.');
  const whyNot = refusals[0] ?? whyNotAllocate(left, allocations);
  return { violations, whyNot, settlements };
}
