import { defineStatuses, type ValueOf } from '@console/rules';
import * as icons from './icons.ts';

/** The states of a purchase order, in the order of its life. Spelled as in O§3. An unknown one counts as draft (O§3). */
export const purchaseOrderStatuses = defineStatuses(
  {
    draft: { label: 'Draft', tone: 'neutral', icon: icons.Edit20 },
    provisional: { label: 'Provisional', tone: 'neutral', icon: icons.CircleHint16 },
    confirmed: { label: 'Confirmed', tone: 'brand', icon: icons.Checkmark20 },
    delivered: { label: 'Delivered', tone: 'success', icon: icons.HatGraduation16 },
    billed: { label: 'Billed', tone: 'brand', icon: icons.Receipt16 },
    complete: { label: 'Complete', tone: 'success', icon: icons.CheckmarkCircleFilled20 },
    canceled: { label: 'Canceled', tone: 'outline', icon: icons.SubtractCircle16 },
  },
  'draft',
);
export type PurchaseOrderStatus = ValueOf<typeof purchaseOrderStatuses>;

/** Whether something is left to do or to pay for an order. */
export const isOpenOrder = ({ status }: { readonly status: string }): boolean =>
  status !== 'complete' && status !== 'canceled';
