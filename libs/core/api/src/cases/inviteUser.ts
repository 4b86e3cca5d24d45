import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const emailOf = (ulid: string) => `amara.${ulid.toLowerCase()}@training.example`;

const amara = { givenName: ' Amara ', familyName: 'Cole', jobTitle: 'Account manager' };

export const inviteUser: MutationCase = {
  name: 'inviteUser',
  does: 'makes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  input: (ulid) => ({ newPerson: { ...amara, email: emailOf(ulid) }, roles: ['ROLE_ACCOUNT_MANAGER'] }),
  invalid: [
    {
      input: { newPerson: { givenName: '', familyName: 'Cole', email: 'amara' }, roles: [] },
      violations: [
        { path: 'newPerson.givenName', message: 'Given name is required' },
        { path: 'newPerson.email', message: 'Email must be valid' },
        { path: 'roles', message: 'Roles is required' },
      ],
    },
    {
      input: { roles: ['ROLE_SUPPLIER_TRAINER'] },
      violations: [
        {
          path: 'roles',
          message: 'Only administrators and account managers sign in to this console. Add one of these roles.',
        },
      ],
    },
    { input: { newPerson: null }, violations: [{ path: 'person', message: 'Person is required' }] },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    email: emailOf(ulid),
    isActive: true,
    roles: ['ROLE_ACCOUNT_MANAGER'],
    hasPassword: false,
    mustChangePassword: false,
    person: { fullName: 'Amara Cole', jobTitle: 'Account manager' },
    createdBy: viewer,
  }),
  expectedChanges: ['created users/*', 'created people/*'],
};

/** Adds users who were invited and have set no password. */
async function addInvited(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email)
      VALUES (${id}, 'internal', 'Amara', 'Cole', ${emailOf(id)})`);
    await database.execute(sql`INSERT INTO "user" (id, person_id, roles, created_at, updated_at)
      VALUES (${id}, ${id}, '{ROLE_ACCOUNT_MANAGER}', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const inviteUserAgain: MutationCase = {
  name: 'inviteUserAgain',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: addInvited,
  input: (ulid) => ({ id: `users/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'User is required' }] }],
  refused: [
    {
      when: 'the user has a password',
      sql: `UPDATE "user" SET password_hash = 'none' WHERE id = :id`,
      message: 'This user can sign in already. Reset the password instead.',
    },
    {
      when: 'the user has signed in through the third party',
      sql: `UPDATE "user" SET oidc_issuer = 'https://id.example', oidc_subject = :id WHERE id = :id`,
      message: 'This user can sign in already. Reset the password instead.',
    },
    {
      when: 'the user is deactivated',
      sql: `UPDATE "user" SET is_active = false WHERE id = :id`,
      message: 'This user is deactivated. Reactivate the user first.',
    },
    {
      when: 'no role of the user opens this console',
      sql: `UPDATE "user" SET roles = '{ROLE_SUPPLIER_TRAINER}' WHERE id = :id`,
      message: 'Only administrators and account managers sign in to this console. Add one of these roles.',
    },
  ],
  shows: (viewer, ulid) => ({
    hasPassword: false,
    updatedBy: viewer,
    'history(first: 1)': {
      edges: [
        {
          node: {
            action: 'changed',
            user: viewer,
            changes: [{ field: 'Invitation', from: null, to: `Sent again to ${emailOf(ulid)}` }],
          },
        },
      ],
    },
  }),
  expectedChanges: ['updated users/:id', 'people/:id'],
};
