import { defineNode } from '@console/api-kit';
import {
  bankDetailsReveal,
  purchaseOrder,
  purchaseOrderItem,
  purchaseOrderPrint,
  supplier,
  supplierBankChange,
  supplierBill,
  supplierBillLine,
} from './tables.ts';

export const PurchaseOrder = defineNode('PurchaseOrder', 'purchase_orders', purchaseOrder);
export const PurchaseOrderItem = defineNode('PurchaseOrderItem', 'purchase_order_items', purchaseOrderItem);
export const PurchaseOrderPrint = defineNode('PurchaseOrderPrint', 'purchase_order_prints', purchaseOrderPrint);
export const Supplier = defineNode('Supplier', 'suppliers', supplier);
export const SupplierBill = defineNode('SupplierBill', 'supplier_bills', supplierBill);
export const SupplierBillLine = defineNode('SupplierBillLine', 'supplier_bill_lines', supplierBillLine);
export const SupplierBankChange = defineNode('SupplierBankChange', 'supplier_bank_changes', supplierBankChange);
export const BankDetailsReveal = defineNode('BankDetailsReveal', 'bank_details_reveals', bankDetailsReveal);
