export { type Acknowledgement, acknowledgementOf, acknowledgements, whyNotAcknowledge } from './acknowledgement.ts';
export { acknowledgePurchaseOrderInput } from './acknowledgePurchaseOrder.ts';
export { purchaseOrderLinks, raiseOrderLink, supplierLinks } from './links.ts';
export { whyOrderTooExpensive } from './orderTotal.ts';
export {
  createPurchaseOrderInput,
  editOrderItemsInput,
  maxOrderItems,
  newOrderItems,
  updatePurchaseOrderItemsInput,
} from './purchaseOrderInputs.ts';
export {
  movePurchaseOrderInput,
  movesOfOrder,
  type OrderToMove,
  type PurchaseOrderMove,
  purchaseOrderMoves,
  whyNotMoveOrder,
  whyOrderStays,
} from './purchaseOrderMoves.ts';
export {
  changeNeedsReason,
  whyNotBill,
  whyNotChangeItems,
  whyNotRaiseFor,
  whyNotTakeBack,
} from './purchaseOrderRules.ts';
export { type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';
export {
  billsSomething,
  recordSupplierBillInput,
  type SupplierBillLineInput,
  takeBackSupplierBillInput,
} from './supplierBillInputs.ts';
