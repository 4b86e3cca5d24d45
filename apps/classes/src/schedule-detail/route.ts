import { publicScheduleDetailPanel } from '@console/classes-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import ScheduleDetailPageQueryParameters from './__generated__/ScheduleDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(ScheduleDetailPageQueryParameters, ({ params }) => ({ id: iri('public_schedules', params.id) })),
  page: () => import('./ScheduleDetailPage.tsx'),
  slots: [
    openSlot(publicScheduleDetailPanel, ({ params }) => ({ publicSchedule: iri('public_schedules', params.id) })),
  ],
} satisfies RouteModule;
