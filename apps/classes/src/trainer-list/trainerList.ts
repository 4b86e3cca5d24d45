import { trainerStatuses } from '@console/classes-contracts';
import { defineList, LARGE_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of trainers. By default it shows all of them by name. */
export const trainerList = defineList({
  name: 'trainers',
  noun: ['trainer', 'trainers'],
  filters: {
    q: textFilter({ label: 'Text', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    status: severalFilter({ label: 'Status', choices: trainerStatuses.labels }),
  },
  sorts: ['contact_fullName', 'status', 'createdAt'],
  order: { field: 'contact_fullName', direction: 'asc' },
  sizes: LARGE_SIZES,
});
