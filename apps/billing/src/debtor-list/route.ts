import { listRoute } from '@console/lists/definition';
import DebtorListPageQueryParameters from './__generated__/DebtorListPageQuery$parameters.ts';
import { debtorList } from './debtorList.ts';

export default listRoute(debtorList, {
  query: DebtorListPageQueryParameters,
  page: () => import('./DebtorListPage.tsx'),
});
