import { defineNode, implementNode, Money, staff } from '@console/api-kit';
import { purchaseOrderItem } from './tables.ts';

export const PurchaseOrderItem = defineNode('PurchaseOrderItem', 'purchase_order_items', purchaseOrderItem);

implementNode(PurchaseOrderItem, {
  rule: staff,
  fields: (t) => ({
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: Money }),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    taxable: t.exposeBoolean('taxable'),
    netPrice: t.expose('net', { type: Money }),
  }),
});
