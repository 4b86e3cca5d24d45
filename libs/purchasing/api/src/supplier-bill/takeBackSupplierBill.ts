import { mutationField, staff } from '@console/api-kit';
import { takeBackSupplierBillInput, whyNotTakeBack } from '@console/purchasing-contracts';
import { eq } from 'drizzle-orm';
import { SupplierBill } from '../nodes.ts';
import { supplierBillLine } from '../tables.ts';
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
      const lines = await writing.tx.select().from(supplierBillLine).where(eq(supplierBillLine.billId, id));
      const itemIds = lines.map(({ purchaseOrderItemId }) => purchaseOrderItemId);
      return { lines, orders: [...(await lockOrdersOfItems(writing, itemIds)).values()] };
    });
    const { lines, orders } = above;
    writing.refuseIf(whyNotTakeBack({ ...bill, orders }));
    writing.explain(reason);
    const takenBack = await writing.update(SupplierBill, bill, {
      takenBackAt: writing.now,
      takenBackReason: reason,
    });
    for (const order of orders) keepBill(writing, order, bill, null, lines);
    await followBills(writing, orders, true);
    return takenBack;
  },
});
