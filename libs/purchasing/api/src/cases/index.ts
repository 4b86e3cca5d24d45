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
import { createSupplier, createSupplierContact, updateSupplier, updateSupplierContact } from './suppliers.ts';

export const cases: DomainCases = {
  mutations: [
    acknowledgePurchaseOrder,
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
