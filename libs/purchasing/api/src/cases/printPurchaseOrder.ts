import type { MutationCase } from '@console/api-kit/testing';
import { addOrders } from '../testing/orderRows.ts';

export const printPurchaseOrder: MutationCase = {
  name: 'printPurchaseOrder',
  does: 'makes',
  table: 'purchase_order_print',
  record: 'purchaseOrderPrint',
  allowed: ['admin', 'manager'],
  candidates: (database) => addOrders(database, 4, { status: 'confirmed' }),
  input: (ulid) => ({ purchaseOrder: `purchase_orders/${ulid}` }),
  invalid: [
    {
      input: { purchaseOrder: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'purchaseOrder', message: 'Purchase order must be valid' }],
    },
    {
      input: { purchaseOrder: 'purchase_orders/01J9ZK0Q3M6V8T2B4C6D8E0F1G' },
      violations: [{ path: 'purchaseOrder', message: 'This purchase order no longer exists.' }],
    },
  ],
  refused: [],
  shows: (_viewer, ulid) => ({ purchaseOrder: { id: `purchase_orders/${ulid}` } }),
  expectedChanges: ['created purchase_order_prints/*', 'purchase_orders/:id'],
};
