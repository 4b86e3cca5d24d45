import { implementNode, Money, one, staff } from '@console/api-kit';
import { PurchaseOrder, PurchaseOrderItem } from '../nodes.ts';
import { purchaseOrderItem } from '../tables.ts';

implementNode(PurchaseOrderItem, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    purchaseOrder: one(t, { from: purchaseOrderItem.purchaseOrderId, to: () => PurchaseOrder }),
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: Money }),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    taxable: t.exposeBoolean('taxable'),
    netPrice: t.expose('net', { type: Money }),
  }),
});
