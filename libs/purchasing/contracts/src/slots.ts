import { defineSlot } from '@console/platform/slots';

/** The props of a panel below a purchase order. */
export interface PurchaseOrderSlotProps {
  /** The order's id: `purchase_orders/01J…`. */
  readonly purchaseOrder: string;
}

/** Cards of a purchase order below its bills, as wide as the page, for example its scheduled jobs from another domain. */
export const purchaseOrderDetailPanel = defineSlot<PurchaseOrderSlotProps>('purchaseOrder.detail.panel');

/** The props of a panel beside a supplier. */
export interface SupplierSlotProps {
  /** The supplier's id: `suppliers/01J…`. */
  readonly supplier: string;
}

/**
 * Cards in the side column of a supplier (O§2), below its address, for example its emails from another domain. The column is 344 px wide,
 * on narrow windows as wide as the window.
 */
export const supplierDetailPanel = defineSlot<SupplierSlotProps>('supplier.detail.panel');
