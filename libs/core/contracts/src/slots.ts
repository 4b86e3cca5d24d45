import { defineSlot } from '@console/platform/slots';

/** What a panel beside a customer is given. */
export interface CustomerSlotProps {
  /** The customer's id: `customers/01J…`. */
  readonly customer: string;
}

/**
 * Cards in the side column of a customer (O§2), below how it pays: what other domains know of it, such as its invoices. 344 px wide,
 * the whole width on narrow windows.
 */
export const customerDetailPanel = defineSlot<CustomerSlotProps>('customer.detail.panel');
