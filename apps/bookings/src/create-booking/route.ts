import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateBookingPageQueryParameters from './__generated__/CreateBookingPageQuery$parameters.ts';
import { bookingFor } from './bookingFor.ts';

export default {
  query: pageQuery(CreateBookingPageQueryParameters, ({ url }) => bookingFor(url.searchParams)),
  page: () => import('./CreateBookingPage.tsx'),
} satisfies RouteModule;
