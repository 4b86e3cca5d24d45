import { defineList, flagFilter, LARGE_SIZES, textFilter } from '@console/lists/definition';

/** The list of suppliers. By default they are ordered by name (O§7). */
export const supplierList = defineList({
  name: 'suppliers',
  noun: ['supplier', 'suppliers'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    bankChangeWaits: flagFilter({ label: 'New bank details', yes: 'Pending', no: 'None' }),
  },
  sorts: ['name', 'reference'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});
