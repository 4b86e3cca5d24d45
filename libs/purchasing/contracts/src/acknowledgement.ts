import { type PurchaseOrderStatus, shownPurchaseOrderStatus } from './purchaseOrderStatus.ts';

/** Whether the supplier's yes to an order has been recorded (O§4). */
export type Acknowledgement = 'acknowledged' | 'pending';

/** What each is called on screen. */
export const acknowledgementLabels: Readonly<Record<Acknowledgement, string>> = {
  acknowledged: 'Acknowledged',
  pending: 'Pending',
};

interface Order {
  /** When it was acknowledged; null while that is pending. */
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

/** Why a purchase order cannot be acknowledged, in a sentence; null when it can (O§4). The server and the screens ask the same rule. */
export function whyNotAcknowledge(order: Order): string | null {
  if (acknowledgementOf(order) === 'acknowledged') return 'This purchase order has already been acknowledged.';
  return whyNotByStatus[shownPurchaseOrderStatus(order.status)];
}
