import { listRoute } from '@console/lists/definition';
import TicketListPageCountQueryParameters from './__generated__/TicketListPageCountQuery$parameters.ts';
import TicketListPageQueryParameters from './__generated__/TicketListPageQuery$parameters.ts';
import { ticketList } from './ticketList.ts';

export default listRoute(ticketList, {
  query: TicketListPageQueryParameters,
  count: TicketListPageCountQueryParameters,
  page: () => import('./TicketListPage.tsx'),
});
