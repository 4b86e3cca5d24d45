import { builder, loadBatched, Money, type RequestContext, type RowOf } from '@console/api-kit';
import { asc, eq, inArray, sum } from 'drizzle-orm';
import { PurchaseOrder, SupplierBill } from '../nodes.ts';
import { purchaseOrder, purchaseOrderItem, supplierBillLine } from '../tables.ts';

type Order = RowOf<typeof purchaseOrder>;

/** What all lines of a bill come to, in pence. */
interface Amounts {
  readonly net: number;
  readonly tax: number;
}

builder.objectFields(SupplierBill.ref, (t) => ({
  netPrice: t.field({
    type: Money,
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await amountsOfBill(context, id))?.net ?? 0,
  }),
  tax: t.field({
    type: Money,
    columns: ['id'],
    resolve: async ({ id }, _args, context) => (await amountsOfBill(context, id))?.tax ?? 0,
  }),
  purchaseOrders: t.field({
    type: [PurchaseOrder.ref],
    columns: ['id'],
    description: 'The orders that its lines name.',
    resolve: async ({ id }, _args, context) => (await ordersOfBill(context, id)) ?? [],
  }),
}));

function amountsOfBill(context: RequestContext, id: string): Promise<Amounts | undefined> {
  return loadBatched<Amounts>(context, amountsOfBill, id, async (ids) => {
    const { billId, net, tax } = supplierBillLine;
    const rows = await context.database
      .select({ billId, net: sum(net).mapWith(Number), tax: sum(tax).mapWith(Number) })
      .from(supplierBillLine)
      .where(inArray(billId, [...ids]))
      .groupBy(billId);
    return new Map(rows.map(({ billId: bill, ...amounts }) => [bill, amounts]));
  });
}

function ordersOfBill(context: RequestContext, id: string): Promise<readonly Order[] | undefined> {
  return loadBatched<readonly Order[]>(context, ordersOfBill, id, async (ids) => {
    const rows = await context.database
      .selectDistinct({ billId: supplierBillLine.billId, order: purchaseOrder })
      .from(supplierBillLine)
      .innerJoin(purchaseOrderItem, eq(purchaseOrderItem.id, supplierBillLine.purchaseOrderItemId))
      .innerJoin(purchaseOrder, eq(purchaseOrder.id, purchaseOrderItem.purchaseOrderId))
      .where(inArray(supplierBillLine.billId, [...ids]))
      .orderBy(asc(supplierBillLine.billId), asc(purchaseOrder.number));
    const byBill = Map.groupBy(rows, ({ billId }) => billId);
    return new Map([...byBill].map(([bill, found]) => [bill, found.map(({ order }) => order)]));
  });
}
