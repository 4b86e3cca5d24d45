import { builder, loadBatched, many, ownStatements, type RequestContext, type RowOf } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';

import { purchaseOrder } from '../tables.ts';
import { trainerOrderOf } from './trainerOrder.ts';

builder.objectFields(TrainingClass.ref, (t) => ({
  purchaseOrders: many(t, {
    of: () => PurchaseOrder,
    by: purchaseOrder.classId,
    order: { raisedAt: purchaseOrder.raisedAt },
    defaultOrder: { raisedAt: 'DESC' },
  }),
  confirmedPurchaseOrder: t.field({
    type: PurchaseOrder.ref,
    nullable: true,
    description: 'The latest of its confirmed purchase orders.',
    columns: ['id'],
    resolve: ({ id }, _args, context) => confirmedOrderOf(context, id),
  }),
  whyNoTrainerOrder: t.string({
    nullable: true,
    extensions: ownStatements(4),
    description:
      'The reason why no order can be drafted for the trainer of the class, as a sentence. Null when one can, or when none is needed.',
    columns: ['id', 'status', 'title', 'courseVersionId', 'trainerId'],
    resolve: async (row, _args, context) => {
      const order = toTakePlace.includes(row.status) ? await trainerOrderOf(context.database, row) : null;
      return order && !order.draft ? `There is no order for the trainer: ${order.whyNot}.` : null;
    },
  }),
}));

const toTakePlace: readonly string[] = ['provisional', 'confirmed'];

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
