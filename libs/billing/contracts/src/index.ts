export { anonymousLabel, type InvoiceAction, invoiceActions } from './activity.ts';
export { AGEING_LIMIT_DAYS, type AgeingBucket, ageInDays, ageingBucketOf, ageingBuckets } from './ageing.ts';
export {
  allocationsForm,
  type InvoiceToPay,
  sumOfAllocations,
  whyNotAllocate,
  whyNotAmount,
  whyNotSettle,
} from './allocations.ts';
export {
  type CreditableLine,
  type CreditedPart,
  type CreditSplit,
  creditInvoiceInput,
  leftOfLine,
  partOfLine,
  splitCredit,
  whyNotCredit,
  whyNotCreditOn,
  whyNotSplit,
} from './creditInvoice.ts';
export {
  allocateCreditInput,
  creditReturns,
  refundCreditNoteInput,
  whyNotReturn,
  whyNotUseCredit,
} from './creditUse.ts';
export {
  type DebtAge,
  type DebtAgeFrom,
  type DebtDate,
  type DebtorAccount,
  debtAgeOf,
  debtAges,
  debtAgesBy,
  debtDates,
  debtorAccounts,
} from './debtAges.ts';
export { draftInvoiceAgainInput, type ItemOfVoid, isUnbilled, whyNotDraftAgain } from './draftAgain.ts';
export { followBookingInput, whyNotChangeLines, whyNotFollowBooking } from './followBooking.ts';
export { editInvoiceLinesInput, maxInvoiceLines, updateInvoiceLinesInput } from './invoiceLineInputs.ts';
export { issueInvoiceForm, issueInvoiceInput, issueInvoicesInput, moveInvoiceInput } from './invoiceMoveInputs.ts';
export {
  type InvoiceMove,
  type InvoiceParts,
  type InvoiceToMove,
  invoiceMoves,
  latestDocumentDate,
  movesOfInvoice,
  whatInvoiceLacks,
  whyNotDocumentDate,
  whyNotMoveInvoice,
} from './invoiceMoves.ts';
export {
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus,
  invoiceStatuses,
  isIssued,
  issuedStatuses,
} from './invoiceStatus.ts';
export { invoicesChosen, invoiceToPrint, whyTooManyPrinted } from './invoicesChosen.ts';
export { type InvoiceType, invoiceTypes } from './invoiceType.ts';
export { invoiceLinks } from './links.ts';
export type { InvoiceParticulars } from './particulars.ts';
export { type LedgerKind, ledgerKinds, type PaymentKind, paymentKinds } from './payment.ts';
export {
  allocateReceiptInput,
  dayOfSettling,
  recordReceiptInput,
  whyNotYet,
} from './receiptInputs.ts';
export { type InvoiceSlotProps, invoiceDetailPanel } from './slots.ts';
export { statementInput, usualStatement } from './statement.ts';
export { reversePaymentInput, reverseReceiptInput, whyNotTakeBack } from './takeBack.ts';
export {
  type InvoicePart,
  invoicePartInputs,
  invoicePartLabel,
  invoiceParts,
  updateInvoiceInput,
  whyNotUpdateInvoice,
} from './updateInvoice.ts';
export { writeOffInvoiceInput } from './writeOff.ts';
