import { mutationField, staff, type Writing } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { createPurchaseOrderInput, whyNotRaiseFor } from '@console/purchasing-contracts';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem, Supplier } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';
import { keepItems } from './keepItems.ts';

mutationField('createPurchaseOrder', {
  description: 'Raises an order to a supplier, for a class or for none. It is a draft.',
  rule: staff,
  input: createPurchaseOrderInput,
  changes: PurchaseOrder,
  write: async (writing, { supplier: supplierIri, trainingClass, items }) => {
    // The class is locked before everything else (0036), so that nobody cancels it meanwhile.
    const held = trainingClass === null ? null : await writing.hold(TrainingClass, trainingClass, 'trainingClass');
    const supplier = await writing.refer(Supplier, supplierIri, 'supplier');
    if (held) {
      writing.refuseIf(whyNotRaiseFor(held));
      if (supplier.trainerId !== null) writing.refuseIf(await whyNoSecondOrder(writing, held.id, supplier.id));
    }
    const order = await writing.insert(PurchaseOrder, {
      status: 'draft',
      raisedAt: writing.now,
      supplierId: supplier.id,
      classId: held?.id ?? null,
    });
    const made = await writing.insertAll(
      PurchaseOrderItem,
      items.map((item) => ({ ...item, purchaseOrderId: order.id })),
    );
    keepItems(writing, order, [], made);
    return order;
  },
});

/**
 * A trainer has one order for a class that can still be changed: its items can be changed instead, and the terms of the class then
 * have one order to follow.
 */
async function whyNoSecondOrder({ tx }: Writing, classId: string, supplierId: string): Promise<string | null> {
  const { id, ref, status } = purchaseOrder;
  const [found] = await tx
    .select({ ref })
    .from(purchaseOrder)
    .where(
      and(
        eq(purchaseOrder.classId, classId),
        eq(purchaseOrder.supplierId, supplierId),
        inArray(status, ['draft', 'provisional', 'confirmed']),
      ),
    )
    .orderBy(asc(id))
    .limit(1);
  return found ? `${found.ref} is this trainer’s order for the class already. Change its items instead.` : null;
}
