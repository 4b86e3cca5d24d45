import type { RowOf, Writing } from '@console/api-kit';
import { taxRateOf } from '@console/core-contracts';
import { formatMoney } from '@console/format';
import { PurchaseOrder } from '../nodes.ts';
import type { purchaseOrderItem } from '../tables.ts';

type Item = Pick<
  RowOf<typeof purchaseOrderItem>,
  'description' | 'quantity' | 'unitPrice' | 'taxable' | 'taxRatePercent'
>;

/** Keeps the items of an order in its history, as they were and as they are. An item has no history of its own. */
export function keepItems(
  writing: Writing,
  order: { readonly id: string },
  from: readonly Item[],
  to: readonly Item[],
): void {
  writing.keepParts(PurchaseOrder, order, 'items', from.map(lineOf), to.map(lineOf));
}

const lineOf = (item: Item): string =>
  `${item.description}, ${item.quantity} × ${formatMoney(item.unitPrice)}, ${taxRateOf(item)}% VAT`;
