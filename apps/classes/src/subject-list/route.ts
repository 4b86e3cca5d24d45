import { listRoute } from '@console/lists/definition';
import SubjectListPageQueryParameters from './__generated__/SubjectListPageQuery$parameters.ts';
import { subjectList } from './subjectList.ts';

export default listRoute(subjectList, {
  query: SubjectListPageQueryParameters,
  page: () => import('./SubjectListPage.tsx'),
});
