import { listRoute } from '@console/lists/definition';
import SubjectListPageQueryParameters from '../subject-list/__generated__/SubjectListPageQuery$parameters.ts';
import { subjectList } from '../subject-list/subjectList.ts';

export default listRoute(subjectList, {
  query: SubjectListPageQueryParameters,
  page: () => import('./CreateSubjectPage.tsx'),
});
