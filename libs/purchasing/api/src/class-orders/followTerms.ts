import { followEffect, type RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { trainerTermsAgreed } from '@console/classes-api';
import { formatMoney } from '@console/format';
import { asc, eq } from 'drizzle-orm';
import { PurchaseOrderItem } from '../nodes.ts';
import { purchaseOrderItem } from '../tables.ts';
import { impactOfOrder, impactOn, orderStays } from './impactOnOrders.ts';
import { lockOrders, type NamedOrder, ordersOfTrainer } from './namedOrders.ts';
import { draftTrainerOrder, linesOf, netOf, type TrainerWork, workOf } from './trainerOrder.ts';

type Line = RowOf<typeof purchaseOrderItem>;

/** The orders to the trainer of a class, with what the trainer's work comes to now. */
interface OrdersAndWork {
  readonly orders: readonly NamedOrder[];
  readonly work: TrainerWork | null;
  /** The lines of the order when there is only one. */
  readonly lines: readonly Line[];
}

/**
 * The draft for the trainer of a class gets the agreed rate and travel. Without an order one is drafted with them. An order that the supplier
 * knows stays, because somebody has to talk to the supplier.
 */
followEffect(trainerTermsAgreed, {
  read: async (queries, { class: held, agreed }, hold): Promise<OrdersAndWork> => {
    if (held.trainerId === null) return { orders: [], work: null, lines: [] };
    if (hold) await lockOrders(queries, held.id);
    const orders = await ordersOfTrainer(queries, held.id, held.trainerId);
    const [only, ...others] = orders;
    const lines = only && others.length === 0 ? await linesOfOrder(queries, only.order.id, hold) : [];
    return { orders, work: await workOf(queries, held, agreed), lines };
  },
  plan: ({ orders, work, lines }, { class: held }) => {
    const [only] = orders;
    if (!only) {
      const isWanted = work !== null && work.hasTerms && held.status !== 'postponed';
      return { orders, whyNot: null, rewritten: null, next: isWanted ? work.order : null };
    }
    if (!isUnknown(orders)) {
      return { orders, whyNot: 'agree the change with the supplier', rewritten: null, next: null };
    }
    const { draft = null, whyNot = null } = work?.order ?? {};
    if (!draft) return { orders, whyNot, rewritten: null, next: null };
    const [delivery, travel] = linesOf(held, draft);
    const ending = (word: string) => lines.find(({ description }) => description.endsWith(`, ${word}`));
    const changing = [
      { before: ending('delivery'), line: delivery },
      { before: ending('travel'), line: travel },
    ].filter(({ before, line }) => before?.quantity !== line?.quantity || before?.unitPrice !== line?.unitPrice);
    if (changing.length === 0) return { orders: [], whyNot: null, rewritten: null, next: null };
    return { orders, whyNot: null, rewritten: { orderId: only.order.id, net: netOf(draft), changing }, next: null };
  },
  impacts: (_queries, { orders, whyNot, rewritten, next }) => [
    ...orders.map((one) =>
      rewritten
        ? impactOn(one, `is written anew for ${formatMoney(rewritten.net)}`)
        : orderStays(one, `stays as it is: ${whyNot}`),
    ),
    ...impactOfOrder(next),
  ],
  write: async (writing, { rewritten, next }, { class: held }) => {
    await draftTrainerOrder(writing, held, next);
    // Lines that somebody added stay.
    for (const { before, line } of rewritten?.changing ?? []) {
      if (!line) {
        if (before) await writing.remove(PurchaseOrderItem, before);
      } else if (!before) {
        await writing.insert(PurchaseOrderItem, { ...line, purchaseOrderId: rewritten?.orderId ?? '' });
      } else {
        await writing.update(PurchaseOrderItem, before, { quantity: line.quantity, unitPrice: line.unitPrice });
      }
    }
  },
});

/** Whether the only order is a draft that the supplier does not know. Otherwise somebody has to talk to the supplier. */
const isUnknown = ([only, ...others]: readonly NamedOrder[]): boolean =>
  only !== undefined && others.length === 0 && only.order.status === 'draft' && only.order.acknowledgedAt === null;

async function linesOfOrder(queries: Queries, orderId: string, hold: boolean): Promise<readonly Line[]> {
  const { id, purchaseOrderId } = purchaseOrderItem;
  const lines = queries.select().from(purchaseOrderItem).where(eq(purchaseOrderId, orderId)).orderBy(asc(id));
  return hold ? lines.for('update') : lines;
}
