import { defineLinks } from '@console/platform/links';

/** A parameter takes the API's id or the bare ulid. */
export const purchaseOrderLinks = defineLinks({
  /** The purchase orders, newest first. */
  list: '/purchase-order',
  create: '/purchase-order/create',
  detail: '/purchase-order/:id',
});

/** A parameter takes the API's id or the bare ulid. */
export const supplierLinks = defineLinks({
  /** The suppliers, by name. */
  list: '/supplier',
  create: '/supplier/create',
  detail: '/supplier/:id',
});

/**
 * The form for a new order, which begins with what the link names:
 *
 *     raiseOrderLink({ trainingClass: 'training_classes/01J…' })
 */
export const raiseOrderLink = (known: { readonly supplier?: string; readonly trainingClass?: string }): string =>
  `${purchaseOrderLinks.create()}?${new URLSearchParams(known)}`;

/** The form for a new supplier through which a trainer is paid. */
export const newSupplierLink = (known: { readonly trainer: string }): string =>
  `${supplierLinks.create()}?${new URLSearchParams(known)}`;
