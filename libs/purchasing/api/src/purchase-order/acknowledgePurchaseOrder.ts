import { bulkField, mutationField, type RecordInput, staff, type Writing } from '@console/api-kit';
import {
  acknowledgePurchaseOrderInput,
  acknowledgePurchaseOrdersInput,
  whyNotAcknowledge,
} from '@console/purchasing-contracts';
import { PurchaseOrder } from '../nodes.ts';
import { purchaseOrder } from '../tables.ts';

mutationField('acknowledgePurchaseOrder', {
  description: 'Records that the supplier has accepted the order. The time is now and the user is the viewer.',
  rule: staff,
  input: acknowledgePurchaseOrderInput,
  changes: PurchaseOrder,
  write: acknowledge,
});

bulkField('acknowledgePurchaseOrders', {
  description: 'Records that the suppliers have accepted these orders.',
  input: acknowledgePurchaseOrdersInput,
  of: PurchaseOrder,
  name: purchaseOrder.ref,
  each: acknowledge,
});

async function acknowledge(writing: Writing, record: RecordInput) {
  const order = await writing.lock(PurchaseOrder, record);
  writing.refuseIf(whyNotAcknowledge(order));
  return writing.update(PurchaseOrder, order, {
    acknowledgedAt: writing.now,
    acknowledgedBy: writing.viewer.userId,
  });
}
