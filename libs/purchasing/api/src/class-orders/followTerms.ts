import { askAll, onEffect, type RowOf, type Writing } from '@console/api-kit';
import { type ClassRow, trainerTermsAgreed, trainerTermsOf } from '@console/classes-api';
import { asc, eq } from 'drizzle-orm';
import { PurchaseOrderItem } from '../nodes.ts';
import { purchaseOrderItem } from '../tables.ts';
import { lockOrders } from './followClass.ts';
import { draftToRewrite, ordersOfTrainer } from './ordersFollowing.ts';
import { draftTrainerOrder, linesOf, workOf } from './trainerOrder.ts';

/**
 * The draft for the trainer of a class gets the agreed rate and travel. Without an order one is drafted with them. An order that the supplier
 * knows stays, because somebody has to talk to the supplier.
 */
onEffect(trainerTermsAgreed, async (writing, held) => {
  if (held.trainerId === null) return;
  await lockOrders(writing, held.id);
  const orders = await ordersOfTrainer(writing.tx, held.id, held.trainerId);
  const draft = draftToRewrite(orders);
  if (draft) return rewrite(writing, held, draft.order.id);
  if (orders.length > 0 || held.status === 'postponed') return;
  const agreed = await askAll(trainerTermsOf, writing.tx, held);
  if (agreed.length > 0) await draftTrainerOrder(writing, held);
});

/** Writes the lines of a draft anew. Lines that somebody added stay. */
async function rewrite(writing: Writing, held: ClassRow, orderId: string): Promise<void> {
  const work = await workOf(writing.tx, held);
  if (!work?.order.draft) return;
  const [delivery, travel] = linesOf(held, work.order.draft);
  const { id, purchaseOrderId } = purchaseOrderItem;
  const lines = await writing.tx
    .select()
    .from(purchaseOrderItem)
    .where(eq(purchaseOrderId, orderId))
    .orderBy(asc(id))
    .for('update');
  const ending = (word: string) => lines.find(({ description }) => description.endsWith(`, ${word}`));
  await writeLine(writing, orderId, ending('delivery'), delivery);
  await writeLine(writing, orderId, ending('travel'), travel);
}

async function writeLine(
  writing: Writing,
  purchaseOrderId: string,
  before: RowOf<typeof purchaseOrderItem> | undefined,
  line: ReturnType<typeof linesOf>[number] | undefined,
): Promise<void> {
  if (!line) {
    if (before) await writing.remove(PurchaseOrderItem, before);
  } else if (!before) {
    await writing.insert(PurchaseOrderItem, { ...line, purchaseOrderId });
  } else if (before.quantity !== line.quantity || before.unitPrice !== line.unitPrice) {
    await writing.update(PurchaseOrderItem, before, { quantity: line.quantity, unitPrice: line.unitPrice });
  }
}
