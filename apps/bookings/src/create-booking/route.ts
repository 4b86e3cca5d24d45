import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateBookingPageQueryParameters from './__generated__/CreateBookingPageQuery$parameters.ts';
import { customerToBookFor } from './customerToBookFor.ts';

export default {
  query: pageQuery(CreateBookingPageQueryParameters, ({ url }) => customerToBookFor(url.searchParams)),
  page: () => import('./CreateBookingPage.tsx'),
} satisfies RouteModule;
