import { newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const over = 'This work has ended already, so it cannot be canceled.';

export const cancelJob: MutationCase = {
  name: 'cancelJob',
  does: 'changes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = Array.from({ length: 6 }, () => newId());
    for (const id of ids) {
      await database.execute(sql`INSERT INTO job (id, name, input, status, done, total, failures, due_at, created_at, updated_at, created_by)
        SELECT ${id}, 'nobodyDoesThis', '{}', 'retrying', 50, 500, 1, now(), ${LONG_AGO}, ${LONG_AGO},
          (SELECT id FROM "user" WHERE sign_in_email = 'manager@example.com')`);
    }
    return ids;
  },
  input: (ulid) => ({ id: `jobs/${ulid}` }),
  invalid: [
    { input: { id: 'bookings/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
    { input: { id: '' }, violations: [{ path: 'id', message: 'Job is required' }] },
  ],
  refused: [
    {
      when: 'it is under way',
      sql: `UPDATE job SET status = 'running' WHERE id = :id`,
      message: 'This work is under way and can no longer be canceled.',
    },
    {
      when: 'it is completed',
      sql: `UPDATE job SET status = 'completed', due_at = NULL, ended_at = now() WHERE id = :id`,
      message: over,
    },
    {
      when: 'it has failed',
      sql: `UPDATE job SET status = 'failed', due_at = NULL, ended_at = now(), message = 'It went wrong.' WHERE id = :id`,
      message: over,
    },
    {
      when: 'it is canceled',
      sql: `UPDATE job SET status = 'canceled', due_at = NULL, ended_at = now() WHERE id = :id`,
      message: over,
    },
  ],
  shows: () => ({ status: 'canceled', done: 50, total: 500 }),
  expectedChanges: ['updated jobs/:id'],
};
