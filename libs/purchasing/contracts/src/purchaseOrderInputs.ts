import { comingToAtMost, pricedLineFields } from '@console/core-contracts';
import { across, changing, fieldGroup, list, reasonGiven, recordSeen, reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';
import { maxOrderTotal } from './orderTotal.ts';

const required = requiredIn.operations;

/** The most items of an order. Its screen shows all of them. */
export const maxOrderItems = 100;

const itemFields = pricedLineFields(maxOrderTotal);

const inTotal = <Item extends { quantity: number; unitPrice: number }>() =>
  comingToAtMost<Item>('A purchase order', maxOrderTotal);

/** The items of a new order, as forms edit them. */
export const newOrderItems = z.object({
  items: list('Items', fieldGroup('NewPurchaseOrderItemInput', itemFields), { required, max: maxOrderItems }).check(
    inTotal(),
  ),
});

/** The input of `createPurchaseOrder` (O§1): a draft to any supplier, for a class or for none. */
export const createPurchaseOrderInput = z.object({
  supplier: reference('Supplier', 'suppliers', { required }),
  trainingClass: reference('Class', 'training_classes'),
  ...newOrderItems.shape,
});

/** An item of an order. An item without an id is new. */
const changedItem = fieldGroup('PurchaseOrderItemInput', {
  id: reference('Item', 'purchase_order_items'),
  ...itemFields,
});

const allItems = list('Items', changedItem, { required, max: maxOrderItems }).check(inTotal());

/** The items of an order with the reason for their change, as forms edit them. */
export const editOrderItemsInput = z.object({ items: allItems, reason: reasonGiven });

interface ItemsGiven {
  readonly items?: z.output<typeof allItems> | undefined;
  readonly reason?: string | null | undefined;
}

/** A reason without items would explain nothing. */
const itemsToo = across<ItemsGiven, keyof ItemsGiven>(['items', 'reason'], 'items', ({ items, reason }) =>
  items === undefined && reason ? required('Items') : null,
);

/**
 * The input of `updatePurchaseOrderItems`: all items of the order. Items that the list leaves out are removed. A confirmed order
 * needs a reason.
 */
export const updatePurchaseOrderItemsInput = z
  .object({ ...recordSeen('Purchase order', 'purchase_orders'), ...changing(editOrderItemsInput.shape) })
  .check(itemsToo);
