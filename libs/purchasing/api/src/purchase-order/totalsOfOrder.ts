import { builder, loadBatched, Money, type RequestContext } from '@console/api-kit';
import { taxOf } from '@console/core-contracts';
import { inArray } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem } from '../nodes.ts';
import { purchaseOrderItem } from '../tables.ts';

builder.objectField(PurchaseOrderItem.ref, 'tax', (t) =>
  t.field({
    type: Money,
    columns: ['net', 'taxable', 'taxRatePercent'],
    description: 'To the nearest penny, half up.',
    resolve: (item) => taxOf(item.net, item),
  }),
);

builder.objectFields(PurchaseOrder.ref, (t) => ({
  tax: t.field({
    type: Money,
    columns: ['id'],
    description: 'The sum of the tax of its items.',
    resolve: ({ id }, _args, context) => taxOfOrder(context, id),
  }),
  gross: t.field({
    type: Money,
    columns: ['id', 'net'],
    resolve: async ({ id, net }, _args, context) => net + (await taxOfOrder(context, id)),
  }),
}));

async function taxOfOrder(context: RequestContext, id: string): Promise<number> {
  const tax = await loadBatched<number>(context, taxOfOrder, id, async (orderIds) => {
    const items = await context.database
      .select()
      .from(purchaseOrderItem)
      .where(inArray(purchaseOrderItem.purchaseOrderId, [...orderIds]));
    const byOrder = Map.groupBy(items, ({ purchaseOrderId }) => purchaseOrderId);
    return new Map(
      [...byOrder].map(([orderId, ofOrder]) => [
        orderId,
        ofOrder.reduce((sum, item) => sum + taxOf(item.net, item), 0),
      ]),
    );
  });
  return tax ?? 0;
}
