import { invalidInput, mutationField, type RowOf, requireUlid, staff, startOf, type Writing } from '@console/api-kit';
import {
  billsSomething,
  recordSupplierBillInput,
  type SupplierBillLineInput,
  whyNotBill,
} from '@console/purchasing-contracts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import { PurchaseOrderItem, Supplier, SupplierBill, SupplierBillLine } from '../nodes.ts';
import { type purchaseOrder, purchaseOrderItem, supplierBill } from '../tables.ts';
import { billedOf, notBilled } from './billedItems.ts';
import { followBills } from './followBills.ts';
import { keepBill } from './keepBill.ts';
import { lockOrdersOfItems } from './lockOrdersOfItems.ts';

type Item = RowOf<typeof purchaseOrderItem>;
type Order = RowOf<typeof purchaseOrder>;

/** A line of an input with what it is about. */
interface Line extends Omit<SupplierBillLineInput, 'item'> {
  /** Its place in the input, for violations. */
  readonly index: number;
  readonly item: Item;
  readonly order: Order;
}

mutationField('recordSupplierBill', {
  description:
    'Records a bill of a supplier about items of its orders. A delivered order whose items are all billed becomes billed. Amounts may differ from the order; a quantity above what is left is refused.',
  rule: staff,
  input: recordSupplierBillInput,
  describe: {
    number: "The supplier's own number, unique for the supplier. A bill that was taken back frees it.",
    day: 'The date of the bill, YYYY-MM-DD, not in the future.',
  },
  changes: SupplierBill,
  write: async (writing, input) => {
    // The supplier is locked before its orders (0036), so that nobody records the same number meanwhile.
    const supplier = await writing.hold(Supplier, input.supplier, 'supplier');
    await refuseUsedNumber(writing, supplier.id, input.number);
    const lines = await readLines(writing, input.lines);
    for (const { order } of lines) writing.refuseIf(whyNotBillFor(order, supplier));
    await refuseTooMuch(writing, lines);
    const bill = await writing.insert(SupplierBill, {
      supplierId: supplier.id,
      number: input.number,
      day: startOf(input.day),
    });
    await writing.insertAll(
      SupplierBillLine,
      lines.map(({ item, quantity, net, tax }) => ({
        billId: bill.id,
        purchaseOrderItemId: item.id,
        quantity,
        net,
        tax,
      })),
    );
    const orders = [...new Map(lines.map(({ order }) => [order.id, order])).values()];
    for (const order of orders) {
      const ofOrder = lines.filter((line) => line.order.id === order.id);
      keepBill(writing, order, null, bill, ofOrder);
    }
    await followBills(writing, orders);
    return bill;
  },
});

async function refuseUsedNumber({ tx }: Writing, supplierId: string, number: string): Promise<void> {
  const used = and(
    eq(supplierBill.supplierId, supplierId),
    eq(sql`lower(${supplierBill.number})`, sql`lower(${number})`),
    isNull(supplierBill.takenBackAt),
  );
  if ((await tx.$count(supplierBill, used)) === 0) return;
  throw invalidInput({ path: 'number', message: 'A bill of this supplier with this number is recorded already' });
}

/** Locks the orders of the lines, in the order of their ids, and reads the items. Lines about nothing are left out. */
async function readLines(writing: Writing, given: readonly SupplierBillLineInput[]): Promise<Line[]> {
  const named = given
    .map((line, index) => ({
      ...line,
      index,
      id: requireUlid(PurchaseOrderItem.prefix, line.item, `lines.${index}.item`),
    }))
    .filter(billsSomething);
  const ids = named.map(({ id }) => id);
  const orders = await lockOrdersOfItems(writing, ids);
  const items = await writing.tx.select().from(purchaseOrderItem).where(inArray(purchaseOrderItem.id, ids));
  const itemOf = new Map(items.map((item) => [item.id, item]));
  return named.map(({ id, index, quantity, net, tax }) => {
    const item = itemOf.get(id);
    const order = item && orders.get(item.purchaseOrderId);
    if (!item || !order) throw invalidInput({ path: `lines.${index}.item`, message: 'This item no longer exists.' });
    return { index, quantity, net, tax, item, order };
  });
}

function whyNotBillFor(order: Order, supplier: { readonly id: string; readonly name: string }): string | null {
  return order.supplierId === supplier.id ? whyNotBill(order) : `${order.ref} is not an order to ${supplier.name}.`;
}

/** @throws a violation for each line with a quantity above what is left of its item. */
async function refuseTooMuch(writing: Writing, lines: readonly Line[]): Promise<void> {
  const billed = await billedOf(
    writing.tx,
    lines.map(({ item }) => item.id),
  );
  const [first, ...others] = lines.flatMap(({ index, item, quantity }) => {
    const left = item.quantity - (billed.get(item.id) ?? notBilled).quantity;
    return quantity <= left ? [] : [{ path: `lines.${index}.quantity`, message: tooMuch(left) }];
  });
  if (first) throw invalidInput(first, ...others);
}

const tooMuch = (left: number) =>
  left === 0
    ? 'All of this item is billed already'
    : `Only ${left} of this item ${left === 1 ? 'is' : 'are'} left to bill`;
