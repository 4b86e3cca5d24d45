import { implementNode, mutationField, one, staff } from '@console/api-kit';
import { purchaseOrderToPrint } from '@console/purchasing-contracts';
import { PurchaseOrder, PurchaseOrderPrint } from '../nodes.ts';
import { purchaseOrderPrint } from '../tables.ts';

implementNode(PurchaseOrderPrint, {
  description: '`createdBy` printed an order.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    purchaseOrder: one(t, { from: purchaseOrderPrint.purchaseOrderId, to: () => PurchaseOrder }),
  }),
});

mutationField('printPurchaseOrder', {
  description: 'Keeps in the history of an order that it is printed. `purchaseOrderFileDownload` gives the file.',
  rule: staff,
  input: purchaseOrderToPrint,
  changes: PurchaseOrderPrint,
  write: async (writing, input) => {
    const order = await writing.refer(PurchaseOrder, input.purchaseOrder, 'purchaseOrder');
    writing.keepParts(PurchaseOrder, order, 'prints', [], ['PDF']);
    return writing.insert(PurchaseOrderPrint, { purchaseOrderId: order.id });
  },
});
