import './draftInvoices.ts';
import './invoicesOf.ts';
import './keepInvoicedItems.ts';
import './updateInvoice.ts';
import './voidInvoices.ts';

export { Invoice } from './Invoice.ts';
export { migrations } from './migrations.ts';
export { Payment } from './Payment.ts';
export * as seed from './seed/index.ts';
export * as tables from './tables.ts';
