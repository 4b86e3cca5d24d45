import { trainingClassDetailPanel } from '@console/classes-contracts';
import { defineRouteModules, iri, openSlot } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import ClassDetailPageQueryParameters from './class-detail/__generated__/ClassDetailPageQuery$parameters.ts';
import useClassSeatsQueryParameters from './class-detail/__generated__/useClassSeatsQuery$parameters.ts';
import { showsSeats } from './class-detail/classTabs.ts';
import ClassListPageQueryParameters from './class-list/__generated__/ClassListPageQuery$parameters.ts';
import useClassCountsQueryParameters from './class-list/__generated__/useClassCountsQuery$parameters.ts';
import { classList } from './class-list/classListFilters.ts';
import { classListCountVariables, classListVariables } from './class-list/classListVariables.ts';

export default defineRouteModules({
  'classes.list': {
    query: pageQuery(ClassListPageQueryParameters, ({ url, now }) =>
      classListVariables(classList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useClassCountsQueryParameters, ({ url, now }) =>
        classListCountVariables(classList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./class-list/ClassListPage.tsx'),
    retreat: firstPage,
  },
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
