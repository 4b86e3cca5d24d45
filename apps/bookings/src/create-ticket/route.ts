import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateTicketPageQueryParameters from './__generated__/CreateTicketPageQuery$parameters.ts';

export default {
  query: pageQuery(CreateTicketPageQueryParameters, ({ params }) => ({ id: iri('bookings', params.id) })),
  page: () => import('./CreateTicketPage.tsx'),
} satisfies RouteModule;
