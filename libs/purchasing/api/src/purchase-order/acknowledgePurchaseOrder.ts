import { mutationField, staff } from '@console/api-kit';
import { acknowledgePurchaseOrderInput, whyNotAcknowledge } from '@console/purchasing-contracts';
import { PurchaseOrder } from '../nodes.ts';

mutationField('acknowledgePurchaseOrder', {
  description: 'Records that the supplier has accepted the order. The time is now and the user is the viewer.',
  rule: staff,
  input: acknowledgePurchaseOrderInput,
  changes: PurchaseOrder,
  write: async (writing, input) => {
    const order = await writing.lock(PurchaseOrder, input);
    writing.refuseIf(whyNotAcknowledge(order));
    return writing.update(PurchaseOrder, order, {
      acknowledgedAt: writing.now,
      acknowledgedBy: writing.viewer.userId,
    });
  },
});
