import { FilterChips, ResultCount } from '@console/design-system/filter-bar';
import { PageFrame } from '@console/design-system/page-frame';
import { ColumnChooser, useColumnChoice } from '@console/design-system/table';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { UserListPageQuery } from './__generated__/UserListPageQuery.graphql.ts';
import { UserListEmpty } from './UserListEmpty.tsx';
import { UserListFilterBar } from './UserListFilterBar.tsx';
import { UserTable } from './UserTable.tsx';
import { userColumns } from './userColumns.tsx';
import { userListChips } from './userListChips.ts';
import { isFiltered, userList, useUserList } from './userListFilters.ts';
import { useUserCounts } from './useUserCounts.ts';

/** Everybody who has a sign-in (C§3): filtered, ordered and paged by the URL. */
export default function UserListPage() {
  const { users } = usePageQuery<UserListPageQuery>(graphql`
    query UserListPageQuery(
      $first: Int
      $after: String
      $last: Int
      $before: String
      $order: [UserFilter_order!]
      $name: String
      $roles: [Role!]
      $isActive: Boolean
    ) @preloadable {
      users(
        first: $first
        after: $after
        last: $last
        before: $before
        order: $order
        name: $name
        roles_list: $roles
        isActive: $isActive
      ) {
        ...UserTable_users
      }
    }
  `);
  const list = useUserList();
  const chips = userListChips(list);
  const counts = useUserCounts();
  const columns = useColumnChoice(userList.columnsKey, userColumns);
  const filtered = isFiltered(list.shown);
  return (
    <PageFrame
      title="User management"
      actions={<ColumnChooser columns={userColumns} choice={columns.choice} onChoose={columns.choose} />}
      filters={<UserListFilterBar list={list} />}
      chips={
        <>
          <FilterChips chips={chips} onClear={list.clear} />
          <ResultCount
            matching={counts.matching}
            total={filtered ? counts.all : null}
            noun="users"
            showNoun={!filtered}
            loading={list.pending}
          />
        </>
      }
    >
      <UserTable
        users={users}
        list={list}
        columns={columns.visible}
        matching={counts.matching}
        empty={<UserListEmpty list={list} chips={chips} all={counts.all} />}
      />
    </PageFrame>
  );
}
