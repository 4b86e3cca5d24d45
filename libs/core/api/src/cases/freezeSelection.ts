import type { MutationCase } from '@console/api-kit/testing';

export const freezeSelection: MutationCase = {
  name: 'freezeSelection',
  does: 'makes',
  table: 'frozen_selection',
  record: 'frozenSelection',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({ ids: [`customers/${ulid}`] }),
  invalid: [
    { input: { ids: [] }, violations: [{ path: 'filter', message: 'Name one of filter, ids and refusedBy.' }] },
    { input: { filter: 'WyJjdXN0b21lcnMiLHt9XQ' }, violations: [{ path: 'filter' }] },
    {
      input: { ids: ['customers/01J9ZK0Q3M6V8T2B4C6D8E0F1G', 'users/01J9ZK0Q3M6V8T2B4C6D8E0F1G'] },
      violations: [{ path: 'ids', message: 'ids must be those of records of one type.' }],
    },
    { input: { ids: ['nonsense'] }, violations: [{ path: 'ids.0', message: 'Records must be valid' }] },
    {
      input: { ids: null, filter: 'nonsense' },
      violations: [{ path: 'filter', message: 'filter is not the filter of a list.' }],
    },
  ],
  refused: [],
  shows: () => ({ count: 1 }),
  expectedChanges: ['created frozen_selections/*'],
};
