import { listRoute } from '@console/lists/definition';
import SaleSignalListPageQueryParameters from './__generated__/SaleSignalListPageQuery$parameters.ts';
import { saleSignalList } from './saleSignalList.ts';

export default listRoute(saleSignalList, {
  query: SaleSignalListPageQueryParameters,
  page: () => import('./SaleSignalListPage.tsx'),
});
