import { type PurchaseOrderStatus, purchaseOrderStatusOf } from './purchaseOrderStatus.ts';

/** Whether the supplier has accepted an order (O§4). */
export type Acknowledgement = 'acknowledged' | 'pending';

/** The label of each value. */
export const acknowledgementLabels: Readonly<Record<Acknowledgement, string>> = {
  acknowledged: 'Acknowledged',
  pending: 'Pending',
};

interface Order {
  /** When the order was acknowledged. Null before that. */
  readonly acknowledgedAt: unknown;
  readonly status: string;
}

export function acknowledgementOf({ acknowledgedAt }: Pick<Order, 'acknowledgedAt'>): Acknowledgement {
  return acknowledgedAt ? 'acknowledged' : 'pending';
}

const whyNotByStatus: Readonly<Record<PurchaseOrderStatus, string | null>> = {
  draft: null,
  provisional: null,
  confirmed: null,
  delivered: null,
  complete: null,
  billed: null,
  canceled: 'This purchase order is canceled and can no longer be acknowledged.',
};

/** The reason why a purchase order cannot be acknowledged, as a sentence. Null when it can (O§4). */
export function whyNotAcknowledge(order: Order): string | null {
  if (acknowledgementOf(order) === 'acknowledged') return 'This purchase order has already been acknowledged.';
  return whyNotByStatus[purchaseOrderStatusOf(order.status)];
}
