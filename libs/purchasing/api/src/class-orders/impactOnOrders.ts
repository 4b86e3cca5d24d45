import { toIri } from '@console/api-kit';
import type { Impact } from '@console/core-api';
import { formatMoney } from '@console/format';
import { PurchaseOrder } from '../nodes.ts';
import type { NamedOrder } from './namedOrders.ts';
import { netOf, type TrainerOrder } from './trainerOrder.ts';

/** What happens to an order. */
export const impactOn = ({ order: { id, ref }, supplierName }: NamedOrder, consequence: string): Impact => ({
  entity: 'purchase_order',
  target: toIri(PurchaseOrder.prefix, id),
  reference: ref,
  title: supplierName,
  consequence,
});

/** An order that stays as it is, although the class changes. */
export const orderStays = (order: NamedOrder, consequence: string): Impact => ({
  ...impactOn(order, consequence),
  stays: true,
});

/** The order that is drafted for a trainer, or why none is. */
export function impactOfOrder(order: TrainerOrder | null): Impact[] {
  if (!order) return [];
  const { name: title, draft, whyNot } = order;
  const added = { target: null, reference: 'New purchase order', title };
  return [
    draft
      ? { entity: 'purchase_order', ...added, consequence: `is drafted for ${formatMoney(netOf(draft))}` }
      : { entity: 'note', ...added, consequence: `is not drafted: ${whyNot}` },
  ];
}
