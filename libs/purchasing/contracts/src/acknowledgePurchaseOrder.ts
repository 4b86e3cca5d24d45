import { recordSeen } from '@console/rules';
import * as z from 'zod/mini';

/** What `acknowledgePurchaseOrder` takes (O§7). */
export const acknowledgePurchaseOrderInput = z.object(recordSeen('Purchase order', 'purchase_orders'));
