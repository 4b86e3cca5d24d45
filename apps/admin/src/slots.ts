import { invoiceDetailPanel } from '@console/billing-contracts';
import { bookingDetailPanel, bookingItemPanel } from '@console/bookings-contracts';
import { trainingClassDetailPanel } from '@console/classes-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { purchaseOrderDetailPanel } from '@console/purchasing-contracts';
import { pageQuery } from '@console/relay';
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
});
