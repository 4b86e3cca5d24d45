import { defineLinks } from '@console/platform/links';

/** Every path of the domain. A parameter takes the API's id (`invoices/01J…`) or the bare ulid. */
export const invoiceLinks = defineLinks({
  /** The invoices, the latest document date first. */
  list: '/invoice',
  detail: '/invoice/:id',
});
