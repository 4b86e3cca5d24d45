import { days, insertRows, random, type SeedContext } from '@console/api-kit/seeding';
import { taxOf } from '@console/core-contracts';
import type { PurchaseOrderStatus } from '@console/purchasing-contracts';
import { supplierBill, supplierBillLine } from '../tables.ts';

interface SeededOrder {
  /** The end of its class. */
  readonly endsAt: Date;
  readonly order: {
    id: string;
    number: number;
    status: PurchaseOrderStatus;
    supplierId: string;
    createdBy: string | null;
  };
  readonly items: readonly {
    id: string;
    quantity: number;
    unitPrice: number;
    taxable: boolean;
  }[];
}

/**
 * Writes the bills of the suppliers. Billed and complete orders are billed as a whole, one in ten of them at another price. Of some delivered
 * orders only the first of several items is billed so far.
 */
export async function insertBills({ tx, now }: SeedContext, orders: readonly SeededOrder[]): Promise<void> {
  const rows = orders.flatMap((one) => billRows(one, now));
  await insertRows(
    tx,
    supplierBill,
    rows.map(({ bill }) => bill),
  );
  await insertRows(
    tx,
    supplierBillLine,
    rows.flatMap(({ lines }) => lines),
  );
}

function billRows({ order, items, endsAt }: SeededOrder, now: Date) {
  const draw = random('supplier bill', order.id);
  const whole = order.status === 'billed' || order.status === 'complete';
  const some = order.status === 'delivered' && items.length > 1 && draw.chance(0.4);
  if (!whole && !some) return [];
  const createdAt = days.earliest(now, days.addDays(endsAt, draw.between(3, 12)));
  const day = days.at(days.dayOf(days.earliest(now, days.addDays(endsAt, draw.between(1, 3)))));
  const { createdBy } = order;
  const stamps = { createdBy, createdAt, updatedBy: createdBy, updatedAt: createdAt };
  const id = draw.id(createdAt);
  const extra = draw.chance(0.1) ? draw.between(1, 8) * 250 : 0;
  const lines = (whole ? items : items.slice(0, 1)).map((item, index) => {
    const net = item.quantity * item.unitPrice + (index === 0 ? extra : 0);
    return {
      id: draw.id(new Date(createdAt.getTime() + index)),
      billId: id,
      purchaseOrderItemId: item.id,
      quantity: item.quantity,
      net,
      tax: taxOf(net, item),
      ...stamps,
    };
  });
  const bill = {
    id,
    supplierId: order.supplierId,
    number: `${draw.pick(['INV', 'B', 'RE'])}-${order.number}`,
    day,
    ...stamps,
  };
  return [{ bill, lines }];
}
