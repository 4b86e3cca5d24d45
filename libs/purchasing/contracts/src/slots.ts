import { defineSlot } from '@console/platform/slots';

/** The props of a panel below a purchase order. */
export interface PurchaseOrderSlotProps {
  /** The order's id: `purchase_orders/01J…`. */
  readonly purchaseOrder: string;
}

/** Cards of a purchase order below its bills, as wide as the page, for example its scheduled jobs from another domain. */
export const purchaseOrderDetailPanel = defineSlot<PurchaseOrderSlotProps>('purchaseOrder.detail.panel');
