import {
  enumFilter,
  existsFilter,
  idFilter,
  implementNode,
  listField,
  Money,
  many,
  one,
  staff,
  textFilter,
} from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { findByReference, User } from '@console/core-api';
import { isOpenOrder, purchaseOrderStatuses } from '@console/purchasing-contracts';
import { inArray } from 'drizzle-orm';
import { PurchaseOrderStatus } from '../enumerations.ts';
import { PurchaseOrder, PurchaseOrderItem, Supplier } from '../nodes.ts';
import { purchaseOrder, purchaseOrderItem } from '../tables.ts';

findByReference('purchase_order', PurchaseOrder, async (queries, ulids) => {
  const { id, status, raisedAt } = purchaseOrder;
  const found = await queries.select({ id, status, date: raisedAt }).from(purchaseOrder).where(inArray(id, ulids));
  return found.map((row) => ({
    ...row,
    isOpen: isOpenOrder(row),
    status: purchaseOrderStatuses.labels[row.status],
  }));
});

implementNode(PurchaseOrder, {
  description: 'An order to a supplier, mostly for a class. Its net price is the sum of its items.',
  rule: staff,
  audit: true,
  lookup: 'purchaseOrder',
  fields: (t) => ({
    reference: t.exposeString('ref'),
    status: t.expose('status', { type: PurchaseOrderStatus }),
    raisedAt: t.expose('raisedAt', { type: 'DateTime' }),
    acknowledgedAt: t.expose('acknowledgedAt', { type: 'DateTime', nullable: true }),
    acknowledgedBy: one(t, { from: purchaseOrder.acknowledgedBy, to: () => User }),
    netPrice: t.expose('net', { type: Money }),
    supplier: one(t, { from: purchaseOrder.supplierId, to: () => Supplier }),
    trainingClass: one(t, { from: purchaseOrder.classId, to: () => TrainingClass }),
    items: many(t, {
      of: () => PurchaseOrderItem,
      by: purchaseOrderItem.purchaseOrderId,
      order: { createdAt: purchaseOrderItem.createdAt },
      defaultOrder: { createdAt: 'ASC' },
      size: 100,
    }),
  }),
});

listField('purchaseOrders', PurchaseOrder, {
  rule: staff,
  filters: {
    // So few rows are sorted.
    id: idFilter(purchaseOrder.id, 'purchase_orders', { index: false }),
    reference: textFilter([purchaseOrder.searchText]),
    supplier: idFilter(purchaseOrder.supplierId, 'suppliers'),
    status: enumFilter(purchaseOrder.status, PurchaseOrderStatus),
    exists: existsFilter({ acknowledgedAt: purchaseOrder.acknowledgedAt, trainingClass: purchaseOrder.classId }),
  },
  order: {
    raisedAt: purchaseOrder.raisedAt,
    reference: purchaseOrder.number,
    status: purchaseOrder.status,
    supplier_name: purchaseOrder.supplierNameSort,
    trainingClass_title: purchaseOrder.classTitleSort,
    netPrice: purchaseOrder.net,
    acknowledgedAt: purchaseOrder.acknowledgedAt,
  },
  defaultOrder: { raisedAt: 'DESC' },
});
