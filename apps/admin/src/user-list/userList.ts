import { roleCodes } from '@console/core-contracts';
import { defineList, flagFilter, LARGE_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of users. By default it shows all of them by name, 100 on a page (C§7, C§9). */
export const userList = defineList({
  name: 'users',
  noun: ['user', 'users'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    roles: severalFilter({ label: 'Roles', choices: roleCodes.labels }),
    active: flagFilter({
      label: 'Status',
      yes: 'Active',
      no: 'Inactive',
      variables: (isActive) => ({ isActive }),
    }),
  },
  sorts: ['person_fullName', 'createdAt'],
  order: { field: 'person_fullName', direction: 'asc' },
  sizes: LARGE_SIZES,
  size: 100,
});
