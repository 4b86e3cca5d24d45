import type { RowOf, Writing } from '@console/api-kit';
import { purchaseOrderMoves } from '@console/purchasing-contracts';
import { PurchaseOrder } from '../nodes.ts';
import type { purchaseOrder } from '../tables.ts';
import { factsIn, factsOfOrders } from './billedItems.ts';

/**
 * Brings locked orders into the state that their bills give them: a delivered one whose items are all billed becomes billed. A billed one
 * becomes delivered again when a bill was taken back and not all of it is billed any more.
 */
export async function followBills(
  writing: Writing,
  orders: readonly RowOf<typeof purchaseOrder>[],
  takenBack = false,
): Promise<void> {
  const facts = await factsOfOrders(
    writing.tx,
    orders.map(({ id }) => id),
  );
  const { bill, unbill } = purchaseOrderMoves.moves;
  for (const order of orders) {
    const { allBilled } = factsIn(facts, order.id);
    if (allBilled && order.status === 'delivered') await writing.update(PurchaseOrder, order, { status: bill.to });
    if (takenBack && !allBilled && order.status === 'billed')
      await writing.update(PurchaseOrder, order, { status: unbill.to });
  }
}
