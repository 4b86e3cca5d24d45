import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';
import { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';

/** Whether the supplier has accepted an order (O§4). */
export const acknowledgements = defineStatuses({
  acknowledged: { label: 'Acknowledged', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
  pending: { label: 'Pending', tone: 'neutral', icon: icons.Clock16 },
});
export type Acknowledgement = ValueOf<typeof acknowledgements>;

interface Order {
  /** When the order was acknowledged. Null before that. */
  readonly acknowledgedAt: unknown;
  readonly status: string;
}

/** The acknowledgement of an order. Null for a draft, which no supplier has yet, and for a canceled one: nobody waits for it any more. */
export function acknowledgementOf({ acknowledgedAt, status }: Order): Acknowledgement | null {
  if (status === 'canceled') return null;
  if (acknowledgedAt) return 'acknowledged';
  return purchaseOrderStatuses.of(status) === 'draft' ? null : 'pending';
}

/** The states in which an order without an acknowledgement is pending. */
export const pendingStatuses: readonly PurchaseOrderStatus[] = purchaseOrderStatuses.values.filter(
  (status) => acknowledgementOf({ status, acknowledgedAt: null }) === 'pending',
);

const whyNotByStatus: Readonly<Record<PurchaseOrderStatus, string | null>> = {
  draft: 'This purchase order is a draft. It can be acknowledged once the supplier has it.',
  provisional: null,
  confirmed: null,
  delivered: null,
  complete: null,
  billed: null,
  canceled: 'This purchase order is canceled and can no longer be acknowledged.',
};

/** The reason why a purchase order cannot be acknowledged, as a sentence. Null when it can (O§4). */
export function whyNotAcknowledge(order: Order): string | null {
  if (order.acknowledgedAt) return 'This purchase order has already been acknowledged.';
  return whyNotByStatus[purchaseOrderStatuses.of(order.status)];
}
