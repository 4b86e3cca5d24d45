export { anonymousLabel, type InvoiceAction, invoiceActionLabels, invoiceActions } from './activity.ts';
export {
  AGEING_LIMIT_DAYS,
  type AgeingBucket,
  ageInDays,
  ageingBucketOf,
  ageingBuckets,
  ageingLabels,
} from './ageing.ts';
export {
  canWriteBilling,
  canWriteDates,
  canWriteNotes,
  type InvoiceStatus,
  invoiceStatuses,
  invoiceStatusLabels,
  invoiceStatusOf,
  isIssued,
  issuedStatuses,
} from './invoiceStatus.ts';
export { type InvoiceType, invoiceTypeLabel, invoiceTypeLabels, invoiceTypes } from './invoiceType.ts';
export { invoiceLinks } from './links.ts';
export {
  type InvoicePart,
  invoicePartInputs,
  invoicePartLabel,
  invoiceParts,
  updateInvoiceInput,
  whyNotUpdateInvoice,
} from './updateInvoice.ts';
