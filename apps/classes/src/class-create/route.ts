import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import ClassCreatePageQueryParameters from './__generated__/ClassCreatePageQuery$parameters.ts';
import { classToCreate } from './classToCreate.ts';

export default {
  query: pageQuery(ClassCreatePageQueryParameters, ({ url }) => classToCreate(url.searchParams)),
  page: () => import('./ClassCreatePage.tsx'),
} satisfies RouteModule;
