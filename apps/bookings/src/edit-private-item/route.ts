import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EditPrivateItemPageQueryParameters from './__generated__/EditPrivateItemPageQuery$parameters.ts';

export default {
  query: pageQuery(EditPrivateItemPageQueryParameters, ({ params }) => ({ id: iri('booking_items', params.item) })),
  page: () => import('./EditPrivateItemPage.tsx'),
} satisfies RouteModule;
