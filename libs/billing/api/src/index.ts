import './InvoiceActivityLog.ts';
import './InvoiceLine.ts';
import './Payment.ts';
import './TransferredItem.ts';
import './Invoice.ts';
import './completePaidBookings.ts';
import './customerNames.ts';
import './draftInvoices.ts';
import './historyOfInvoice.ts';
import './impactOfBookingMove.ts';
import './impactOfClassMove.ts';
import './impactOfItemCancel.ts';
import './invoicingOfBooking.ts';
import './invoicesOf.ts';
import './invoicesOfRebooked.ts';
import './keepInvoicedItems.ts';
import './refreshes.ts';
import './toBeRefunded.ts';
import './updateInvoice.ts';
import './voidInvoices.ts';

export { settleBookings } from './completePaidBookings.ts';
export { Invoice, Payment } from './nodes.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';

/** The folder of this domain's migrations. */
export const migrations = { domain: 'billing', folder: new URL('../migrations/', import.meta.url) };
