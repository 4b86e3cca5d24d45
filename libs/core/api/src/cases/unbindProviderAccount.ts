import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** Adds users who sign in through a third party. */
async function addBound(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email)
      VALUES (${id}, 'internal', 'Amara', 'Cole', ${`bound.${id.toLowerCase()}@training.example`})`);
    await database.execute(sql`INSERT INTO "user" (id, person_id, roles, oidc_issuer, oidc_subject, created_at, updated_at)
      VALUES (${id}, ${id}, '{ROLE_ACCOUNT_MANAGER}', 'https://id.example', ${id}, ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const unbindProviderAccount: MutationCase = {
  name: 'unbindProviderAccount',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: addBound,
  input: (ulid) => ({ id: `users/${ulid}`, reason: 'Amara has another account there.' }),
  invalid: [
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    { input: { id: '' }, violations: [{ path: 'id', message: 'User is required' }] },
  ],
  refused: [
    {
      when: 'the user has no account at the third party',
      sql: `UPDATE "user" SET oidc_issuer = NULL, oidc_subject = NULL WHERE id = :id`,
      message: 'This user has no account at the third party.',
    },
  ],
  shows: (viewer) => ({
    signsInWith: [],
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            reason: 'Amara has another account there.',
            user: viewer,
            changes: [{ field: 'Third party', from: 'Signs in through it', to: null }],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated users/:id', 'people/:id'],
};
