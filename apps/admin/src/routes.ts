import { listRoute } from '@console/lists/definition';
import { defineRouteModules, iri } from '@console/platform';
import { pageQuery } from '@console/relay';
import EmailLogListPageCountQueryParameters from './email-log-list/__generated__/EmailLogListPageCountQuery$parameters.ts';
import EmailLogListPageQueryParameters from './email-log-list/__generated__/EmailLogListPageQuery$parameters.ts';
import { emailLogList } from './email-log-list/emailLogList.ts';
import SaleSignalDetailPageQueryParameters from './sale-signal-detail/__generated__/SaleSignalDetailPageQuery$parameters.ts';
import SaleSignalListPageCountQueryParameters from './sale-signal-list/__generated__/SaleSignalListPageCountQuery$parameters.ts';
import SaleSignalListPageQueryParameters from './sale-signal-list/__generated__/SaleSignalListPageQuery$parameters.ts';
import { saleSignalList } from './sale-signal-list/saleSignalList.ts';
import UserDetailPageQueryParameters from './user-detail/__generated__/UserDetailPageQuery$parameters.ts';
import UserListPageCountQueryParameters from './user-list/__generated__/UserListPageCountQuery$parameters.ts';
import UserListPageQueryParameters from './user-list/__generated__/UserListPageQuery$parameters.ts';
import { userList } from './user-list/userList.ts';

/** The loaders of the domain's screens. This file contains no page code. */
export default defineRouteModules({
  'admin.email-logs': listRoute(emailLogList, {
    query: EmailLogListPageQueryParameters,
    count: EmailLogListPageCountQueryParameters,
    page: () => import('./email-log-list/EmailLogListPage.tsx'),
  }),
  'admin.sale-signals': listRoute(saleSignalList, {
    query: SaleSignalListPageQueryParameters,
    count: SaleSignalListPageCountQueryParameters,
    page: () => import('./sale-signal-list/SaleSignalListPage.tsx'),
  }),
  'admin.sale-signal': {
    query: pageQuery(SaleSignalDetailPageQueryParameters, ({ params }) => ({ id: iri('sale_signals', params.id) })),
    page: () => import('./sale-signal-detail/SaleSignalDetailPage.tsx'),
  },
  'admin.users': listRoute(userList, {
    query: UserListPageQueryParameters,
    count: UserListPageCountQueryParameters,
    page: () => import('./user-list/UserListPage.tsx'),
  }),
  'admin.user': {
    query: pageQuery(UserDetailPageQueryParameters, ({ params }) => ({ id: iri('users', params.id) })),
    page: () => import('./user-detail/UserDetailPage.tsx'),
  },
});
