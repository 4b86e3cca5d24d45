import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import type { ClassMove } from '@console/classes-contracts';
import { type PurchaseOrderStatus, purchaseOrderMoves } from '@console/purchasing-contracts';
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { purchaseOrder, supplier } from '../tables.ts';

/** An order with the name of its supplier. */
export interface NamedOrder {
  readonly order: RowOf<typeof purchaseOrder>;
  readonly supplierName: string;
}

/** The moves of orders that follow the moves of their class. A postponed class still needs its orders. */
const following: Readonly<Partial<Record<ClassMove, keyof typeof purchaseOrderMoves.moves>>> = {
  deliver: 'deliver',
  cancel: 'cancel',
};

/** Returns the orders of a class that a move of it changes, in the order of their ids, with their new states. */
export async function ordersFollowing(
  queries: Queries,
  classId: string,
  classMove: ClassMove,
): Promise<{ to: PurchaseOrderStatus; orders: NamedOrder[] } | null> {
  const name = following[classMove];
  if (!name) return null;
  const { from, to } = purchaseOrderMoves.moves[name];
  const which = and(eq(purchaseOrder.classId, classId), inArray(purchaseOrder.status, [...from]));
  return { to, orders: await select(queries, which) };
}

/** Returns the orders of a class to a trainer that are not canceled, in the order of their ids. */
export function ordersOfTrainer(queries: Queries, classId: string, trainerId: string): Promise<NamedOrder[]> {
  const ofClass = and(eq(purchaseOrder.classId, classId), ne(purchaseOrder.status, 'canceled'));
  return select(queries, and(ofClass, eq(supplier.trainerId, trainerId)));
}

/**
 * Returns the draft that is written anew when something else is agreed with the trainer. Undefined when the supplier knows an order already,
 * because then somebody has to talk to the supplier.
 *
 * @param orders those of {@link ordersOfTrainer}.
 */
export function draftToRewrite([only, ...others]: readonly NamedOrder[]): NamedOrder | undefined {
  const isUnknown = only && only.order.status === 'draft' && only.order.acknowledgedAt === null;
  return isUnknown && others.length === 0 ? only : undefined;
}

function select(queries: Queries, which: ReturnType<typeof and>): Promise<NamedOrder[]> {
  return queries
    .select({ order: purchaseOrder, supplierName: supplier.name })
    .from(purchaseOrder)
    .innerJoin(supplier, eq(supplier.id, purchaseOrder.supplierId))
    .where(which)
    .orderBy(asc(purchaseOrder.id));
}
