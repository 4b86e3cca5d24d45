import { invoiceDetailPanel } from '@console/billing-contracts';
import { bookingDetailPanel, bookingItemPanel, ticketDetailPanel } from '@console/bookings-contracts';
import { trainingClassDetailPanel } from '@console/classes-contracts';
import { contactDetailPanel, customerDetailPanel } from '@console/core-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { purchaseOrderDetailPanel, supplierDetailPanel } from '@console/purchasing-contracts';
import { pageQuery } from '@console/relay';
import EmailsPanelQueryParameters from './emails-of-record/__generated__/EmailsPanelQuery$parameters.ts';
import FeedbackOfClassPanelQueryParameters from './feedback-of-class/__generated__/FeedbackOfClassPanelQuery$parameters.ts';
import JobsPanelQueryParameters from './scheduled-jobs/__generated__/JobsPanelQuery$parameters.ts';
import { JOBS_POLL_MS } from './scheduled-jobs/pollMs.ts';

const polled = { pollInterval: JOBS_POLL_MS };

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'admin.jobs-of-class': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.trainingClass }), polled),
    panel: () => import('./scheduled-jobs/JobsPanel.tsx'),
  }),
  'admin.jobs-of-booking': fillSlot(bookingDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.booking }), polled),
    panel: () => import('./scheduled-jobs/JobsPanel.tsx'),
  }),
  'admin.jobs-of-item': fillSlot(bookingItemPanel, {
    panel: () => import('./scheduled-jobs/ItemJobsPanel.tsx'),
  }),
  'admin.jobs-of-invoice': fillSlot(invoiceDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.invoice }), polled),
    panel: () => import('./scheduled-jobs/JobsPanel.tsx'),
  }),
  'admin.jobs-of-order': fillSlot(purchaseOrderDetailPanel, {
    query: pageQuery(JobsPanelQueryParameters, ({ props }) => ({ target: props.purchaseOrder }), polled),
    panel: () => import('./scheduled-jobs/JobsPanel.tsx'),
  }),
  'admin.emails-of-booking': fillSlot(bookingDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.booking })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.emails-of-invoice': fillSlot(invoiceDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.invoice })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.emails-of-class': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.trainingClass })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.feedback-of-class': fillSlot(trainingClassDetailPanel, {
    query: pageQuery(FeedbackOfClassPanelQueryParameters, ({ props }) => ({ trainingClass: props.trainingClass })),
    panel: () => import('./feedback-of-class/FeedbackOfClassPanel.tsx'),
  }),
  'admin.emails-of-ticket': fillSlot(ticketDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.ticket })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.emails-of-customer': fillSlot(customerDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.customer })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.emails-of-contact': fillSlot(contactDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.contact })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
  'admin.emails-of-supplier': fillSlot(supplierDetailPanel, {
    query: pageQuery(EmailsPanelQueryParameters, ({ props }) => ({ record: props.supplier })),
    panel: () => import('./emails-of-record/EmailsPanel.tsx'),
  }),
});
