import { mutationField, type RecordInput, staff, type Writing } from '@console/api-kit';
import { movePurchaseOrderInput, type PurchaseOrderMove } from '@console/purchasing-contracts';
import { PurchaseOrder } from '../nodes.ts';
import { factsIn, factsOfOrders } from '../supplier-bill/billedItems.ts';
import { planOrderMove } from './planOrderMove.ts';

/** The mutations, each with the move that it makes. */
const mutations: Readonly<Record<string, PurchaseOrderMove>> = {
  proposePurchaseOrder: 'propose',
  confirmPurchaseOrder: 'confirm',
  deliverPurchaseOrder: 'deliver',
  billPurchaseOrder: 'bill',
  completePurchaseOrder: 'complete',
  cancelPurchaseOrder: 'cancel',
};

for (const [name, move] of Object.entries(mutations)) {
  mutationField(name, {
    description: 'Moves a purchase order, if the table of moves allows it.',
    rule: staff,
    input: movePurchaseOrderInput,
    changes: PurchaseOrder,
    write: (writing, { reason, ...seen }) => {
      writing.explain(reason);
      return moveOrder(writing, seen, move);
    },
  });
}

/** Makes a move of an order, if the table of moves allows it. */
export async function moveOrder(writing: Writing, input: RecordInput, move: PurchaseOrderMove) {
  const order = await writing.lock(PurchaseOrder, input);
  const facts = await factsOfOrders(writing.tx, [order.id]);
  const { whyNot, to } = planOrderMove(order, factsIn(facts, order.id), move);
  writing.refuseIf(whyNot);
  return writing.update(PurchaseOrder, order, { status: to });
}
