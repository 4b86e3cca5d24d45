export { type InvoicedBooking, insertInvoices } from './insertInvoices.ts';
