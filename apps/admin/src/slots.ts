import { invoiceDetailPanel } from '@console/billing-contracts';
import { bookingDetailPanel, ticketDetailPanel } from '@console/bookings-contracts';
import { trainingClassDetailPanel } from '@console/classes-contracts';
import { contactDetailPanel, customerDetailPanel } from '@console/core-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { supplierDetailPanel } from '@console/purchasing-contracts';
import { pageQuery } from '@console/relay';
import EmailsPanelQueryParameters from './emails-of-record/__generated__/EmailsPanelQuery$parameters.ts';
import JobsPanelQueryParameters from './scheduled-jobs/__generated__/JobsPanelQuery$parameters.ts';

const emails = () => import('./emails-of-record/EmailsPanel.tsx');

const panel = () => import('./scheduled-jobs/JobsPanel.tsx');

/** The jobs change by themselves, so they are asked for again every 3 seconds (C§9). */
const polled = { pollInterval: 3000 };

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'admin.jobs-of-class': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.trainingClass }), polled),
    panel,
  }),
  'admin.jobs-of-booking': fillSlot(bookingDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.booking }), polled),
    panel,
  }),
  'admin.emails-of-booking': fillSlot(bookingDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.booking })),
    panel: emails,
  }),
  'admin.emails-of-invoice': fillSlot(invoiceDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.invoice })),
    panel: emails,
  }),
  'admin.emails-of-class': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.trainingClass })),
    panel: emails,
  }),
  'admin.emails-of-ticket': fillSlot(ticketDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.ticket })),
    panel: emails,
  }),
  'admin.emails-of-customer': fillSlot(customerDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.customer })),
    panel: emails,
  }),
  'admin.emails-of-contact': fillSlot(contactDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.contact })),
    panel: emails,
  }),
  'admin.emails-of-supplier': fillSlot(supplierDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.supplier })),
    panel: emails,
  }),
});
