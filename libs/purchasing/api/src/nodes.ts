import { defineNode } from '@console/api-kit';
import { purchaseOrder, purchaseOrderItem, supplier } from './tables.ts';

export const PurchaseOrder = defineNode('PurchaseOrder', 'purchase_orders', purchaseOrder);
export const PurchaseOrderItem = defineNode('PurchaseOrderItem', 'purchase_order_items', purchaseOrderItem);
export const Supplier = defineNode('Supplier', 'suppliers', supplier);
