import { defineDownload, staff } from '@console/api-kit';
import { pdfOf } from '@console/pdf';
import { purchaseOrderToPrint } from '@console/purchasing-contracts';
import { drawOrder } from './drawOrder.ts';
import { findOrder, readOrder } from './readOrder.ts';

/** A purchase order to send to its supplier (PUR-05). */
defineDownload('purchaseOrderFile', {
  description: 'A purchase order as a PDF file, addressed to its supplier.',
  rule: staff,
  input: purchaseOrderToPrint,
  what: 'purchase order',
  find: (database, { purchaseOrder }) => findOrder(database, purchaseOrder),
  file: async (database, found, reader) => {
    const order = await readOrder(database, found);
    const { reference, supplier, changedAt } = found;
    const facts = {
      title: `Purchase order ${reference} to ${supplier}`,
      author: order.buyer.name ?? '',
      changedAt: new Date(changedAt),
    } as const;
    return {
      name: `${reference}.pdf`,
      type: 'application/pdf',
      content: pdfOf(facts, reader, (paper, pause) => drawOrder(paper, order, pause)),
    };
  },
});
