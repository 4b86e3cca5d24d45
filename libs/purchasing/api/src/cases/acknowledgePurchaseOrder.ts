import type { MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';

export const acknowledgePurchaseOrder: MutationCase = {
  name: 'acknowledgePurchaseOrder',
  does: 'changes',
  table: 'purchase_order',
  record: 'purchaseOrder',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const { rows } = await database.execute<{ id: string }>(
      sql`SELECT id FROM purchase_order WHERE acknowledged_at IS NULL AND status NOT IN ('draft', 'canceled') ORDER BY id`,
    );
    return rows.map(({ id }) => id);
  },
  input: (ulid) => ({ id: `purchase_orders/${ulid}` }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    { input: { id: 'nonsense' }, violations: [{ path: 'id' }] },
  ],
  refused: [
    {
      when: 'it is a draft',
      sql: `UPDATE purchase_order SET status = 'draft' WHERE id = :id`,
      message: 'This purchase order is a draft. It can be acknowledged once the supplier has it.',
    },
    {
      when: 'it is canceled',
      sql: `UPDATE purchase_order SET status = 'canceled' WHERE id = :id`,
      message: 'This purchase order is canceled and can no longer be acknowledged.',
    },
    {
      when: 'it has been acknowledged',
      sql: `UPDATE purchase_order SET acknowledged_at = now(), acknowledged_by = (SELECT id FROM "user" LIMIT 1) WHERE id = :id`,
      message: 'This purchase order has already been acknowledged.',
    },
  ],
  shows: ({ id }) => ({
    acknowledgedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    acknowledgedBy: { id },
  }),
  expectedChanges: ['updated purchase_orders/:id', 'suppliers/*', 'training_classes/*'],
};
