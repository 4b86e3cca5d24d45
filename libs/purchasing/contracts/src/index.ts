export { type Acknowledgement, acknowledgementOf, acknowledgements, whyNotAcknowledge } from './acknowledgement.ts';
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
export { purchaseOrderLinks, supplierLinks } from './links.ts';
export { whyOrderTooExpensive } from './orderTotal.ts';
export { purchaseOrderMoves, whyOrderStays } from './purchaseOrderMoves.ts';
export { isOpenOrder, type PurchaseOrderStatus, purchaseOrderStatuses } from './purchaseOrderStatus.ts';
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
