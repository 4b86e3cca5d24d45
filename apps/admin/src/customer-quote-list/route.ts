import { listRoute } from '@console/lists/definition';
import CustomerQuoteListPageQueryParameters from './__generated__/CustomerQuoteListPageQuery$parameters.ts';
import { customerQuoteList } from './customerQuoteList.ts';

export default listRoute(customerQuoteList, {
  query: CustomerQuoteListPageQueryParameters,
  page: () => import('./CustomerQuoteListPage.tsx'),
});
