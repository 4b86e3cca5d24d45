import { defineNode } from '@console/api-kit';
import { purchaseOrder, purchaseOrderItem, supplier, supplierBill, supplierBillLine } from './tables.ts';

export const PurchaseOrder = defineNode('PurchaseOrder', 'purchase_orders', purchaseOrder);
export const PurchaseOrderItem = defineNode('PurchaseOrderItem', 'purchase_order_items', purchaseOrderItem);
export const Supplier = defineNode('Supplier', 'suppliers', supplier);
export const SupplierBill = defineNode('SupplierBill', 'supplier_bills', supplierBill);
export const SupplierBillLine = defineNode('SupplierBillLine', 'supplier_bill_lines', supplierBillLine);
