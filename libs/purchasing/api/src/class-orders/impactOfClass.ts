import { onInquiry, toIri } from '@console/api-kit';
import {
  type Impact,
  impactOfClassEdit,
  impactOfClassMove,
  impactOfClassTrainer,
  impactOfTrainerTerms,
  tables,
} from '@console/classes-api';
import { classMoves } from '@console/classes-contracts';
import { countOf, formatMoney } from '@console/format';
import { purchaseOrderStatuses, whyOrderStays } from '@console/purchasing-contracts';
import { eq } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';
import { draftToRewrite, type NamedOrder, ordersFollowing, ordersOfTrainer } from './ordersFollowing.ts';

import { netOf, type TrainerOrder, trainerOrderOf, workOf } from './trainerOrder.ts';

/** The orders of a class that a move changes, and the order that its trainer would get. */
onInquiry(impactOfClassMove, async (queries, { class: one, move }) => {
  const follow = await ordersFollowing(queries, one.id, move);
  const { to } = classMoves.moves[move];
  return [
    ...(follow?.orders ?? []).map((order) =>
      impactOn(order, `is ${purchaseOrderStatuses.labels[follow?.to ?? 'draft'].toLowerCase()}`),
    ),
    ...impactOfOrder(to === 'confirmed' ? await trainerOrderOf(queries, one) : null),
  ];
});

/** The orders of the former trainer, and the order that the new trainer would get. */
onInquiry(impactOfClassTrainer, async (queries, { class: one, trainerId, agreed }) => {
  const former = one.trainerId === null ? [] : await ordersOfTrainer(queries, one.id, one.trainerId);
  const next = one.status === 'postponed' ? null : await trainerOrderOf(queries, { ...one, trainerId }, agreed);
  return [
    ...former.map((order) => impactOn(order, whyOrderStays(order.order) ?? 'is canceled')),
    ...impactOfOrder(next),
  ];
});

/** The order of the trainer when something else is agreed: the draft is written anew, and an order that the supplier knows stays. */
onInquiry(impactOfTrainerTerms, async (queries, { class: one, agreed }) => {
  if (one.trainerId === null) return [];
  const orders = await ordersOfTrainer(queries, one.id, one.trainerId);
  if (orders.length === 0) {
    const none = one.status === 'postponed' || (agreed.dayRate === null && agreed.travel === null);
    return impactOfOrder(none ? null : await trainerOrderOf(queries, one, agreed));
  }
  const work = draftToRewrite(orders) ? await workOf(queries, one, agreed) : null;
  const { draft = null, whyNot = 'agree the change with the supplier' } = work?.order ?? {};
  const consequence = draft ? `is written anew for ${formatMoney(netOf(draft))}` : `stays as it is: ${whyNot}`;
  return orders.map((order) => impactOn(order, consequence));
});

/** The orders of a trainer who gets more or fewer days. They stay, because somebody has to talk to the supplier. */
onInquiry(impactOfClassEdit, async (queries, { class: { id, trainerId }, sessions }) => {
  if (trainerId === null || sessions === null) return [];
  const before = await queries.$count(tables.trainingSession, eq(tables.trainingSession.classId, id));
  if (before === sessions) return [];
  const orders = await ordersOfTrainer(queries, id, trainerId);
  return orders.map((order) => impactOn(order, `stays as it is; it was made for ${countOf(before, 'day')}`));
});

function impactOn({ order: { id, ref }, supplierName }: NamedOrder, consequence: string): Impact {
  return {
    entity: 'purchase_order',
    target: toIri(PurchaseOrder.prefix, id),
    reference: ref,
    title: supplierName,
    consequence,
  };
}

function impactOfOrder(order: TrainerOrder | null): Impact[] {
  if (!order) return [];
  const { name: title, draft, whyNot } = order;
  const added = { target: null, reference: 'New purchase order', title };
  return [
    draft
      ? { entity: 'purchase_order', ...added, consequence: `is drafted for ${formatMoney(netOf(draft))}` }
      : { entity: 'note', ...added, consequence: `is not drafted: ${whyNot}` },
  ];
}
