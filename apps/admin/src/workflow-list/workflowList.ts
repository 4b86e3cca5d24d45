import { workflowTargetResources } from '@console/core-contracts';
import { defineList, flagFilter, SMALL_SIZES, severalFilter, textFilter } from '@console/lists/definition';

/** The list of workflows, by name (C§2). */
export const workflowList = defineList({
  name: 'workflows',
  noun: ['workflow', 'workflows'],
  filters: {
    q: textFilter({ label: 'Name', placeholder: 'Filter by name', variables: (name) => ({ name }) }),
    record: severalFilter({
      label: 'Record',
      choices: workflowTargetResources.labels,
      variables: (targetResource) => ({ targetResource }),
    }),
    on: flagFilter({ label: 'Status', yes: 'On', no: 'Off', variables: (isActive) => ({ isActive }) }),
  },
  sorts: ['name'],
  order: { field: 'name', direction: 'asc' },
  sizes: SMALL_SIZES,
});
