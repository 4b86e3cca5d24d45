import * as z from 'zod/mini';

/** What `acknowledgePurchaseOrder` takes (O§7). The version is the one that the person has seen; without it, any. */
export const acknowledgePurchaseOrderInput = z.object({
  id: z.string(),
  version: z.nullish(z.int()),
});
