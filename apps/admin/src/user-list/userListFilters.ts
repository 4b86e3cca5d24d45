import { roleCodes } from '@console/core-contracts';
import { defineListState, flag, LARGE_SIZES, several, text, useListState } from '@console/platform/list';

/** What of the user list stands in the URL: everybody by name, a hundred a page, unless it says otherwise (C§7, C§9). */
export const userList = defineListState({
  name: 'users',
  filters: { q: text(), roles: several(roleCodes), active: flag() },
  sorts: ['person_fullName', 'createdAt'],
  order: { field: 'person_fullName', direction: 'asc' },
  sizes: LARGE_SIZES,
  size: 100,
});

export type UserListState = ReturnType<typeof userList.parse>;

/** Whether the list leaves anybody out. */
export function isFiltered({ q, roles, active }: UserListState): boolean {
  return q !== '' || roles.length > 0 || active !== null;
}

/** The list's state and the ways to change it. */
export function useUserList() {
  return useListState(userList);
}

export type UserListControls = ReturnType<typeof useUserList>;
