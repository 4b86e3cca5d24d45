import { onEffect, type Writing } from '@console/api-kit';
import { classMoved, classTrainerChanged } from '@console/classes-api';
import { type PurchaseOrderStatus, whyOrderStays } from '@console/purchasing-contracts';
import { asc, eq, inArray } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';
import { ordersFollowing, ordersOfTrainer } from './ordersFollowing.ts';
import { draftTrainerOrder } from './trainerOrder.ts';

/** The orders of a class follow its moves. A newly confirmed class gets an order for its trainer. */
onEffect(classMoved, async (writing, { class: moved, move }) => {
  await lockOrders(writing, moved.id);
  const follow = await ordersFollowing(writing.tx, moved.id, move);
  if (follow) await setStatus(writing, follow.orders, follow.to);
  if (moved.status === 'confirmed') await draftTrainerOrder(writing, moved);
});

/** A new trainer gets an order. The former trainer's order is canceled, unless it was acknowledged. */
onEffect(classTrainerChanged, async (writing, { class: changed, before }) => {
  await lockOrders(writing, changed.id);
  if (before.trainerId !== null) {
    const orders = await ordersOfTrainer(writing.tx, changed.id, before.trainerId);
    await setStatus(
      writing,
      orders.filter(({ order }) => whyOrderStays(order) === null),
      'canceled',
    );
  }
  if (changed.status !== 'postponed') await draftTrainerOrder(writing, changed);
});

/** Locks the orders of a class, so that nobody acknowledges one meanwhile. */
export async function lockOrders({ tx }: Writing, classId: string): Promise<void> {
  const { id } = purchaseOrder;
  await tx.select({ id }).from(purchaseOrder).where(eq(purchaseOrder.classId, classId)).orderBy(asc(id)).for('update');
}

async function setStatus(
  writing: Writing,
  orders: Awaited<ReturnType<typeof ordersOfTrainer>>,
  status: PurchaseOrderStatus,
): Promise<void> {
  const ids = orders.map(({ order }) => order.id);
  if (ids.length > 0) await writing.updateAll(PurchaseOrder, inArray(purchaseOrder.id, ids), { status });
}
