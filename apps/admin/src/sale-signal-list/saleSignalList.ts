import { saleSignalIntents, saleSignalPriorities } from '@console/admin-contracts';
import { defineList, LARGE_SIZES, recordFilter, severalFilter } from '@console/lists/definition';

/** The list of sale signals. By default it shows all of them, the newest first (C§2). */
export const saleSignalList = defineList({
  name: 'sale-signals',
  noun: ['sale signal', 'sale signals'],
  filters: {
    intent: severalFilter({
      label: 'Intent',
      choices: saleSignalIntents.labels,
      variables: (intentType) => ({ intentType }),
    }),
    priority: severalFilter({ label: 'Priority', choices: saleSignalPriorities.labels }),
    assignedTo: recordFilter({ label: 'Assigned to', prefix: 'users' }),
  },
  sorts: [
    'createdAt',
    'contact_fullName',
    'intentType',
    'priority',
    'confidenceScore',
    'status',
    'assignedTo_person_fullName',
  ],
  order: { field: 'createdAt', direction: 'desc' },
  sizes: LARGE_SIZES,
});
