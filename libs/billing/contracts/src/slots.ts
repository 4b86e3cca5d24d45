import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside an invoice. */
export interface InvoiceSlotProps {
  /** The invoice's id: `invoices/01J…`. */
  readonly invoice: string;
}

/**
 * Cards in the second column of an invoice (O§2), below its activity, for example its emails from another domain. The column is half of
 * the page wide, on narrow windows as wide as the window.
 */
export const invoiceDetailPanel = defineSlot<InvoiceSlotProps>('invoice.detail.panel');
