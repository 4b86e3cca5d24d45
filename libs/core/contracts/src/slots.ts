import { defineSlot } from '@console/platform/slots';

/** The props of a panel beside a customer. */
export interface CustomerSlotProps {
  /** The customer's id: `customers/01J…`. */
  readonly customer: string;
}

/**
 * Cards in the side column of a customer (O§2), below its payment details, for example its invoices from another domain. The column is 344
 * px wide, on narrow windows as wide as the window.
 */
export const customerDetailPanel = defineSlot<CustomerSlotProps>('customer.detail.panel');

/** The props of a panel beside a customer's contact. */
export interface ContactSlotProps {
  /** The contact's id: `customer_contacts/01J…`. */
  readonly contact: string;
}

/**
 * Cards in the side column of a customer's contact (O§2), below its details, for example its emails from another domain. The column is 344
 * px wide, on narrow windows as wide as the window.
 */
export const contactDetailPanel = defineSlot<ContactSlotProps>('contact.detail.panel');
