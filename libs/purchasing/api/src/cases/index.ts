import type { DomainCases } from '@console/api-kit/testing';
import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
import { acknowledgePurchaseOrders } from './acknowledgePurchaseOrders.ts';
import {
  approveSupplierBankChange,
  proposeSupplierBankChange,
  rejectSupplierBankChange,
  revealBankDetails,
  revealProposedBankDetails,
  withdrawSupplierBankChange,
} from './bankChanges.ts';
import { invariants } from './invariants.ts';
import { printPurchaseOrder } from './printPurchaseOrder.ts';
import {
  billPurchaseOrder,
  cancelPurchaseOrder,
  completePurchaseOrder,
  confirmPurchaseOrder,
  deliverPurchaseOrder,
  proposePurchaseOrder,
} from './purchaseOrderMoves.ts';
import { createPurchaseOrder, updatePurchaseOrderItems } from './purchaseOrders.ts';
import { recordSupplierBill, takeBackSupplierBill } from './supplierBills.ts';
import { createSupplier, createSupplierContact, updateSupplier, updateSupplierContact } from './suppliers.ts';

export const cases: DomainCases = {
  mutations: [
    acknowledgePurchaseOrder,
    billPurchaseOrder,
    cancelPurchaseOrder,
    completePurchaseOrder,
    confirmPurchaseOrder,
    createPurchaseOrder,
    deliverPurchaseOrder,
    proposePurchaseOrder,
    recordSupplierBill,
    printPurchaseOrder,
    takeBackSupplierBill,
    updatePurchaseOrderItems,
    acknowledgePurchaseOrders,
    createSupplier,
    updateSupplier,
    createSupplierContact,
    updateSupplierContact,
    proposeSupplierBankChange,
    approveSupplierBankChange,
    rejectSupplierBankChange,
    withdrawSupplierBankChange,
    revealBankDetails,
    revealProposedBankDetails,
  ],
  effects: [
    {
      mutation: 'updateTrainingClass',
      expectedChanges: [
        'created purchase_orders/*',
        'created purchase_order_items/*',
        'suppliers/:id',
        'lists PurchaseOrder',
      ],
    },
  ],
  invariants,
};
