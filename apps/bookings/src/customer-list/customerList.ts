import { organisationTypes } from '@console/core-contracts';
import { defineList, LARGE_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of customers. By default it shows all of them by name. */
export const customerList = defineList({
  name: 'customers',
  noun: ['customer', 'customers'],
  filters: {
    q: textFilter({ label: 'Text', placeholder: 'Filter by name or reference', variables: (search) => ({ search }) }),
    type: severalFilter({ label: 'Type', choices: organisationTypes.labels }),
  },
  sorts: ['name', 'reference', 'type', 'paymentTermDays', 'createdAt'],
  order: { field: 'name', direction: 'asc' },
  sizes: LARGE_SIZES,
});
