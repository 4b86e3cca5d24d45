import type { RowOf, Writing } from '@console/api-kit';
import { asc, inArray } from 'drizzle-orm';
import { purchaseOrder, purchaseOrderItem } from '../tables.ts';

/** Locks the orders of these items, in the order of their ids (0036), and returns them by their ids. */
export async function lockOrdersOfItems(
  { tx }: Writing,
  itemIds: readonly string[],
): Promise<ReadonlyMap<string, RowOf<typeof purchaseOrder>>> {
  const { id, purchaseOrderId } = purchaseOrderItem;
  const ofItems = tx
    .select({ id: purchaseOrderId })
    .from(purchaseOrderItem)
    .where(inArray(id, [...itemIds]));
  const orders = await tx
    .select()
    .from(purchaseOrder)
    .where(inArray(purchaseOrder.id, ofItems))
    .orderBy(asc(purchaseOrder.id))
    .for('no key update');
  return new Map(orders.map((order) => [order.id, order]));
}
