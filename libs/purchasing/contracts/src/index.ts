export { type Acknowledgement, acknowledgementOf, acknowledgements, whyNotAcknowledge } from './acknowledgement.ts';
export { acknowledgePurchaseOrderInput, acknowledgePurchaseOrdersInput } from './acknowledgePurchaseOrder.ts';
export { purchaseOrderLinks, supplierLinks } from './links.ts';
export { whyOrderTooExpensive } from './orderTotal.ts';
export { purchaseOrderMoves, whyOrderStays } from './purchaseOrderMoves.ts';
export { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';
