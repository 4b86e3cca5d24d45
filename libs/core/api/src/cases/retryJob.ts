import { newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

export const retryJob: MutationCase = {
  name: 'retryJob',
  does: 'changes',
  table: 'job',
  record: 'job',
  allowed: ['admin', 'manager'],
  candidates: async (database) => {
    const ids = Array.from({ length: 4 }, () => newId());
    for (const id of ids) {
      await database.execute(sql`INSERT INTO job (id, name, input, status, message, done, total, failures, due_at, ended_at, created_at, updated_at, created_by)
        SELECT ${id}, 'nobodyDoesThis', '{}', 'failed', 'It went wrong.', 50, 500, 5, NULL, ${LONG_AGO}, ${LONG_AGO}, ${LONG_AGO},
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
      when: 'it is still running',
      sql: `UPDATE job SET status = 'running', due_at = now(), ended_at = NULL WHERE id = :id`,
      message: 'Only work that has failed can be tried again.',
    },
  ],
  shows: () => ({ status: 'pending', message: null, done: 50, total: 500, endedAt: null }),
  expectedChanges: ['updated jobs/:id'],
};
