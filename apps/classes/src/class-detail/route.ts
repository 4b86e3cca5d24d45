import {
  trainingClassDetailPanel,
  trainingClassPeoplePanel,
  trainingClassSeatsAction,
} from '@console/classes-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import useClassSeatsQueryParameters from '../class-seats/__generated__/useClassSeatsQuery$parameters.ts';
import ClassDetailPageQueryParameters from './__generated__/ClassDetailPageQuery$parameters.ts';
import { showsSeats } from './classTabs.ts';

export default {
  query: pageQuery(ClassDetailPageQueryParameters, ({ params }) => ({ id: iri('training_classes', params.id) })),
  deferred: {
    seats: pageQuery(useClassSeatsQueryParameters, ({ params, url }) => ({
      id: iri('training_classes', params.id),
      shown: showsSeats(url.searchParams),
    })),
  },
  page: () => import('./ClassDetailPage.tsx'),
  sections: ['tab'],
  slots: [trainingClassDetailPanel, trainingClassPeoplePanel, trainingClassSeatsAction].map((slot) =>
    openSlot(slot, ({ params }) => ({ trainingClass: iri('training_classes', params.id) })),
  ),
} satisfies RouteModule;
