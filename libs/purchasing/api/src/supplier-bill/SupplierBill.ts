import { implementNode, Money, many, one, staff } from '@console/api-kit';
import { PurchaseOrderItem, Supplier, SupplierBill, SupplierBillLine } from '../nodes.ts';
import { supplierBill, supplierBillLine } from '../tables.ts';

implementNode(SupplierBill, {
  description: 'A bill of a supplier, about items of orders to it. A wrong one is taken back and stays.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    number: t.exposeString('number', { description: 'The number that the supplier gave it.' }),
    day: t.expose('day', { type: 'DateTime' }),
    takenBackAt: t.expose('takenBackAt', { type: 'DateTime', nullable: true }),
    takenBackReason: t.exposeString('takenBackReason', { nullable: true }),
    supplier: one(t, { from: supplierBill.supplierId, to: () => Supplier }),
    lines: many(t, {
      of: () => SupplierBillLine,
      by: supplierBillLine.billId,
      order: { createdAt: supplierBillLine.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 500,
    }),
  }),
});

implementNode(SupplierBillLine, {
  rule: staff,
  fields: (t) => ({
    item: one(t, { from: supplierBillLine.purchaseOrderItemId, to: () => PurchaseOrderItem }),
    quantity: t.exposeInt('quantity', { description: '0 for an amount without a quantity: a deposit, or an extra.' }),
    netPrice: t.expose('net', { type: Money }),
    tax: t.expose('tax', { type: Money }),
  }),
});
