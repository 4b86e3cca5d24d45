import { implementNode, Money, staff } from '@console/api-kit';
import { PurchaseOrderItem } from '../nodes.ts';

implementNode(PurchaseOrderItem, {
  rule: staff,
  audit: true,
  fields: (t) => ({
    description: t.exposeString('description'),
    quantity: t.exposeInt('quantity'),
    unitPrice: t.expose('unitPrice', { type: Money }),
    taxRatePercent: t.exposeFloat('taxRatePercent', { nullable: true }),
    taxable: t.exposeBoolean('taxable'),
    netPrice: t.expose('net', { type: Money }),
  }),
});
