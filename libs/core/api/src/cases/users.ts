import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase, type OwnMutation } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const emailOf = (ulid: string) => `noor.${ulid.toLowerCase()}@example.com`;

const words = { givenName: 'Noor', familyName: 'Haddad', mobile: '07700 900182', jobTitle: 'Scheduler' };

/** Adds colleagues who sign in. */
async function addUsers(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, email, created_at, updated_at)
      VALUES (${id}, 'internal', 'Before', 'Haddad', ${`before.${emailOf(id)}`}, ${LONG_AGO}, ${LONG_AGO})`);
    await database.execute(sql`INSERT INTO "user" (id, person_id, password_hash, roles, created_at, updated_at)
      VALUES (${id}, ${id}, 'none', '{ROLE_ACCOUNT_MANAGER}', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

/** Adds sessions of such colleagues. */
async function addSessions(database: Database): Promise<string[]> {
  const ids = await addUsers(database);
  for (const id of ids) {
    await database.execute(sql`INSERT INTO user_session (id, user_id, token_id, token_version, method, started_at, seen_at,
        expires_at, created_at, updated_at)
      VALUES (${id}, ${id}, ${newId()}, 1, 'password', ${LONG_AGO}, ${LONG_AGO}, '2099-01-01', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

const newestEntry = (viewer: object, changes: readonly object[]) => ({
  'history(first: 1)': { edges: [{ node: { action: 'changed', user: viewer, changes } }] },
});

const passwords: MutationCase['invalid'] = [
  { input: { password: '' }, violations: [{ path: 'password', message: 'Password is required' }] },
  {
    input: { password: 'abcd' },
    violations: [{ path: 'password', message: 'Password must be at least 5 characters' }],
  },
  {
    input: { password: 'x'.repeat(256) },
    violations: [{ path: 'password', message: 'Password field must have at most 255 characters' }],
  },
];

export const createUser: MutationCase = {
  name: 'createUser',
  does: 'makes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  input: (ulid) => ({
    newPerson: { ...words, email: emailOf(ulid) },
    roles: ['ROLE_ACCOUNT_MANAGER', 'ROLE_ADMIN'],
    password: 'harbour-27',
  }),
  invalid: [
    ...passwords,
    { input: { roles: [] }, violations: [{ path: 'roles', message: 'Roles is required' }] },
    { input: { newPerson: null }, violations: [{ path: 'person', message: 'Person is required' }] },
    {
      input: { newPerson: { ...words, familyName: '', email: 'noor' } },
      violations: [
        { path: 'newPerson.familyName', message: 'Family name is required' },
        { path: 'newPerson.email', message: 'Email must be valid' },
      ],
    },
    {
      input: { newPerson: { ...words, email: 'manager@example.com' } },
      violations: [{ path: 'newPerson.email', message: 'Somebody else signs in with this email.' }],
    },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    roles: ['ROLE_ACCOUNT_MANAGER', 'ROLE_ADMIN'],
    isActive: true,
    mustChangePassword: true,
    person: { fullName: 'Noor Haddad', email: emailOf(ulid), mobile: words.mobile, jobTitle: words.jobTitle },
    createdBy: viewer,
  }),
  expectedChanges: ['created people/*', 'created users/*'],
};

export const updateUser: MutationCase = {
  name: 'updateUser',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: addUsers,
  input: (ulid) => ({ id: `users/${ulid}`, ...words, email: emailOf(ulid), roles: ['ROLE_ADMIN'], isActive: false }),
  invalid: [
    { input: { roles: [] }, violations: [{ path: 'roles', message: 'Roles is required' }] },
    {
      input: { givenName: '', email: 'noor' },
      violations: [
        { path: 'givenName', message: 'Given name is required' },
        { path: 'email', message: 'Email must be valid' },
      ],
    },
    {
      input: { email: 'manager@example.com' },
      violations: [{ path: 'email', message: 'Somebody else signs in with this email.' }],
    },
  ],
  refused: [
    {
      when: 'the person is a contact of a customer',
      sql: `UPDATE person SET kind = 'customer', customer_id = (SELECT id FROM customer ORDER BY id LIMIT 1) WHERE id = :id`,
      message:
        'This user is a contact of a customer. Change the name and the contact details on the page of the contact.',
    },
    {
      when: 'the person is a trainer',
      sql: `UPDATE person SET kind = 'supplier' WHERE id = :id`,
      message:
        'This user is a trainer or works for a supplier. Change the name and the contact details on the page of the trainer or of the supplier.',
    },
  ],
  shows: (viewer, ulid) => ({
    roles: ['ROLE_ADMIN'],
    isActive: false,
    person: { fullName: 'Noor Haddad', email: emailOf(ulid), mobile: words.mobile, jobTitle: words.jobTitle },
    updatedBy: viewer,
    ...newestEntry(viewer, [
      { field: 'Roles', from: 'Account Manager', to: 'Admin' },
      { field: 'Active', from: 'Yes', to: 'No' },
      { field: 'Given name', from: 'Before', to: 'Noor' },
      { field: 'Email', from: `before.${emailOf(ulid)}`, to: emailOf(ulid) },
      { field: 'Mobile', from: null, to: words.mobile },
      { field: 'Job title', from: null, to: words.jobTitle },
    ]),
  }),
  expectedChanges: ['updated users/:id', 'updated people/:id', 'created emails/*', 'created email_logs/*'],
};

export const updateUserPassword: MutationCase = {
  name: 'updateUserPassword',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: addUsers,
  input: (ulid) => ({ id: `users/${ulid}`, password: 'harbour-27' }),
  invalid: passwords,
  refused: [],
  shows: (viewer) => ({ mustChangePassword: true, hasPassword: true, updatedBy: viewer }),
  expectedChanges: ['updated users/:id', 'people/:id', 'created emails/*', 'created email_logs/*'],
};

export const endSessions: MutationCase = {
  name: 'endSessions',
  does: 'changes',
  table: 'user',
  record: 'user',
  allowed: ['admin'],
  candidates: addSessions,
  input: (ulid) => ({ user: `users/${ulid}` }),
  invalid: [{ input: { user: '' }, violations: [{ path: 'user', message: 'User is required' }] }],
  refused: [],
  shows: (viewer) => ({ isActive: true, updatedBy: viewer }),
  expectedChanges: ['updated users/:id', 'updated user_sessions/:id', 'people/:id'],
};

export const endSession: MutationCase = {
  name: 'endSession',
  does: 'changes',
  table: 'user_session',
  record: 'userSession',
  allowed: ['admin'],
  candidates: addSessions,
  input: (ulid) => ({ id: `user_sessions/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Session is required' }] }],
  refused: [],
  shows: (_viewer, ulid) => ({ user: { id: `users/${ulid}` }, isCurrent: false }),
  expectedChanges: ['updated user_sessions/:id'],
};

/** The mutations that change the account of who sends them. */
export const accountOfOneself: readonly OwnMutation[] = [
  { name: 'changeOwnPassword', provenIn: 'apps/api/src/passwords.test.ts' },
];
