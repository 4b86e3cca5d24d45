import { taxOf } from '@console/core-contracts';

/** An item with what its bills say so far. The amounts are pence. */
export interface ItemToBill {
  readonly id: string;
  readonly quantity: number;
  readonly unitPrice: { readonly amount: number };
  readonly netPrice: { readonly amount: number };
  readonly tax: { readonly amount: number };
  readonly taxable: boolean;
  readonly taxRatePercent?: number | null | undefined;
  readonly billedQuantity: number;
  readonly billedNetPrice: { readonly amount: number };
  readonly billedTax: { readonly amount: number };
}

interface Amounts {
  readonly net: number;
  readonly tax: number;
}

/** The quantity of an item that is left to bill. */
export const leftOf = ({ quantity, billedQuantity }: ItemToBill): number => Math.max(0, quantity - billedQuantity);

/** Returns what the order says about a quantity of an item. The last of it comes to what is left of its price. */
export function proposedFor(item: ItemToBill, quantity: number): Amounts {
  if (quantity > 0 && quantity === leftOf(item)) {
    return {
      net: Math.max(0, item.netPrice.amount - item.billedNetPrice.amount),
      tax: Math.max(0, item.tax.amount - item.billedTax.amount),
    };
  }
  const net = quantity * item.unitPrice.amount;
  return { net, tax: taxOf(net, item) };
}

/** The line that a bill about everything that is left would have. */
export function wholeLine(item: ItemToBill) {
  const quantity = leftOf(item);
  return { item: item.id, quantity, ...proposedFor(item, quantity) };
}

/**
 * Returns how much more the bills say than the order, with a line that is typed: in pence without tax, negative when they say less. A
 * quantity that is not billed yet does not count.
 */
export function differenceOf(
  item: ItemToBill,
  { quantity, net }: { readonly quantity: number; readonly net: number },
): number {
  const ordered = (item.billedQuantity + quantity) * item.unitPrice.amount;
  return item.billedNetPrice.amount + net - ordered;
}
