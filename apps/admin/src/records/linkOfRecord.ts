import { invoiceLinks } from '@console/billing-contracts';
import { bookingLinks } from '@console/bookings-contracts';
import { classLinks } from '@console/classes-contracts';
import { coreLinks } from '@console/core-contracts';
import { purchaseOrderLinks } from '@console/purchasing-contracts';

/** The address of a record that jobs and emails are about, by the start of its id. */
const links: Readonly<Record<string, (id: string) => string>> = {
  bookings: bookingLinks.detail,
  customers: coreLinks.customer,
  invoices: invoiceLinks.detail,
  purchase_orders: purchaseOrderLinks.detail,
  tickets: bookingLinks.ticket,
  training_classes: classLinks.detail,
};

/** Returns the address of the screen of a record, by its id. */
export const linkOfRecord = (id: string): string => links[id.split('/')[0] ?? '']?.(id) ?? '';
