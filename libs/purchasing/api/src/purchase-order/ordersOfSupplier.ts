import { builder, many } from '@console/api-kit';
import { PurchaseOrder, Supplier } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';

builder.objectField(Supplier.ref, 'purchaseOrders', (t) =>
  many(t, {
    of: () => PurchaseOrder,
    by: purchaseOrder.supplierId,
    order: { raisedAt: purchaseOrder.raisedAt },
    defaultOrder: { raisedAt: 'DESC' },
  }),
);
