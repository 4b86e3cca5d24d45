import { listRoute } from '@console/lists/definition';
import UserListPageQueryParameters from './__generated__/UserListPageQuery$parameters.ts';
import { userList } from './userList.ts';

export default listRoute(userList, {
  query: UserListPageQueryParameters,
  page: () => import('./UserListPage.tsx'),
});
