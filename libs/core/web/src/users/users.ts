import type { RoleCode } from '@console/core-contracts';
import { type PickerList, pageOf } from '@console/pickers';
import { graphql } from 'react-relay';
import type { usersChosenQuery } from './__generated__/usersChosenQuery.graphql.ts';
import type { usersSearchQuery } from './__generated__/usersSearchQuery.graphql.ts';
import { userOption } from './userOption.ts';

export type Users = PickerList<usersSearchQuery, usersChosenQuery>;

/** Users, searched by name: the first 100 in the order of their names (FRM-06, C§7). */
export const users: Users = usersWith(null);

/** The users who may manage a booking. Every member of staff may filter users by this role, but by no other. */
export const accountManagers: Users = usersWith('ROLE_ACCOUNT_MANAGER');

function usersWith(role: RoleCode | null): Users {
  return {
    search: graphql`
      query usersSearchQuery($search: String, $role: Role) {
        users(first: 100, name: $search, roles: $role, order: [{ person_fullName: ASC }]) {
          edges {
            node {
              ...userOption_user
            }
          }
          pageInfo {
            hasNextPage
          }
        }
      }
    `,
    among: { role },
    emptyMessage: role === null ? undefined : 'No account manager matches.',
    options: ({ users: found }) => pageOf(found, userOption),
    chosen: graphql`
      query usersChosenQuery($id: ID!) {
        user(id: $id) {
          ...userOption_user
        }
      }
    `,
    chosenOption: ({ user }) => user && userOption(user),
  };
}
