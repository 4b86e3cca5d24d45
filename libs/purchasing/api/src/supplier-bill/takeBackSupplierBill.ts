import { mutationField, staff } from '@console/api-kit';
import { takeBackSupplierBillInput, whyNotTakeBack } from '@console/purchasing-contracts';
import { eq } from 'drizzle-orm';
import { SupplierBill } from '../nodes.ts';
import { purchaseOrderItem, supplierBillLine } from '../tables.ts';
import { followBills } from './followBills.ts';
import { keepBill } from './keepBill.ts';
import { lockOrdersOfItems } from './lockOrdersOfItems.ts';

mutationField('takeBackSupplierBill', {
  description:
    'Takes back a wrong bill. It stays, with the reason, and its number can be used again. Orders that are no longer billed as a whole are delivered again.',
  rule: staff,
  input: takeBackSupplierBillInput,
  changes: SupplierBill,
  write: async (writing, { reason, ...seen }) => {
    const { above, row: bill } = await writing.lockBelow(SupplierBill, seen, async ({ id }) => {
      const { billId, purchaseOrderItemId: itemId, net, tax } = supplierBillLine;
      const lines = await writing.tx
        .select({ itemId, net, tax, orderId: purchaseOrderItem.purchaseOrderId })
        .from(supplierBillLine)
        .innerJoin(purchaseOrderItem, eq(purchaseOrderItem.id, itemId))
        .where(eq(billId, id));
      const itemIds = lines.map((line) => line.itemId);
      return { lines, orders: [...(await lockOrdersOfItems(writing, itemIds)).values()] };
    });
    const { lines, orders } = above;
    writing.refuseIf(whyNotTakeBack({ ...bill, orders }));
    writing.explain(reason);
    const takenBack = await writing.update(SupplierBill, bill, {
      takenBackAt: writing.now,
      takenBackReason: reason,
    });
    for (const order of orders) {
      const ofOrder = lines.filter(({ orderId }) => orderId === order.id);
      keepBill(writing, order, bill, null, ofOrder);
    }
    await followBills(writing, orders, true);
    return takenBack;
  },
});
