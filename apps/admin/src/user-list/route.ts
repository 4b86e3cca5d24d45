import { listRoute } from '@console/lists/definition';
import UserListPageCountQueryParameters from './__generated__/UserListPageCountQuery$parameters.ts';
import UserListPageQueryParameters from './__generated__/UserListPageQuery$parameters.ts';
import { userList } from './userList.ts';

export default listRoute(userList, {
  query: UserListPageQueryParameters,
  count: UserListPageCountQueryParameters,
  page: () => import('./UserListPage.tsx'),
});
