import { listRoute } from '@console/lists/definition';
import TrainerListPageCountQueryParameters from './__generated__/TrainerListPageCountQuery$parameters.ts';
import TrainerListPageQueryParameters from './__generated__/TrainerListPageQuery$parameters.ts';
import { trainerList } from './trainerList.ts';

export default listRoute(trainerList, {
  query: TrainerListPageQueryParameters,
  count: TrainerListPageCountQueryParameters,
  page: () => import('./TrainerListPage.tsx'),
});
