import { defineLinks } from '@console/platform/links';

/** A parameter takes the API's id or the bare ulid. */
export const purchaseOrderLinks = defineLinks({
  /** The purchase orders, newest first. */
  list: '/purchase-order',
  detail: '/purchase-order/:id',
});

/** A parameter takes the API's id or the bare ulid. */
export const supplierLinks = defineLinks({
  /** The suppliers, by name. */
  list: '/supplier',
  create: '/supplier/create',
  detail: '/supplier/:id',
});
