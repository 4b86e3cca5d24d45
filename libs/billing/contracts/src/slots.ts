import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside an invoice. */
export interface InvoiceSlotProps {
  /** The invoice's id: `invoices/01J…`. */
  readonly invoice: string;
}

/**
 * Cards in the second column of an invoice, below its payments, for example its scheduled jobs from another domain. The column is at
 * least 400 px wide, on narrow windows as wide as the window.
 */
export const invoiceDetailPanel = defineSlot<InvoiceSlotProps>('invoice.detail.panel');
