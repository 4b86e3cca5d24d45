import { listRoute } from '@console/lists/definition';
import BrandListPageQueryParameters from './__generated__/BrandListPageQuery$parameters.ts';
import brandTotalsQueryParameters from './__generated__/brandTotalsQuery$parameters.ts';
import { brandList } from './brandList.ts';

export default listRoute(brandList, {
  query: BrandListPageQueryParameters,
  totals: brandTotalsQueryParameters,
  page: () => import('./BrandListPage.tsx'),
});
