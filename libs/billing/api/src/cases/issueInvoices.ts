import type { MutationCase } from '@console/api-kit/testing';
import { addInvoices } from '../testing/addInvoices.ts';

const one = 'invoices/01J9ZK0Q3M6V8T2B4C6D8E0F1G';

export const issueInvoices: MutationCase = {
  name: 'issueInvoices',
  does: 'makes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  candidates: (database) => addInvoices(database, 6),
  input: (ulid) => ({ ids: [`invoices/${ulid}`] }),
  invalid: [
    { input: { ids: [] }, violations: [{ path: 'ids', message: 'Name either some records or a frozen selection.' }] },
    { input: { frozen: 'frozen_selections/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'ids' }] },
    {
      input: { documentDate: '1753-01-01' },
      violations: [{ path: 'documentDate', message: 'Document date must be valid' }],
    },
    { input: { ids: ['bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G'] }, violations: [{ path: 'ids.0' }] },
    {
      input: { ids: Array.from({ length: 101 }, (_, at) => `${one.slice(0, -3)}${100 + at}`) },
      violations: [{ path: 'ids' }],
    },
  ],
  refused: [],
  shows: () => ({ name: 'issueInvoices', status: 'pending', target: 'invoices', endsEarly: true }),
  expectedChanges: ['created frozen_selections/*', 'created jobs/*'],
};
