import { defineMoves, moveInput, movesFrom, whyNotMove } from '@console/rules';
import { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';

/** The facts that the guards of an order's moves read. A screen leaves out facts that it does not know; the server checks them again. */
export interface OrderToMove {
  /** The number of its items. */
  readonly items?: number | undefined;
  /** The state of its class. Null for an order without a class. */
  readonly classStatus?: string | null | undefined;
  /** Whether a bill of the supplier is recorded for it. */
  readonly hasBill?: boolean | undefined;
}

/** The moves of a purchase order. The moves of its class deliver and cancel it too. */
export const purchaseOrderMoves = defineMoves<PurchaseOrderStatus, OrderToMove>()({
  subject: 'purchase order',
  states: purchaseOrderStatuses.labels,
  moves: {
    propose: { label: 'Propose', from: ['draft'], to: 'provisional' },
    confirm: {
      label: 'Confirm',
      from: ['provisional'],
      to: 'confirmed',
      guard: ({ items }) => (items === 0 ? 'Before it is confirmed this purchase order needs an item.' : null),
      asks: 'it has an item',
    },
    deliver: {
      label: 'Mark as delivered',
      from: ['confirmed'],
      to: 'delivered',
      guard: whyNotDeliver,
      asks: 'it has no class, or its class is delivered or canceled; the delivery of its class makes this move too',
      effect: 'makes it billed at once when all of its items are billed already',
    },
    bill: {
      label: 'Mark as billed',
      from: ['delivered'],
      to: 'billed',
      guard: ({ hasBill }) =>
        hasBill === false ? 'No bill is recorded for this purchase order. Record it first.' : null,
      asks: 'a bill is recorded; the bill that covers the last of its items makes this move by itself',
      effect: 'closes it when the supplier bills no more',
      needsReason: true,
    },
    unbill: {
      label: 'Take back the bill',
      from: ['billed'],
      to: 'delivered',
      effect: 'is no move of a person: a bill was taken back, and not all of its items are billed any more',
    },
    complete: { label: 'Complete', from: ['billed'], to: 'complete' },
    cancel: {
      label: 'Cancel order',
      from: ['draft', 'provisional', 'confirmed'],
      to: 'canceled',
      guard: ({ hasBill }) =>
        hasBill ? 'A bill is recorded for this purchase order. Take it back before the order is canceled.' : null,
      asks: 'no bill is recorded; the cancellation of its class makes this move too',
      loses: 'A canceled order cannot be taken back.',
      needsReason: true,
    },
  },
});

/** The moves that a person makes. */
export type PurchaseOrderMove = Exclude<keyof (typeof purchaseOrderMoves)['moves'], 'unbill'>;

/** The moves that an order's state allows to a person, in order. */
export const movesOfOrder = ({ status }: { readonly status: string }): PurchaseOrderMove[] =>
  movesFrom(purchaseOrderMoves, status).filter((move) => move !== 'unbill');

/** The reason why an order cannot be moved, as a sentence. Null when it can. */
export function whyNotMoveOrder(
  move: PurchaseOrderMove,
  order: OrderToMove & { readonly status: PurchaseOrderStatus },
): string | null {
  return whyNotMove(purchaseOrderMoves, move, order);
}

/** The input of a move. Screens ask for the reason of the moves that need one. */
export const movePurchaseOrderInput = moveInput('Purchase order', 'purchase_orders');

/** An order for a class is delivered with it. By hand only when the class no longer moves. */
function whyNotDeliver({ classStatus }: OrderToMove): string | null {
  if (classStatus == null || classStatus === 'delivered' || classStatus === 'canceled') return null;
  return 'This purchase order is delivered with its class. It can be marked by hand once the class is delivered or canceled.';
}

interface Order {
  readonly status: string;
  /** When the order was acknowledged. Null before that. */
  readonly acknowledgedAt: unknown;
}

/**
 * The reason why a trainer's order stays when another trainer takes the class, as the end of a sentence. Null when the order is canceled,
 * because it is not acknowledged.
 */
export function whyOrderStays({ status, acknowledgedAt }: Order): string | null {
  if (acknowledgedAt) return 'stays: it has been acknowledged';
  return status === 'draft' || status === 'provisional' ? null : `stays: it is ${status}`;
}
