import { countQuery, ListPage } from '@console/lists';
import { usePageQuery } from '@console/relay';
import { graphql } from 'react-relay';
import type { UserListPageCountQuery } from './__generated__/UserListPageCountQuery.graphql.ts';
import type { UserListPageQuery } from './__generated__/UserListPageQuery.graphql.ts';
import { isInactive, userColumns, useUserRow } from './userColumns.tsx';
import { userList } from './userList.ts';

/** Everybody who has a sign-in (C§3). The URL holds filters, order and page. */
export default function UserListPage() {
  const { users } = usePageQuery<UserListPageQuery>(graphql`
    query UserListPageQuery(
      $first: Int, $after: String, $last: Int, $before: String, $order: [UserFilter_order!]
      $name: String, $roles: [Role!], $isActive: Boolean
    ) @preloadable {
      users(
        first: $first, after: $after, last: $last, before: $before, order: $order
        name: $name, roles_list: $roles, isActive: $isActive
      ) {
        edges {
          node {
            id
            person { fullName }
            ...userColumns_user
          }
        }
        pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
      }
    }
  `);
  return (
    <ListPage
      title="User management"
      list={userList}
      counts={counts}
      rows={users}
      columns={userColumns}
      useRow={useUserRow}
      nameOf={nameOf}
      muted={isInactive}
    />
  );
}

const nameOf = ({ person }: { readonly person: { readonly fullName: string } }) => person.fullName;

const counts = countQuery<UserListPageCountQuery>(graphql`
  query UserListPageCountQuery(
    $name: String, $roles: [Role!], $isActive: Boolean, $filtered: Boolean!, $total: Boolean!
  ) @preloadable {
    matching: users(name: $name, roles_list: $roles, isActive: $isActive) @include(if: $filtered) { totalCount }
    all: users @include(if: $total) { totalCount }
  }
`);
