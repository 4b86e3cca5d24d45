import { listRoute } from '@console/lists/definition';
import UndeliverableListPageQueryParameters from './__generated__/UndeliverableListPageQuery$parameters.ts';
import { undeliverableList } from './undeliverableList.ts';

export default listRoute(undeliverableList, {
  query: UndeliverableListPageQueryParameters,
  page: () => import('./UndeliverableListPage.tsx'),
});
