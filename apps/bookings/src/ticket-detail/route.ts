import { ticketDetailPanel } from '@console/bookings-contracts';
import { iri, openSlot, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import TicketDetailPageQueryParameters from './__generated__/TicketDetailPageQuery$parameters.ts';

export default {
  query: pageQuery(TicketDetailPageQueryParameters, ({ params }) => ({ id: iri('tickets', params.id) })),
  slots: [openSlot(ticketDetailPanel, ({ params }) => ({ ticket: iri('tickets', params.id) }))],
  page: () => import('./TicketDetailPage.tsx'),
} satisfies RouteModule;
