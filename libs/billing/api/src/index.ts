import './completePaidBookings.ts';
import './draftInvoices.ts';
import './impactOfClassMove.ts';
import './invoicesOf.ts';
import './keepInvoicedItems.ts';
import './refreshes.ts';
import './updateInvoice.ts';
import './voidInvoices.ts';

export { settleBookings } from './completePaidBookings.ts';
export { Invoice } from './Invoice.ts';
export { migrations } from './migrations.ts';
export { Payment } from './Payment.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
