import {
  builder,
  defineNode,
  implementNode,
  loadBatched,
  type RequestContext,
  type RowOf,
  staff,
} from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { purchaseOrder, purchaseOrderStatuses } from './tables.ts';

export const PurchaseOrder = defineNode('PurchaseOrder', 'purchase_orders', purchaseOrder);

const PurchaseOrderStatus = builder.enumType('PurchaseOrderStatus', { values: purchaseOrderStatuses });

implementNode(PurchaseOrder, {
  rule: staff,
  fields: (t) => ({
    reference: t.exposeString('ref'),
    status: t.expose('status', { type: PurchaseOrderStatus }),
  }),
});

builder.objectField(TrainingClass.ref, 'confirmedPurchaseOrder', (t) =>
  t.field({
    type: PurchaseOrder.ref,
    nullable: true,
    description: 'The latest of its purchase orders that is confirmed.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => confirmedOrderOf(context, id),
  }),
);

type Order = RowOf<typeof purchaseOrder>;

async function confirmedOrderOf(context: RequestContext, classId: string): Promise<Order | null> {
  const order = await loadBatched<Order>(context, confirmedOrderOf, classId, async (classIds) => {
    const rows = await context.database
      .selectDistinctOn([purchaseOrder.classId])
      .from(purchaseOrder)
      .where(and(inArray(purchaseOrder.classId, [...classIds]), eq(purchaseOrder.status, 'confirmed')))
      .orderBy(purchaseOrder.classId, desc(purchaseOrder.raisedAt), desc(purchaseOrder.id));
    return new Map(rows.map((row) => [row.classId ?? '', row]));
  });
  return order ?? null;
}
