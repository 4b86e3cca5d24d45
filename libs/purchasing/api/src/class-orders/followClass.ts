import { followEffect, onInquiry, type Writing } from '@console/api-kit';
import { classMoved, classTrainerChanged, impactOfClassEdit, tables } from '@console/classes-api';
import type { ClassMove } from '@console/classes-contracts';
import { countOf } from '@console/format';
import {
  type PurchaseOrderStatus,
  purchaseOrderMoves,
  purchaseOrderStatuses,
  whyOrderStays,
} from '@console/purchasing-contracts';
import { eq, inArray } from 'drizzle-orm';
import { PurchaseOrder } from '../nodes.ts';
import { stateAfter } from '../order-move/planOrderMove.ts';
import { factsIn, factsOfOrders } from '../supplier-bill/billedItems.ts';
import { purchaseOrder } from '../tables.ts';
import { impactOfOrder, impactOn, orderStays } from './impactOnOrders.ts';
import { lockOrders, type NamedOrder, ordersOfClass, ordersOfTrainer } from './namedOrders.ts';
import { draftTrainerOrder, trainerOrderOf } from './trainerOrder.ts';

/** The moves of orders that follow the moves of their class. A postponed class still needs its orders. */
const following: Readonly<Partial<Record<ClassMove, keyof typeof purchaseOrderMoves.moves>>> = {
  deliver: 'deliver',
  cancel: 'cancel',
};

/** The orders of a class follow its moves. One that is billed already is not canceled, because somebody has to talk to the supplier. A newly confirmed class gets an order for its trainer. */
followEffect(classMoved, {
  read: async (queries, { class: moved }, hold) => {
    if (hold) await lockOrders(queries, moved.id);
    const orders = await ordersOfClass(queries, moved.id);
    const ids = orders.map(({ order }) => order.id);
    return {
      orders,
      facts: await factsOfOrders(queries, ids),
      next: moved.status === 'confirmed' ? await trainerOrderOf(queries, moved) : null,
    };
  },
  plan: ({ orders, facts, next }, { move }) => {
    const name = following[move];
    const { from, to }: { from: readonly PurchaseOrderStatus[]; to: PurchaseOrderStatus } = name
      ? purchaseOrderMoves.moves[name]
      : { from: [], to: 'draft' };
    const concerned = orders
      .filter(({ order }) => from.includes(order.status))
      .map((one) => ({ one, facts: factsIn(facts, one.order.id) }));
    const stays = ({ facts: { hasBill } }: (typeof concerned)[number]) => to === 'canceled' && hasBill;
    return {
      moving: concerned
        .filter((order) => !stays(order))
        .map((order) => ({ one: order.one, to: stateAfter(to, order.facts) })),
      staying: concerned.filter(stays).map(({ one }) => one),
      next,
    };
  },
  impacts: (_queries, { moving, staying, next }) => [
    ...moving.map(({ one, to }) => impactOn(one, `is ${purchaseOrderStatuses.labels[to].toLowerCase()}`)),
    ...staying.map((one) => orderStays(one, 'stays: a bill is recorded for it')),
    ...impactOfOrder(next),
  ],
  write: async (writing, { moving, next }, { class: moved }) => {
    for (const [status, orders] of Map.groupBy(moving, ({ to }) => to)) {
      await setStatus(
        writing,
        orders.map(({ one }) => one),
        status,
      );
    }
    await draftTrainerOrder(writing, moved, next);
  },
});

/** A new trainer gets an order. The former trainer's order is canceled, unless it was acknowledged. */
followEffect(classTrainerChanged, {
  read: async (queries, { class: changed, before, agreed }, hold) => {
    if (hold) await lockOrders(queries, changed.id);
    return {
      former: before.trainerId === null ? [] : await ordersOfTrainer(queries, changed.id, before.trainerId),
      next: changed.status === 'postponed' ? null : await trainerOrderOf(queries, changed, agreed),
    };
  },
  plan: ({ former, next }) => ({ former: former.map((one) => ({ one, whyStays: whyOrderStays(one.order) })), next }),
  impacts: (_queries, { former, next }) => [
    ...former.map(({ one, whyStays }) =>
      whyStays === null ? impactOn(one, 'is canceled') : orderStays(one, whyStays),
    ),
    ...impactOfOrder(next),
  ],
  write: async (writing, { former, next }, { class: changed }) => {
    // An order that stays belongs to the former trainer, so a change request names it.
    for (const { one } of former) writing.touch(PurchaseOrder, one.order.id);
    const canceled = former.filter(({ whyStays }) => whyStays === null).map(({ one }) => one);
    await setStatus(writing, canceled, 'canceled');
    await draftTrainerOrder(writing, changed, next);
  },
});

/** The orders of a trainer who gets more or fewer days. They stay, because somebody has to talk to the supplier. */
onInquiry(impactOfClassEdit, async (queries, { class: { id, trainerId }, sessions }) => {
  if (trainerId === null || sessions === null) return [];
  const before = await queries.$count(tables.trainingSession, eq(tables.trainingSession.classId, id));
  if (before === sessions) return [];
  const orders = await ordersOfTrainer(queries, id, trainerId);
  return orders.map((order) => orderStays(order, `stays as it is; it was made for ${countOf(before, 'day')}`));
});

async function setStatus(writing: Writing, orders: readonly NamedOrder[], status: PurchaseOrderStatus): Promise<void> {
  const ids = orders.map(({ order }) => order.id);
  if (ids.length > 0) await writing.updateAll(PurchaseOrder, inArray(purchaseOrder.id, ids), { status });
}
