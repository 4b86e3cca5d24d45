import { days, insertRows, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import type { PurchaseOrderStatus } from '@console/purchasing-contracts';
import { purchaseOrder, purchaseOrderItem } from '../tables.ts';

/** The orders that trainers have for their classes; answers the next free number. */
export async function insertPurchaseOrders(
  context: SeedContext,
  planned: readonly classes.PlannedClass[],
  suppliers: ReadonlyMap<string, string>,
  firstNumber: number,
): Promise<number> {
  const orders = planned.flatMap((one) =>
    one.trainer && one.draw.chance(0.92) ? [{ one, trainer: one.trainer }] : [],
  );
  const rows = orders.map(({ one, trainer }, index) =>
    orderRows(one, trainer, suppliers, firstNumber + index, context.now),
  );
  await insertRows(
    context.tx,
    purchaseOrder,
    rows.map((row) => row.order),
  );
  await insertRows(
    context.tx,
    purchaseOrderItem,
    rows.flatMap((row) => row.items),
  );
  return firstNumber + orders.length;
}

function orderRows(
  one: classes.PlannedClass,
  trainer: classes.SeededTrainer,
  suppliers: ReadonlyMap<string, string>,
  number: number,
  now: Date,
) {
  const { draw, createdBy } = one;
  const raisedAt = days.earliest(now, days.addDays(one.createdAt, draw.between(0, 9)));
  const status = statusOf(one, now);
  const acknowledged = status !== 'draft' && status !== 'canceled' && draw.chance(0.75);
  const stamps = { createdBy, createdAt: raisedAt, updatedBy: createdBy, updatedAt: raisedAt };
  const id = draw.id(raisedAt);
  const item = (description: string, quantity: number, unitPrice: number) => ({
    id: draw.id(raisedAt),
    purchaseOrderId: id,
    description,
    quantity,
    unitPrice,
    ...stamps,
  });
  const items = [item(`${one.course.title}, delivery`, one.sessions.length, trainer.rate)];
  if (one.address) items.push(item('Travel', one.sessions.length, draw.between(2, 17) * 500));
  const order = {
    id,
    number,
    status,
    raisedAt,
    acknowledgedAt: acknowledged ? days.earliest(now, days.addDays(raisedAt, draw.number() * 3)) : null,
    acknowledgedBy: acknowledged ? createdBy : null,
    supplierId: suppliers.get(trainer.id) ?? '',
    classId: one.id,
    net: items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0),
    ...stamps,
  };
  return { order, items };
}

function statusOf(one: classes.PlannedClass, now: Date): PurchaseOrderStatus {
  const { status, draw } = one;
  if (status === 'canceled') return 'canceled';
  if (status === 'provisional' || status === 'postponed') return draw.pick(['draft', 'provisional']);
  if (status === 'confirmed') return draw.chance(0.9) ? 'confirmed' : 'provisional';
  return classes.endOf(one) < days.addDays(now, -30) ? draw.pick(['billed', 'complete', 'complete']) : 'delivered';
}
