import { builder, many } from '@console/api-kit';
import { eq } from 'drizzle-orm';
import { PurchaseOrder, Supplier } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';

builder.objectFields(Supplier.ref, (t) => ({
  purchaseOrders: many(t, {
    of: () => PurchaseOrder,
    by: purchaseOrder.supplierId,
    order: { raisedAt: purchaseOrder.raisedAt },
    defaultOrder: { raisedAt: 'DESC' },
  }),
  ordersToBill: many(t, {
    description: 'The delivered orders to it, the oldest first: not all of their items are billed.',
    of: () => PurchaseOrder,
    by: purchaseOrder.supplierId,
    only: eq(purchaseOrder.status, 'delivered'),
    order: { raisedAt: purchaseOrder.raisedAt },
    defaultOrder: { raisedAt: 'ASC' },
  }),
}));
