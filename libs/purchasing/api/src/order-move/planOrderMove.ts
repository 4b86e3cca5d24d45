import type { RowOf } from '@console/api-kit';
import {
  type PurchaseOrderMove,
  type PurchaseOrderStatus,
  purchaseOrderMoves,
  whyNotMoveOrder,
} from '@console/purchasing-contracts';
import type { OrderFacts } from '../supplier-bill/billedItems.ts';
import type { purchaseOrder } from '../tables.ts';

interface OrderMovePlan {
  /** The reason why the move is refused, as a sentence. Null when it is allowed. */
  readonly whyNot: string | null;
  readonly to: PurchaseOrderStatus;
}

/** Plans a move of an order by hand. */
export function planOrderMove(
  { status }: Pick<RowOf<typeof purchaseOrder>, 'status'>,
  facts: OrderFacts,
  move: PurchaseOrderMove,
): OrderMovePlan {
  return {
    whyNot: whyNotMoveOrder(move, { status, ...facts }),
    to: stateAfter(purchaseOrderMoves.moves[move].to, facts),
  };
}

/** The state in which an order ends up: a delivered one whose items are all billed is billed. */
export function stateAfter(to: PurchaseOrderStatus, { allBilled }: Pick<OrderFacts, 'allBilled'>): PurchaseOrderStatus {
  return to === 'delivered' && allBilled ? purchaseOrderMoves.moves.bill.to : to;
}
