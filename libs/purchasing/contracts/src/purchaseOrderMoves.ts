import { defineMoves } from '@console/rules';
import { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';

/** The moves of a purchase order. The moves of its class deliver and cancel it. */
export const purchaseOrderMoves = defineMoves<PurchaseOrderStatus>()({
  subject: 'purchase order',
  states: purchaseOrderStatuses.labels,
  moves: {
    propose: { label: 'Propose', from: ['draft'], to: 'provisional' },
    confirm: { label: 'Confirm', from: ['provisional'], to: 'confirmed' },
    deliver: { label: 'Mark as delivered', from: ['confirmed'], to: 'delivered' },
    bill: { label: 'Record the bill', from: ['delivered'], to: 'billed' },
    complete: { label: 'Complete', from: ['billed'], to: 'complete' },
    cancel: {
      label: 'Cancel order',
      from: ['draft', 'provisional', 'confirmed'],
      to: 'canceled',
      loses: 'A canceled order cannot be taken back.',
    },
  },
});

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
