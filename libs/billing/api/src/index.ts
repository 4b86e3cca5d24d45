import './invoice/InvoiceActivityLog.ts';
import './invoice/InvoiceLine.ts';
import './debtor/debtors.ts';
import './payment/Payment.ts';
import './receipt/Receipt.ts';
import './booking-invoices/TransferredItem.ts';
import './invoice/Invoice.ts';
import './booking-invoices/completePaidBookings.ts';
import './invoice/customerAddresses.ts';
import './invoice/customerNames.ts';
import './booking-invoices/draftInvoices.ts';
import './invoice/historyOfInvoice.ts';
import './booking-invoices/invoicingOfBooking.ts';
import './invoice/invoiceListFile.ts';
import './invoice/invoicesOf.ts';
import './booking-invoices/invoicesOfRebooked.ts';
import './follow-booking/BookingDifference.ts';
import './follow-booking/followBooking.ts';
import './follow-booking/followChanges.ts';
import './invoice-lines/updateInvoiceLines.ts';
import './invoice-move/convertInvoice.ts';
import './invoice-move/impactOfMove.ts';
import './invoice-move/voidInvoice.ts';
import './issue-invoice/impactOfIssue.ts';
import './issue-invoice/issueInvoice.ts';
import './booking-invoices/keepInvoicedItems.ts';
import './invoice/numbersOfOldInvoices.ts';
import './booking-invoices/owedForBooking.ts';
import './refreshes.ts';
import './sortKeys.ts';
import './to-be-refunded/toBeRefunded.ts';
import './invoice/updateInvoice.ts';
import './booking-invoices/voidInvoices.ts';

export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'billing', folder: new URL('../migrations/', import.meta.url) };
