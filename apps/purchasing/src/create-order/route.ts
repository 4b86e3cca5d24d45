import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CreateOrderPageQueryParameters from './__generated__/CreateOrderPageQuery$parameters.ts';
import { orderToCreate } from './orderToCreate.ts';

export default {
  query: pageQuery(CreateOrderPageQueryParameters, ({ url }) => orderToCreate(url.searchParams)),
  page: () => import('./CreateOrderPage.tsx'),
} satisfies RouteModule;
