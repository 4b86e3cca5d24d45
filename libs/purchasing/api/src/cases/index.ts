import type { DomainCases } from '@console/api-kit/testing';
import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
import { invariants } from './invariants.ts';
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
    takeBackSupplierBill,
    updatePurchaseOrderItems,
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
