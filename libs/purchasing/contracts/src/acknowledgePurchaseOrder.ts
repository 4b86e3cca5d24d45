import { recordSeen, recordsChosen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `acknowledgePurchaseOrder` (O§7). */
export const acknowledgePurchaseOrderInput = z.object(recordSeen('Purchase order', 'purchase_orders'));

/** The input of `acknowledgePurchaseOrders`. */
export const acknowledgePurchaseOrdersInput = z.object(recordsChosen('Purchase orders', 'purchase_orders'));
