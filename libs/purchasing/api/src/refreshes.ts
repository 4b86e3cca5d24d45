import { iriOf, refreshes } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { PurchaseOrder, PurchaseOrderItem, Supplier } from './nodes.ts';

refreshes(PurchaseOrder, {
  records: ({ classId, supplierId }) => [iriOf(TrainingClass, classId), iriOf(Supplier, supplierId)],
});
refreshes(PurchaseOrderItem, {
  records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)],
  lists: [PurchaseOrder],
});
