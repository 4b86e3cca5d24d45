import type { DomainCases } from '@console/api-kit/testing';
import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';
import { acknowledgePurchaseOrders } from './acknowledgePurchaseOrders.ts';
import { invariants } from './invariants.ts';

export const cases: DomainCases = {
  mutations: [acknowledgePurchaseOrder, acknowledgePurchaseOrders],
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
