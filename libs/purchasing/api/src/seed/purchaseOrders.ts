import { days, insertRows, type Random, random, type SeedContext } from '@console/api-kit/seeding';
import { seed as classes } from '@console/classes-api';
import type { PurchaseOrderStatus } from '@console/purchasing-contracts';
import { purchaseOrder, purchaseOrderItem } from '../tables.ts';
import { insertBills } from './bills.ts';
import type { SeededFirm } from './firms.ts';
import type { SeededSuppliers } from './suppliers.ts';

interface PlannedOrder {
  draw: Random;
  supplierId: string;
  class: classes.PlannedClass;
  raisedAt: Date;
  status: PurchaseOrderStatus;
  items: { description: string; quantity: number; unitPrice: number; taxable: boolean }[];
  /** The supplier has certainly not accepted it yet. */
  pending: boolean;
}

/** Writes the orders to trainers and firms for the classes. Returns the next free number. */
export async function insertPurchaseOrders(
  context: SeedContext,
  planned: readonly classes.PlannedClass[],
  suppliers: SeededSuppliers,
  firstNumber: number,
): Promise<number> {
  const { now } = context;
  const undecided = planned.find((one) => isUndecided(one, now));
  const orders = planned.flatMap((one) => [
    ...trainerOrder(one, suppliers.ofTrainers, now),
    ...firmOrder(one, suppliers.firms, now, one === undecided),
  ]);
  const rows = orders.map((order, index) => orderRows(order, firstNumber + index, now));
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
  await insertBills(context, rows);
  return firstNumber + orders.length;
}

function trainerOrder(one: classes.PlannedClass, suppliers: ReadonlyMap<string, string>, now: Date): PlannedOrder[] {
  const { draw, trainer, sessions } = one;
  if (!trainer || !draw.chance(0.92)) return [];
  const raisedAt = days.earliest(now, days.addDays(one.createdAt, draw.between(0, 9)));
  const items = [
    { description: `${one.course.title}, delivery`, quantity: sessions.length, unitPrice: trainer.rate, taxable: true },
  ];
  if (one.address) {
    const travel = draw.between(2, 17) * 500;
    items.push({ description: 'Travel', quantity: sessions.length, unitPrice: travel, taxable: false });
  }
  const supplierId = suppliers.get(trainer.id) ?? '';
  return [{ draw, supplierId, class: one, raisedAt, status: statusOf(one, now), items, pending: false }];
}

/** Whether a class can be chosen whose order is pending on any day: a provisional one to come, with seats to sell. */
function isUndecided(one: classes.PlannedClass, now: Date): boolean {
  const open = one.status === 'provisional' && one.customer === null && classes.startOf(one) > now;
  return open && classes.freeSeats(one) >= 2;
}

/**
 * Plans a further order for one class in nine: a room, lunch or workbooks. It is raised no later than the trainer's
 * order.
 *
 * @param pending plans it in any case, and the firm has not accepted it yet.
 */
function firmOrder(
  one: classes.PlannedClass,
  firms: readonly SeededFirm[],
  now: Date,
  pending: boolean,
): PlannedOrder[] {
  const draw = random('firm order', one.id);
  if (!draw.chance(0.11) && !pending) return [];
  const firm = draw.pick(firms);
  const raisedAt = days.earliest(now, one.createdAt);
  const dayCount = one.sessions.length;
  const item = {
    description: firm.offer,
    quantity: firm.perDelegate ? Math.max(1, one.places) : Math.max(1, dayCount),
    unitPrice: draw.between(firm.price.from / 50, firm.price.to / 50) * 50,
    taxable: true,
  };
  return [
    { draw, supplierId: firm.id, class: one, raisedAt, status: statusOf(one, now, draw), items: [item], pending },
  ];
}

function orderRows(order: PlannedOrder, number: number, now: Date) {
  const { draw, supplierId, raisedAt, status, items, class: one, pending } = order;
  const { createdBy } = one;
  const acknowledged = status !== 'draft' && status !== 'canceled' && draw.chance(0.75) && !pending;
  const acknowledgedAt = acknowledged ? days.earliest(now, days.addDays(raisedAt, draw.number() * 3)) : null;
  const id = draw.id(raisedAt);
  return {
    endsAt: classes.endOf(one),
    order: {
      id,
      number,
      status,
      raisedAt,
      acknowledgedAt,
      acknowledgedBy: acknowledged ? createdBy : null,
      supplierId,
      classId: one.id,
      net: items.reduce((total, { quantity, unitPrice }) => total + quantity * unitPrice, 0),
      createdBy,
      createdAt: raisedAt,
      updatedBy: createdBy,
      updatedAt: acknowledgedAt ?? raisedAt,
      version: acknowledged ? 2 : 1,
    },
    items: items.map((item, index) => ({
      id: draw.id(new Date(raisedAt.getTime() + index)),
      purchaseOrderId: id,
      ...item,
      createdBy,
      createdAt: new Date(raisedAt.getTime() + index),
      updatedBy: createdBy,
      updatedAt: raisedAt,
    })),
  };
}

function statusOf(one: classes.PlannedClass, now: Date, draw = one.draw): PurchaseOrderStatus {
  const { status } = one;
  if (status === 'canceled') return 'canceled';
  if (status === 'provisional' || status === 'postponed') return draw.pick(['draft', 'provisional']);
  if (status === 'confirmed') return draw.chance(0.9) ? 'confirmed' : 'provisional';
  return classes.endOf(one) < days.addDays(now, -30) ? draw.pick(['billed', 'complete', 'complete']) : 'delivered';
}
