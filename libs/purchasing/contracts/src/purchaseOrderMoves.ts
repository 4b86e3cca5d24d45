import { defineMoves } from '@console/rules';
import { type PurchaseOrderStatus, purchaseOrderStatusLabels } from './purchaseOrderStatus.ts';

/** The moves of a purchase order (architecture §5). Delivering and canceling it follow the moves of its class. */
export const purchaseOrderMoves = defineMoves<PurchaseOrderStatus>()({
  subject: 'purchase order',
  states: purchaseOrderStatusLabels,
  moves: {
    propose: { label: 'Propose', from: ['draft'], to: 'provisional' },
    confirm: { label: 'Confirm', from: ['provisional'], to: 'confirmed' },
    deliver: { label: 'Mark as delivered', from: ['confirmed'], to: 'delivered' },
    bill: { label: 'Record the bill', from: ['delivered'], to: 'billed' },
    complete: { label: 'Complete', from: ['billed'], to: 'complete' },
    cancel: { label: 'Cancel order', from: ['draft', 'provisional', 'confirmed'], to: 'canceled' },
  },
});

interface Order {
  readonly status: string;
  /** When it was acknowledged; null while that is pending. */
  readonly acknowledgedAt: unknown;
}

/**
 * Why the order of a trainer stays when another one takes the class, as the rest of a sentence; null when it is canceled: nobody has
 * said yes to it.
 */
export function whyOrderStays({ status, acknowledgedAt }: Order): string | null {
  if (acknowledgedAt) return 'stays: it has been acknowledged';
  return status === 'draft' || status === 'provisional' ? null : `stays: it is ${status}`;
}
