import { Pager } from '@console/design-system/pager';
import { type Column, DataTable } from '@console/design-system/table';
import { pagerOf } from '@console/platform/list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { UserTable_users$data, UserTable_users$key } from './__generated__/UserTable_users.graphql.ts';
import type { userColumns_user$data } from './__generated__/userColumns_user.graphql.ts';
import { isInactive, useUserRow } from './userColumns.tsx';
import { type UserListControls, userList } from './userListFilters.ts';

type Row = UserTable_users$data['edges'][number];

export interface UserTableProps {
  readonly users: UserTable_users$key;
  readonly list: UserListControls;
  /** The viewer's choice of them, in the viewer's order. */
  readonly columns: readonly Column<userColumns_user$data>[];
  /** How many users match; null until they are counted. */
  readonly matching: number | null;
  readonly empty: ReactNode;
}

/** The page of users that the URL asks for. */
export function UserTable({ users: key, list, columns, matching, empty }: UserTableProps) {
  const { edges, pageInfo } = useFragment(
    graphql`
      fragment UserTable_users on UserCursorConnection {
        edges {
          node {
            id
            ...userColumns_user
          }
        }
        pageInfo {
          startCursor
          endCursor
          hasNextPage
          hasPreviousPage
        }
      }
    `,
    key,
  );
  return (
    <>
      <DataTable
        label="Users"
        columns={columns}
        rows={edges}
        rowKey={idOf}
        useRow={useRow}
        sort={list.state.order}
        onSort={({ field, direction }) => {
          const sort = userList.sorts.find((offered) => offered === field);
          if (sort) list.set({ order: { field: sort, direction } });
        }}
        loading={list.pending}
        muted={isInactive}
        empty={empty}
      />
      <Pager {...pagerOf(list, userList.sizes, { pageInfo, rows: edges.length, matching })} />
    </>
  );
}

const idOf = ({ node }: Row) => node.id;
const useRow = ({ node }: Row) => useUserRow(node);
