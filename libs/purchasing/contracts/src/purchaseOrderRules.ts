import { joinList } from '@console/format';
import { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';
import { maxBillLines } from './supplierBillInputs.ts';

/** The reason why no order can be raised for a class, as a sentence. Null when one can. */
export function whyNotRaiseFor({ status }: { readonly status: string }): string | null {
  return status === 'canceled' ? 'This class is canceled, so no purchase order can be raised for it.' : null;
}

/** The reason why the items of an order cannot be changed, as a sentence. Null when they can. */
export function whyNotChangeItems({ status }: { readonly status: string }): string | null {
  const now = purchaseOrderStatuses.of(status);
  if (now === 'draft' || now === 'provisional' || now === 'confirmed') return null;
  return `This purchase order is ${purchaseOrderStatuses.labels[now].toLowerCase()}, so its items can no longer be changed.`;
}

/** Whether a change of an order's items needs a reason: the supplier counts on a confirmed order. */
export const changeNeedsReason = ({ status }: { readonly status: string }): boolean => status === 'confirmed';

const whyNotBillByStatus: Readonly<Record<PurchaseOrderStatus, string | null>> = {
  draft: 'This purchase order is a draft. A bill can be recorded once it is confirmed.',
  provisional: 'This purchase order is provisional. A bill can be recorded once it is confirmed.',
  confirmed: null,
  delivered: null,
  billed: null,
  complete: 'This purchase order is complete, so no further bill can be recorded for it.',
  canceled: 'This purchase order is canceled, so no bill can be recorded for it.',
};

/** The reason why no bill can be recorded for an order, as a sentence. Null when one can. */
export function whyNotBill({ status }: { readonly status: string }): string | null {
  return whyNotBillByStatus[purchaseOrderStatuses.of(status)];
}

interface OrderToBill {
  readonly supplier: { readonly id: string; readonly name: string };
  /** The number of its items. */
  readonly items: number;
}

/** The reason why one bill cannot name all of these orders, as a sentence. Null when it can. */
export function whyNotBillTogether(orders: readonly OrderToBill[]): string | null {
  const names = new Map(orders.map(({ supplier: { id, name } }) => [id, name]));
  if (names.size > 1) return `A bill comes from one supplier. These orders are to ${joinList([...names.values()])}.`;
  const items = orders.reduce((sum, order) => sum + order.items, 0);
  return items > maxBillLines ? `A bill has at most ${maxBillLines} lines. These orders have ${items} items.` : null;
}

interface RecordedBill {
  /** When the bill was taken back. Null for one that counts. */
  readonly takenBackAt: unknown;
  /** The orders that it bills. */
  readonly orders: readonly { readonly ref: string; readonly status: string }[];
}

/** The reason why a bill cannot be taken back, as a sentence. Null when it can. */
export function whyNotTakeBack({ takenBackAt, orders }: RecordedBill): string | null {
  if (takenBackAt) return 'This bill has already been taken back.';
  const complete = orders.find(({ status }) => status === 'complete');
  return complete ? `${complete.ref} is complete, so this bill can no longer be taken back.` : null;
}
