export {
  type Acknowledgement,
  acknowledgementLabels,
  acknowledgementOf,
  whyNotAcknowledge,
} from './acknowledgement.ts';
export { acknowledgePurchaseOrderInput } from './acknowledgePurchaseOrder.ts';
export { purchaseOrderLinks, supplierLinks } from './links.ts';
export {
  type PurchaseOrderStatus,
  purchaseOrderStatuses,
  shownPurchaseOrderStatus,
} from './purchaseOrderStatus.ts';
