import { type FilterChip, ListEmpty } from '@console/design-system/filter-bar';
import { useQueryOnDemand } from '@console/relay';
import { useEffect } from 'react';
import { graphql } from 'react-relay';
import type { UserListEmptyQuery } from './__generated__/UserListEmptyQuery.graphql.ts';
import type { UserListControls } from './userListFilters.ts';
import { userFilter } from './userListVariables.ts';

export interface UserListEmptyProps {
  readonly list: UserListControls;
  /** The filters at work, in words. */
  readonly chips: readonly FilterChip[];
  /** How many users there are; null until they are counted. */
  readonly all: number | null;
}

/**
 * What stands in place of the users when there are none. That a list is empty is known only when its rows are there, so what
 * each filter hides is asked for then and not by the navigation.
 */
export function UserListEmpty({ list: { shown, clear }, chips, all }: UserListEmptyProps) {
  const { data, load } = useQueryOnDemand<UserListEmptyQuery>(graphql`
    query UserListEmptyQuery($name: String, $roles: [Role!], $isActive: Boolean) {
      q: users(roles_list: $roles, isActive: $isActive) {
        totalCount
      }
      roles: users(name: $name, isActive: $isActive) {
        totalCount
      }
      active: users(name: $name, roles_list: $roles) {
        totalCount
      }
    }
  `);
  const several = chips.length > 1;
  useEffect(() => {
    if (several) load(userFilter(shown));
  }, [several, load, shown]);
  const without = data && {
    q: data.q.totalCount,
    roles: data.roles.totalCount,
    active: data.active.totalCount,
  };
  return <ListEmpty noun="user" chips={chips} all={all} without={without} onClear={clear} />;
}
