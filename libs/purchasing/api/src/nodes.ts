import { defineNode } from '@console/api-kit';
import { bankDetailsReveal, purchaseOrder, purchaseOrderItem, supplier, supplierBankChange } from './tables.ts';

export const PurchaseOrder = defineNode('PurchaseOrder', 'purchase_orders', purchaseOrder);
export const PurchaseOrderItem = defineNode('PurchaseOrderItem', 'purchase_order_items', purchaseOrderItem);
export const Supplier = defineNode('Supplier', 'suppliers', supplier);
export const SupplierBankChange = defineNode('SupplierBankChange', 'supplier_bank_changes', supplierBankChange);
export const BankDetailsReveal = defineNode('BankDetailsReveal', 'bank_details_reveals', bankDetailsReveal);
