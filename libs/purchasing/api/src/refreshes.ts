import { iriOf, refreshes } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { PurchaseOrder } from './PurchaseOrder.ts';
import { PurchaseOrderItem } from './PurchaseOrderItem.ts';
import { Supplier } from './Supplier.ts';

refreshes(PurchaseOrder, {
  records: ({ classId, supplierId }) => [iriOf(TrainingClass, classId), iriOf(Supplier, supplierId)],
});
refreshes(PurchaseOrderItem, {
  records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)],
  lists: [PurchaseOrder],
});
