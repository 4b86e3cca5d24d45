import { listRoute } from '@console/lists/definition';
import FeedbackListPageQueryParameters from './__generated__/FeedbackListPageQuery$parameters.ts';
import { feedbackList } from './feedbackList.ts';

export default listRoute(feedbackList, {
  query: FeedbackListPageQueryParameters,
  page: () => import('./FeedbackListPage.tsx'),
});
