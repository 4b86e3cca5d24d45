import type { RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import EmailSampleDataPageQueryParameters from './__generated__/EmailSampleDataPageQuery$parameters.ts';

export default {
  query: pageQuery(EmailSampleDataPageQueryParameters, () => ({})),
  page: () => import('./EmailSampleDataPage.tsx'),
} satisfies RouteModule;
