import { defineRouteModules, iri } from '@console/platform';
import { firstPage } from '@console/platform/list';
import { pageQuery } from '@console/relay';
import EmailLogListPageQueryParameters from './email-log-list/__generated__/EmailLogListPageQuery$parameters.ts';
import useEmailLogCountsQueryParameters from './email-log-list/__generated__/useEmailLogCountsQuery$parameters.ts';
import { emailLogList } from './email-log-list/emailLogListFilters.ts';
import { emailLogCountVariables, emailLogListVariables } from './email-log-list/emailLogListVariables.ts';
import SaleSignalDetailPageQueryParameters from './sale-signal-detail/__generated__/SaleSignalDetailPageQuery$parameters.ts';
import SaleSignalListPageQueryParameters from './sale-signal-list/__generated__/SaleSignalListPageQuery$parameters.ts';
import useSaleSignalCountsQueryParameters from './sale-signal-list/__generated__/useSaleSignalCountsQuery$parameters.ts';
import { saleSignalList } from './sale-signal-list/saleSignalListFilters.ts';
import { saleSignalCountVariables, saleSignalListVariables } from './sale-signal-list/saleSignalListVariables.ts';
import UserDetailPageQueryParameters from './user-detail/__generated__/UserDetailPageQuery$parameters.ts';
import UserListPageQueryParameters from './user-list/__generated__/UserListPageQuery$parameters.ts';
import useUserCountsQueryParameters from './user-list/__generated__/useUserCountsQuery$parameters.ts';
import { userList } from './user-list/userListFilters.ts';
import { userCountVariables, userListVariables } from './user-list/userListVariables.ts';

/** How the domain's screens load. This file holds loaders only and no page code. */
export default defineRouteModules({
  'admin.email-logs': {
    query: pageQuery(EmailLogListPageQueryParameters, ({ url, now }) =>
      emailLogListVariables(emailLogList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useEmailLogCountsQueryParameters, ({ url, now }) =>
        emailLogCountVariables(emailLogList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./email-log-list/EmailLogListPage.tsx'),
    retreat: firstPage,
  },
  'admin.sale-signals': {
    query: pageQuery(SaleSignalListPageQueryParameters, ({ url, now }) =>
      saleSignalListVariables(saleSignalList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useSaleSignalCountsQueryParameters, ({ url, now }) =>
        saleSignalCountVariables(saleSignalList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./sale-signal-list/SaleSignalListPage.tsx'),
    retreat: firstPage,
  },
  'admin.sale-signal': {
    query: pageQuery(SaleSignalDetailPageQueryParameters, ({ params }) => ({ id: iri('sale_signals', params.id) })),
    page: () => import('./sale-signal-detail/SaleSignalDetailPage.tsx'),
  },
  'admin.users': {
    query: pageQuery(UserListPageQueryParameters, ({ url, now }) =>
      userListVariables(userList.parse(url.searchParams, now)),
    ),
    deferred: {
      count: pageQuery(useUserCountsQueryParameters, ({ url, now }) =>
        userCountVariables(userList.parse(url.searchParams, now)),
      ),
    },
    page: () => import('./user-list/UserListPage.tsx'),
    retreat: firstPage,
  },
  'admin.user': {
    query: pageQuery(UserDetailPageQueryParameters, ({ params }) => ({ id: iri('users', params.id) })),
    page: () => import('./user-detail/UserDetailPage.tsx'),
  },
});
