import { iriOf, shownBy } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { PurchaseOrder, PurchaseOrderItem, Supplier } from './nodes.ts';

shownBy(PurchaseOrder, {
  records: ({ classId, supplierId }) => [iriOf(TrainingClass, classId), iriOf(Supplier, supplierId)],
});
shownBy(PurchaseOrderItem, {
  records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)],
  lists: [PurchaseOrder],
});
