import { reference, requiredIn } from '@console/rules';
import * as z from 'zod/mini';

/** The order that is printed: the input of `printPurchaseOrder`, and of the download. */
export const purchaseOrderToPrint = z.object({
  purchaseOrder: reference('Purchase order', 'purchase_orders', { required: requiredIn.operations }),
});
