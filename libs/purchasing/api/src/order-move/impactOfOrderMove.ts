import { builder, loadRow, ownStatements, toIri } from '@console/api-kit';
import { type Impact, ImpactType, refusalOf } from '@console/core-api';
import { type PurchaseOrderMove, purchaseOrderMoves } from '@console/purchasing-contracts';
import { PurchaseOrder } from '../nodes.ts';
import { factsIn, factsOfOrders } from '../supplier-bill/billedItems.ts';
import { planOrderMove } from './planOrderMove.ts';

const values = Object.keys(purchaseOrderMoves.moves).filter((name): name is PurchaseOrderMove => name !== 'unbill');
const PurchaseOrderMoveType = builder.enumType('PurchaseOrderMove', { values });

builder.objectField(PurchaseOrder.ref, 'impactOf', (t) =>
  t.field({
    type: [ImpactType],
    extensions: ownStatements(2),
    description:
      'What a move by hand would do now besides its own state. When the move would be refused, only the reason.',
    args: { move: t.arg({ type: PurchaseOrderMoveType, required: true }) },
    columns: ['id'],
    resolve: async ({ id }, { move }, context): Promise<Impact[]> => {
      const order = await loadRow(context, PurchaseOrder, id);
      if (!order) return [];
      const { whyNot, to } = planOrderMove(order, factsIn(await factsOfOrders(context.database, [id]), id), move);
      const { ref, supplierName: title } = order;
      if (whyNot !== null) return refusalOf({ ref, title }, whyNot);
      if (to === purchaseOrderMoves.moves[move].to) return [];
      const consequence = 'is billed at once, because all of its items are billed';
      return [
        { entity: 'purchase_order', target: toIri(PurchaseOrder.prefix, id), reference: ref, title, consequence },
      ];
    },
  }),
);
