import { invalidInput, mutationField, staff, type Writing } from '@console/api-kit';
import { changeNeedsReason, updatePurchaseOrderItemsInput, whyNotChangeItems } from '@console/purchasing-contracts';
import { asc, eq } from 'drizzle-orm';
import { PurchaseOrder, PurchaseOrderItem } from '../nodes.ts';
import { billedOf, namedByBills, notBilled } from '../supplier-bill/billedItems.ts';
import { purchaseOrderItem } from '../tables.ts';
import { keepItems } from './keepItems.ts';
import { type ItemRow, type ItemsEdit, planItems } from './planItems.ts';

mutationField('updatePurchaseOrderItems', {
  description:
    'Changes, adds and removes items of an order until it is delivered. A confirmed order needs a reason, and an acknowledged one has to be acknowledged anew.',
  rule: staff,
  input: updatePurchaseOrderItemsInput,
  describe: { items: 'All items. Those that the list leaves out are removed; one without an id is new.' },
  changes: PurchaseOrder,
  write: async (writing, { items = [], reason = null, ...seen }) => {
    const order = await writing.lock(PurchaseOrder, seen);
    writing.refuseIf(whyNotChangeItems(order));
    const known = await itemsOf(writing, order.id);
    const edit = planItems(known, items);
    refuseUnknown(edit);
    await refuseBilled(writing, edit);
    if (edit.added.length + edit.changed.length + edit.removed.length === 0) return order;
    if (changeNeedsReason(order) && reason === null) {
      throw invalidInput({ path: 'reason', message: 'Reason is required' });
    }
    writing.explain(reason);
    await writeItems(writing, order.id, edit);
    keepItems(writing, order, known, await itemsOf(writing, order.id));
    // What the supplier accepted is another order now.
    return writing.update(PurchaseOrder, order, { acknowledgedAt: null, acknowledgedBy: null });
  },
});

/** Reads the items of a locked order, in the order in which they are shown. */
function itemsOf({ tx }: Writing, orderId: string): Promise<ItemRow[]> {
  const { purchaseOrderId, createdAt, id } = purchaseOrderItem;
  return tx.select().from(purchaseOrderItem).where(eq(purchaseOrderId, orderId)).orderBy(asc(createdAt), asc(id));
}

/** @throws a violation for each item that somebody has removed meanwhile. */
function refuseUnknown({ unknown }: ItemsEdit): void {
  const [first, ...others] = unknown.map((index) => ({
    path: `items.${index}.id`,
    message: 'This item no longer exists.',
  }));
  if (first) throw invalidInput(first, ...others);
}

/** @throws a violation for each item that is removed although a bill names it, and for each that becomes less than is billed. */
async function refuseBilled({ tx }: Writing, { removed, changed }: ItemsEdit): Promise<void> {
  const named = await namedByBills(
    tx,
    removed.map(({ id }) => id),
  );
  const billed = await billedOf(
    tx,
    changed.map(({ item }) => item.id),
  );
  const [first, ...others] = [
    ...removed
      .filter(({ id }) => named.has(id))
      .map(({ description }) => ({
        path: 'items',
        message: `A bill names “${description}”, so it cannot be removed`,
      })),
    ...changed.flatMap(({ index, item, to }) => {
      const { quantity } = billed.get(item.id) ?? notBilled;
      return quantity <= to.quantity
        ? []
        : [
            {
              path: `items.${index}.quantity`,
              message: `${quantity} of this item ${quantity === 1 ? 'is' : 'are'} billed already`,
            },
          ];
    }),
  ];
  if (first) throw invalidInput(first, ...others);
}

async function writeItems(writing: Writing, purchaseOrderId: string, edit: ItemsEdit): Promise<void> {
  for (const item of edit.removed) await writing.remove(PurchaseOrderItem, item);
  for (const { item, to } of edit.changed) await writing.update(PurchaseOrderItem, item, to);
  await writing.insertAll(
    PurchaseOrderItem,
    edit.added.map((to) => ({ ...to, purchaseOrderId })),
  );
}
