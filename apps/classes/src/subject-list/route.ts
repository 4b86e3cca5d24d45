import { listRoute } from '@console/lists/definition';
import SubjectListPageCountQueryParameters from './__generated__/SubjectListPageCountQuery$parameters.ts';
import SubjectListPageQueryParameters from './__generated__/SubjectListPageQuery$parameters.ts';
import { subjectList } from './subjectList.ts';

export default listRoute(subjectList, {
  query: SubjectListPageQueryParameters,
  count: SubjectListPageCountQueryParameters,
  page: () => import('./SubjectListPage.tsx'),
});
