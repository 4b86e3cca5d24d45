import { defineList, flagFilter, LARGE_SIZES, textFilter } from '@console/lists/definition';

/** The list of suppliers. By default they are ordered by name (O§7). */
export const supplierList = defineList({
  name: 'suppliers',
  noun: ['supplier', 'suppliers'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    bankChangeWaits: flagFilter({ label: 'Bank details', yes: 'Wait for approval', no: 'Nothing waits' }),
  },
  sorts: ['name', 'reference'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});
