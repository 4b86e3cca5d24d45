import { iri, type RouteModule } from '@console/platform';
import { pageQuery } from '@console/relay';
import CourseDetailPageQueryParameters from './__generated__/CourseDetailPageQuery$parameters.ts';
import useCourseTeachingQueryParameters from './__generated__/useCourseTeachingQuery$parameters.ts';

export default {
  query: pageQuery(CourseDetailPageQueryParameters, ({ params }) => ({ id: iri('courses', params.id) })),
  deferred: {
    teaching: pageQuery(useCourseTeachingQueryParameters, ({ params, now }) => ({
      id: iri('courses', params.id),
      now: now.toISOString(),
    })),
  },
  page: () => import('./CourseDetailPage.tsx'),
} satisfies RouteModule;
