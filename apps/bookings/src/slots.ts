import {
  publicScheduleDetailPanel,
  trainingClassPeoplePanel,
  trainingClassSeatsAction,
} from '@console/classes-contracts';
import { defineSlotModules, fillSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import ScheduleBookingsPanelQueryParameters from './schedule-bookings/__generated__/ScheduleBookingsPanelQuery$parameters.ts';

/** The loaders of the domain's panels on other domains' screens. */
export default defineSlotModules({
  'bookings.class-people': fillSlot(trainingClassPeoplePanel, {
    panel: () => import('./people-to-tell/ClassPeoplePanel.tsx'),
  }),
  'bookings.schedule-bookings': fillSlot(publicScheduleDetailPanel, {
    query: pageQuery(ScheduleBookingsPanelQueryParameters, ({ props }) => ({ schedule: props.publicSchedule })),
    panel: () => import('./schedule-bookings/ScheduleBookingsPanel.tsx'),
  }),
  'bookings.sell-seats': fillSlot(trainingClassSeatsAction, { panel: () => import('./sell-seats/SellSeatsPanel.tsx') }),
});
