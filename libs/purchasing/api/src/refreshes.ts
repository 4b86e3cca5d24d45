import { iriOf, refreshes } from '@console/api-kit';
import { Trainer, TrainingClass } from '@console/classes-api';
import {
  BankDetailsReveal,
  PurchaseOrder,
  PurchaseOrderItem,
  PurchaseOrderPrint,
  Supplier,
  SupplierBankChange,
  SupplierBill,
  SupplierBillLine,
} from './nodes.ts';

refreshes(PurchaseOrder, {
  records: ({ classId, supplierId }) => [iriOf(TrainingClass, classId), iriOf(Supplier, supplierId)],
});
refreshes(PurchaseOrderItem, {
  records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)],
  lists: [PurchaseOrder],
});
// Orders can be sorted by the name of their supplier.
refreshes(Supplier, { records: ({ trainerId }) => [iriOf(Trainer, trainerId)], lists: [PurchaseOrder] });
refreshes(SupplierBankChange, { records: ({ supplierId }) => [iriOf(Supplier, supplierId)], lists: [Supplier] });
refreshes(BankDetailsReveal, { records: ({ supplierId }) => [iriOf(Supplier, supplierId)] });
refreshes(PurchaseOrderPrint, { records: ({ purchaseOrderId }) => [iriOf(PurchaseOrder, purchaseOrderId)] });
refreshes(SupplierBill, { records: ({ supplierId }) => [iriOf(Supplier, supplierId)] });
refreshes(SupplierBillLine, {
  records: ({ billId, purchaseOrderItemId }) => [
    iriOf(SupplierBill, billId),
    iriOf(PurchaseOrderItem, purchaseOrderItemId),
  ],
});
