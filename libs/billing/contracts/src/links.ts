import { defineLinks } from '@console/platform/links';

/** A parameter takes the API's id or the bare ulid. */
export const invoiceLinks = defineLinks({
  /** The invoices, newest first. */
  list: '/invoice',
  detail: '/invoice/:id',
});
