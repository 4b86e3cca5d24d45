import { listRoute } from '@console/lists/definition';
import TicketListPageQueryParameters from './__generated__/TicketListPageQuery$parameters.ts';
import { ticketList } from './ticketList.ts';

export default listRoute(ticketList, {
  query: TicketListPageQueryParameters,
  page: () => import('./TicketListPage.tsx'),
});
