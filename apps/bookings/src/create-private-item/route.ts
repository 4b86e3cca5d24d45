import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreatePrivateItemPageQueryParameters from './__generated__/CreatePrivateItemPageQuery$parameters.ts';

export default {
  query: pageQuery(CreatePrivateItemPageQueryParameters, ({ params, url }) => {
    const named = url.searchParams.get('class') ?? '';
    return { id: iri('bookings', params.id), class: named, hasClass: named !== '' };
  }),
  page: () => import('./CreatePrivateItemPage.tsx'),
} satisfies RouteModule;
