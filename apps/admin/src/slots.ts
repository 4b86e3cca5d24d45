import { bookingDetailPanel } from '@console/bookings-contracts';
import { trainingClassDetailPanel } from '@console/classes-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import JobsPanelQueryParameters from './scheduled-jobs/__generated__/JobsPanelQuery$parameters.ts';

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
});
