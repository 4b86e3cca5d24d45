import { orderArgument, pageArguments } from '@console/platform/list';
import type { UserListPageQuery$variables } from './__generated__/UserListPageQuery.graphql.ts';
import type { useUserCountsQuery$variables } from './__generated__/useUserCountsQuery.graphql.ts';
import { isFiltered, type UserListState } from './userListFilters.ts';

/** What the list of users asks for. */
export function userListVariables(state: UserListState): UserListPageQuery$variables {
  return { ...userFilter(state), ...pageArguments(state), order: orderArgument(state.order) };
}

/** What its counts ask for. */
export function userCountVariables(state: UserListState): useUserCountsQuery$variables {
  return { ...userFilter(state), filtered: isFiltered(state) };
}

/** The filters as the API knows them; those that are not set are left out. */
export function userFilter({ q, roles, active }: UserListState) {
  return { name: q || null, roles: roles.length > 0 ? roles : null, isActive: active };
}
