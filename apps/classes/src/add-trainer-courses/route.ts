import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import AddTrainerCoursesPageQueryParameters from './__generated__/AddTrainerCoursesPageQuery$parameters.ts';

export default {
  query: pageQuery(AddTrainerCoursesPageQueryParameters, ({ params }) => ({ id: iri('trainers', params.id) })),
  page: () => import('./AddTrainerCoursesPage.tsx'),
} satisfies RouteModule;
