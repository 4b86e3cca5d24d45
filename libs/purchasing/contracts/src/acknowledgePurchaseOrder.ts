import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** The input of `acknowledgePurchaseOrder` (O§7). */
export const acknowledgePurchaseOrderInput = z.object(recordSeen('Purchase order', 'purchase_orders'));
