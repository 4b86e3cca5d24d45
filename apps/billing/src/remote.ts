import { invoiceDetailPanel } from '@console/billing-contracts';
import { bookingDetailPanel } from '@console/bookings-contracts';
import { customerDetailPanel } from '@console/core-contracts';
import { defineRemote, STAFF_ROLES } from '@console/platform/remote';

export default defineRemote({
  name: 'billing',
  title: 'Billing',
  routes: [
    {
      id: 'billing.invoices',
      path: '/invoice',
      title: 'Invoices',
      roles: STAFF_ROLES,
      navigation: { group: 'Billing', label: 'Invoices', weight: 300, icon: 'Receipt', key: 'i' },
    },
    {
      id: 'billing.invoice',
      path: '/invoice/:id',
      title: 'Invoice',
      roles: STAFF_ROLES,
      parent: 'billing.invoices',
      reference: 'invoice',
      opens: [invoiceDetailPanel.name],
    },
    {
      id: 'billing.debtors',
      path: '/debtor',
      title: 'Debtors',
      roles: STAFF_ROLES,
      navigation: { group: 'Billing', label: 'Debtors', weight: 310, icon: 'ClockBill', key: 'e' },
    },
  ],
  slots: [
    {
      slot: bookingDetailPanel.name,
      id: 'billing.booking-invoices',
      title: 'Invoices',
      roles: STAFF_ROLES,
      weight: 10,
      height: 180,
    },
    {
      slot: customerDetailPanel.name,
      id: 'billing.customer-invoices',
      title: 'Invoices',
      roles: STAFF_ROLES,
      weight: 10,
      height: 320,
    },
  ],
});
