import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import FeedbackDetailPageQueryParameters from './__generated__/FeedbackDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(FeedbackDetailPageQueryParameters, ({ params }) => ({ id: iri('feedbacks', params.id) })),
  page: () => import('./FeedbackDetailPage.tsx'),
} satisfies RouteModule;
