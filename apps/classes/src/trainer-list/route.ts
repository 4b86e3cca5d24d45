import { listRoute } from '@console/lists/definition';
import TrainerListPageQueryParameters from './__generated__/TrainerListPageQuery$parameters.ts';
import { trainerList } from './trainerList.ts';

export default listRoute(trainerList, {
  query: TrainerListPageQueryParameters,
  page: () => import('./TrainerListPage.tsx'),
});
