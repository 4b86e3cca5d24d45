import { iriOf, shownBy } from '@console/api-kit';
import { TrainingClass } from '@console/classes-api';
import { PurchaseOrder } from './PurchaseOrder.ts';
import { PurchaseOrderItem } from './PurchaseOrderItem.ts';
import { Supplier } from './Supplier.ts';

shownBy(PurchaseOrder, {
  records: ({ classId, supplierId }) => [iriOf(TrainingClass, classId), iriOf(Supplier, supplierId)],
});
shownBy(PurchaseOrderItem, {
  records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)],
  lists: [PurchaseOrder],
});
