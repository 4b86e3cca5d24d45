import { builder, loadBatched, Money, type RequestContext, type RowOf } from '@console/api-kit';
import { asc, desc, eq, inArray } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem, SupplierBill } from '../nodes.ts';
import { purchaseOrderItem, supplierBill, supplierBillLine } from '../tables.ts';
import { type BilledItem, billedOf, notBilled } from './billedItems.ts';

type Bill = RowOf<typeof supplierBill>;

builder.objectField(PurchaseOrder.ref, 'bills', (t) =>
  t.field({
    type: [SupplierBill.ref],
    columns: ['id'],
    description: 'The bills that name an item of it, the newest first, with those that were taken back.',
    resolve: async ({ id }, _args, context) => (await billsOfOrder(context, id)) ?? [],
  }),
);

builder.objectFields(PurchaseOrderItem.ref, (t) => ({
  billedQuantity: t.int({
    columns: ['id'],
    description: 'The quantity that bills name, without those that were taken back.',
    resolve: async ({ id }, _args, context) => (await billedItem(context, id)).quantity,
  }),
  billedNetPrice: t.field({
    type: Money,
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await billedItem(context, id)).net,
  }),
  billedTax: t.field({
    type: Money,
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await billedItem(context, id)).tax,
  }),
}));

async function billedItem(context: RequestContext, id: string): Promise<BilledItem> {
  return (await loadBatched(context, billedOf, id, (ids) => billedOf(context.database, ids))) ?? notBilled;
}

function billsOfOrder(context: RequestContext, id: string): Promise<readonly Bill[] | undefined> {
  return loadBatched<readonly Bill[]>(context, billsOfOrder, id, async (orderIds) => {
    const rows = await context.database
      .selectDistinct({ orderId: purchaseOrderItem.purchaseOrderId, bill: supplierBill })
      .from(supplierBill)
      .innerJoin(supplierBillLine, eq(supplierBillLine.billId, supplierBill.id))
      .innerJoin(purchaseOrderItem, eq(purchaseOrderItem.id, supplierBillLine.purchaseOrderItemId))
      .where(inArray(purchaseOrderItem.purchaseOrderId, [...orderIds]))
      .orderBy(asc(purchaseOrderItem.purchaseOrderId), desc(supplierBill.day), desc(supplierBill.id));
    const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
    return new Map([...byOrder].map(([orderId, found]) => [orderId, found.map(({ bill }) => bill)]));
  });
}
