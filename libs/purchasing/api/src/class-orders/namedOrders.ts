import type { RowOf } from '@console/api-kit';
import type { Queries } from '@console/api-kit/database';
import { and, asc, eq, ne } from 'drizzle-orm';
import { purchaseOrder, supplier } from '../tables.ts';

/** An order with the name of its supplier. */
export interface NamedOrder {
  readonly order: RowOf<typeof purchaseOrder>;
  readonly supplierName: string;
}

/** Returns the orders of a class that are not canceled, in the order of their ids. */
export function ordersOfClass(queries: Queries, classId: string): Promise<NamedOrder[]> {
  return select(queries, and(eq(purchaseOrder.classId, classId), ne(purchaseOrder.status, 'canceled')));
}

/** Like {@link ordersOfClass}, those to a trainer. */
export function ordersOfTrainer(queries: Queries, classId: string, trainerId: string): Promise<NamedOrder[]> {
  const ofClass = and(eq(purchaseOrder.classId, classId), ne(purchaseOrder.status, 'canceled'));
  return select(queries, and(ofClass, eq(supplier.trainerId, trainerId)));
}

/** Locks the orders of a class, so that nobody acknowledges one meanwhile. */
export async function lockOrders(queries: Queries, classId: string): Promise<void> {
  const { id } = purchaseOrder;
  await queries
    .select({ id })
    .from(purchaseOrder)
    .where(eq(purchaseOrder.classId, classId))
    .orderBy(asc(id))
    .for('no key update');
}

function select(queries: Queries, which: ReturnType<typeof and>): Promise<NamedOrder[]> {
  return queries
    .select({ order: purchaseOrder, supplierName: supplier.name })
    .from(purchaseOrder)
    .innerJoin(supplier, eq(supplier.id, purchaseOrder.supplierId))
    .where(which)
    .orderBy(asc(purchaseOrder.id));
}
