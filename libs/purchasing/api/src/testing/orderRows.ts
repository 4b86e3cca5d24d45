import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO } from '@console/api-kit/testing';
import { addClassesToMove, addTrainer } from '@console/classes-api/testing';
import type { PurchaseOrderStatus } from '@console/purchasing-contracts';
import { sql } from 'drizzle-orm';

interface OrderState {
  readonly status: PurchaseOrderStatus;
  /** The status of its class. Without it the order is for no class. */
  readonly classStatus?: 'provisional' | 'confirmed' | 'delivered' | undefined;
  /** The supplier is the record through which a trainer is paid. The trainer could teach the class. */
  readonly toTrainer?: boolean;
  /** How many of the two are billed. Without it no bill is recorded. */
  readonly billed?: number;
}

/**
 * Adds orders with one item: two days of £450.00. The order, its supplier, its item and its class have the same ULID, and so have the bill
 * and its line.
 *
 * @returns the ULIDs of the orders.
 */
export async function addOrders(
  database: Database,
  count: number,
  { status, classStatus, toTrainer = false, billed }: OrderState,
): Promise<string[]> {
  const ids = classStatus
    ? await addClassesToMove(database, count, { status: classStatus, over: classStatus === 'delivered' })
    : Array.from({ length: count }, () => newId());
  for (const id of ids) {
    const stamps = sql`${LONG_AGO}, ${LONG_AGO}`;
    if (toTrainer) await addTrainer(database, id, id);
    else
      await database.execute(sql`INSERT INTO supplier (id, name, vat_registered, created_at, updated_at)
      VALUES (${id}, 'Ridings Conference Venues Ltd', true, ${stamps})`);
    await database.execute(sql`INSERT INTO purchase_order (id, status, raised_at, supplier_id, class_id, created_at, updated_at)
      VALUES (${id}, ${status}, ${LONG_AGO}, ${id}, ${classStatus ? id : null}, ${stamps})`);
    await database.execute(sql`INSERT INTO purchase_order_item (id, purchase_order_id, description, quantity, unit_price, created_at, updated_at)
      VALUES (${id}, ${id}, 'Room hire', 2, 45000, ${stamps})`);
    if (billed !== undefined) await addBill(database, id, billed);
  }
  return ids;
}

/** Adds a bill about some of the two days of such an order, for £450.00 each. */
export async function addBill(database: Database, order: string, quantity: number, id = order): Promise<void> {
  await database.execute(sql`INSERT INTO supplier_bill (id, supplier_id, number, day, created_at, updated_at)
    VALUES (${id}, ${order}, ${`R-${id}`}, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO})`);
  await database.execute(sql`INSERT INTO supplier_bill_line (id, bill_id, purchase_order_item_id, quantity, net, tax, created_at, updated_at)
    VALUES (${id}, ${id}, ${order}, ${quantity}, ${quantity * 45_000}, ${quantity * 9_000}, ${LONG_AGO}, ${LONG_AGO})`);
}
