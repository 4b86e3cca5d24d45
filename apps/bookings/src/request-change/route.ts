import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import RequestChangePageQueryParameters from './__generated__/RequestChangePageQuery$parameters.ts';

export default {
  query: pageQuery(RequestChangePageQueryParameters, ({ url }) => {
    const booking = url.searchParams.get('booking') ?? '';
    return { booking, hasBooking: booking !== '' };
  }),
  page: () => import('./RequestChangePage.tsx'),
} satisfies RouteModule;
