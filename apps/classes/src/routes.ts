import { trainingClassDetailPanel } from '@console/classes-contracts';
import { listRoute } from '@console/lists/definition';
import { defineRouteModules, iri, openSlot } from '@console/platform';
import { pageQuery } from '@console/relay';
import ClassDetailPageQueryParameters from './class-detail/__generated__/ClassDetailPageQuery$parameters.ts';
import useClassSeatsQueryParameters from './class-detail/__generated__/useClassSeatsQuery$parameters.ts';
import { showsSeats } from './class-detail/classTabs.ts';
import ClassListPageQueryParameters from './class-list/__generated__/ClassListPageQuery$parameters.ts';
import classCountsQueryParameters from './class-list/__generated__/classCountsQuery$parameters.ts';
import { classList } from './class-list/classList.ts';

export default defineRouteModules({
  'classes.list': listRoute(classList, {
    query: ClassListPageQueryParameters,
    count: classCountsQueryParameters,
    page: () => import('./class-list/ClassListPage.tsx'),
  }),
  'classes.detail': {
    query: pageQuery(ClassDetailPageQueryParameters, ({ params }) => ({ id: iri('training_classes', params.id) })),
    deferred: {
      seats: pageQuery(useClassSeatsQueryParameters, ({ params, url }) => ({
        id: iri('training_classes', params.id),
        shown: showsSeats(url.searchParams),
      })),
    },
    page: () => import('./class-detail/ClassDetailPage.tsx'),
    slots: [
      openSlot(trainingClassDetailPanel, ({ params }) => ({ trainingClass: iri('training_classes', params.id) })),
    ],
  },
});
