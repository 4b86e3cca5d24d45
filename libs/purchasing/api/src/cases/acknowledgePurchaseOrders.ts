import type { MutationCase } from '@console/api-kit/testing';
import { acknowledgePurchaseOrder } from './acknowledgePurchaseOrder.ts';

const one = 'purchase_orders/01J9ZK0Q3M6V8T2B4C6D8E0F1G';

export const acknowledgePurchaseOrders: MutationCase = {
  name: 'acknowledgePurchaseOrders',
  does: 'makes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  ...(acknowledgePurchaseOrder.does === 'changes' && { candidates: acknowledgePurchaseOrder.candidates }),
  input: (ulid) => ({ ids: [`purchase_orders/${ulid}`] }),
  invalid: [
    { input: { ids: [] }, violations: [{ path: 'ids', message: 'Name either some records or a frozen selection.' }] },
    { input: { frozen: 'frozen_selections/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'ids' }] },
    { input: { ids: ['bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G'] }, violations: [{ path: 'ids.0' }] },
    {
      input: { ids: Array.from({ length: 101 }, (_, at) => `${one.slice(0, -3)}${100 + at}`) },
      violations: [{ path: 'ids' }],
    },
  ],
  refused: [],
  shows: () => ({ name: 'acknowledgePurchaseOrders', status: 'pending', target: 'purchase_orders', endsEarly: true }),
  expectedChanges: ['created frozen_selections/*', 'created jobs/*'],
};
