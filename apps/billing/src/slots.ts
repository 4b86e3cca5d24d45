import { bookingDetailPanel } from '@console/bookings-contracts';
import { customerDetailPanel } from '@console/core-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import BookingInvoicesPanelQueryParameters from './booking-invoices/__generated__/BookingInvoicesPanelQuery$parameters.ts';
import CustomerInvoicesPanelQueryParameters from './customer-invoices/__generated__/CustomerInvoicesPanelQuery$parameters.ts';

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'billing.booking-invoices': fillSlot(bookingDetailPanel, {
    query: pageQuery(BookingInvoicesPanelQueryParameters, ({ props }) => ({ booking: props.booking })),
    panel: () => import('./booking-invoices/BookingInvoicesPanel.tsx'),
  }),
  'billing.customer-invoices': fillSlot(customerDetailPanel, {
    query: pageQuery(CustomerInvoicesPanelQueryParameters, ({ props }) => ({ customer: props.customer })),
    panel: () => import('./customer-invoices/CustomerInvoicesPanel.tsx'),
  }),
});
