export {
  type Acknowledgement,
  acknowledgementOf,
  acknowledgements,
  pendingStatuses,
  whyNotAcknowledge,
} from './acknowledgement.ts';
export { acknowledgePurchaseOrderInput, acknowledgePurchaseOrdersInput } from './acknowledgePurchaseOrder.ts';
export {
  type BankChangeMove,
  type BankChangeToMove,
  bankChangeMoves,
  movesOfBankChange,
  whyNotMoveBankChange,
  whyNotPropose,
} from './bankChangeMoves.ts';
export { type BankChangeStatus, bankChangeStatuses } from './bankChangeStatus.ts';
export {
  approveBankChangeForm,
  approveSupplierBankChangeInput,
  bankDetailsForm,
  bankDetailsLabels,
  maskedAccountNumber,
  maskedSortCode,
  proposeSupplierBankChangeInput,
  rejectSupplierBankChangeInput,
  revealBankDetailsInput,
  revealProposedBankDetailsInput,
  withdrawSupplierBankChangeInput,
} from './bankDetails.ts';
export { Receipt16 as billIcon } from './icons.ts';
export { newSupplierLink, purchaseOrderLinks, raiseOrderLink, supplierLinks } from './links.ts';
export { whyOrderTooExpensive } from './orderTotal.ts';
export { purchaseOrderToPrint } from './purchaseOrderFile.ts';
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
  whyNotBillTogether,
  whyNotChangeItems,
  whyNotRaiseFor,
  whyNotTakeBack,
} from './purchaseOrderRules.ts';
export { isOpenOrder, type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';
export {
  type PurchaseOrderSlotProps,
  purchaseOrderDetailPanel,
  type SupplierSlotProps,
  supplierDetailPanel,
} from './slots.ts';
export {
  billsSomething,
  maxBilledOrders,
  recordSupplierBillInput,
  type SupplierBillLineInput,
  takeBackSupplierBillInput,
} from './supplierBillInputs.ts';
export {
  createSupplierContactInput,
  createSupplierInput,
  supplierAddressInput,
  supplierCompany,
  supplierCompanyInput,
  supplierCorrespondence,
  supplierCorrespondenceInput,
  supplierLabels,
  updateSupplierContactInput,
  updateSupplierInput,
} from './supplierInputs.ts';
