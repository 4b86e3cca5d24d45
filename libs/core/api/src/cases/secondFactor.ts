import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase, type OwnMutation } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

/** Adds users who have a second factor. */
async function usersWithFactor(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    const person = newId();
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email, roles)
      VALUES (${person}, 'internal', 'Ada', 'Lovelace', ${`${person}@example.com`}, '{ROLE_INTERNAL}')`);
    await database.execute(sql`INSERT INTO "user" (id, person_id, roles, created_at, updated_at)
      VALUES (${id}, ${person}, '{ROLE_ACCOUNT_MANAGER}', ${LONG_AGO}, ${LONG_AGO})`);
    await database.execute(
      sql`INSERT INTO user_factor (user_id, secret_encrypted, confirmed_at) VALUES (${id}, 'sealed', now())`,
    );
  }
  return ids;
}

export const resetSecondFactor: MutationCase = {
  name: 'resetSecondFactor',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: usersWithFactor,
  input: (ulid) => ({ id: `users/${ulid}`, reason: 'The telephone was lost.' }),
  invalid: [
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    { input: { id: 'people/01J9ZK0Q3M6V8T2B4C6D8E0F1G' }, violations: [{ path: 'id' }] },
  ],
  refused: [
    {
      when: 'the user has no second factor',
      sql: `DELETE FROM user_factor WHERE user_id = :id`,
      message: 'This user has no second factor.',
    },
    {
      when: 'the second factor was never confirmed',
      sql: `UPDATE user_factor SET secret_encrypted = NULL, confirmed_at = NULL, next_encrypted = 'sealed', next_at = now() WHERE user_id = :id`,
      message: 'This user has no second factor.',
    },
  ],
  shows: (viewer) => ({
    secondFactor: { confirmedAt: null, recoveryCodesLeft: 0, isRequired: false },
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            reason: 'The telephone was lost.',
            user: viewer,
            changes: [{ field: 'Second factor', from: 'Set up', to: 'Reset' }],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated users/:id', 'people/*'],
};

const provenIn = 'libs/core/api/src/second-factor/secondFactor.test.ts';

export const secondFactorOfOneself: readonly OwnMutation[] = [
  { name: 'confirmSecondFactor', provenIn },
  { name: 'newRecoveryCodes', provenIn },
  { name: 'removeSecondFactor', provenIn },
  { name: 'startSecondFactor', provenIn },
];
