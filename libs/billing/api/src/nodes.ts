import { defineNode } from '@console/api-kit';
import { invoice, invoiceActivity, invoiceLine, payment, receipt } from './tables.ts';

export const Invoice = defineNode('Invoice', 'invoices', invoice);
export const InvoiceActivityLog = defineNode('InvoiceActivityLog', 'invoice_activity_logs', invoiceActivity);
export const InvoiceLine = defineNode('InvoiceLine', 'invoice_lines', invoiceLine);
export const Payment = defineNode('Payment', 'payments', payment);
export const Receipt = defineNode('Receipt', 'receipts', receipt);
