import { listRoute } from '@console/lists/definition';
import SaleSignalListPageCountQueryParameters from './__generated__/SaleSignalListPageCountQuery$parameters.ts';
import SaleSignalListPageQueryParameters from './__generated__/SaleSignalListPageQuery$parameters.ts';
import { saleSignalList } from './saleSignalList.ts';

export default listRoute(saleSignalList, {
  query: SaleSignalListPageQueryParameters,
  count: SaleSignalListPageCountQueryParameters,
  page: () => import('./SaleSignalListPage.tsx'),
});
