import { type RowOf, ulidOf } from '@console/api-kit';
import type { editOrderItemsInput } from '@console/purchasing-contracts';
import type * as z from 'zod/mini';
import { PurchaseOrderItem } from '../nodes.ts';
import type { purchaseOrderItem } from '../tables.ts';

export type ItemRow = RowOf<typeof purchaseOrderItem>;

type Given = z.output<typeof editOrderItemsInput>['items'];

/** What an input says about an item. */
type Wanted = Omit<Given[number], 'id'>;

/** The differences between the items of an order and those of an input. */
export interface ItemsEdit {
  readonly added: readonly Wanted[];
  /** Each with its place in the input. */
  readonly changed: readonly { readonly index: number; readonly item: ItemRow; readonly to: Wanted }[];
  readonly removed: readonly ItemRow[];
  /** The places in the input of ids that the order does not have. */
  readonly unknown: readonly number[];
}

/** Compares the items of an order with those of an input. Items that stay as they are, are left out. */
export function planItems(known: readonly ItemRow[], given: Given): ItemsEdit {
  const byId = new Map(known.map((item) => [item.id, item]));
  const wanted = given.map(({ id, ...to }, index) => {
    const ulid = id === null ? null : ulidOf(PurchaseOrderItem.prefix, id);
    return { index, to, isNew: id === null, item: byId.get(ulid ?? '') };
  });
  const kept = new Set(wanted.map(({ item }) => item?.id));
  return {
    added: wanted.filter(({ isNew }) => isNew).map(({ to }) => to),
    changed: wanted.flatMap(({ index, item, to }) => (item && differs(item, to) ? [{ index, item, to }] : [])),
    removed: known.filter(({ id }) => !kept.has(id)),
    unknown: wanted.filter(({ isNew, item }) => !isNew && !item).map(({ index }) => index),
  };
}

const differs = (item: ItemRow, to: Wanted): boolean =>
  item.description !== to.description ||
  item.quantity !== to.quantity ||
  item.unitPrice !== to.unitPrice ||
  item.taxable !== to.taxable ||
  item.taxRatePercent !== to.taxRatePercent;
