import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addCustomers } from './customers.ts';

const idris = {
  givenName: ' Idris ',
  familyName: 'Khan-Reid',
  email: 'idris.khan@calder.example',
  mobile: '07700 900182',
  telephone: '0113 496 0174',
  jobTitle: 'Housing services manager',
  roles: ['ROLE_CUSTOMER_ATTENDEE'],
};
const shown = (viewer: { id: string }) => {
  const { givenName, familyName, ...rest } = idris;
  return { ...rest, fullName: `${givenName.trim()} ${familyName}`, updatedBy: viewer };
};
const invalid: MutationCase['invalid'] = [
  {
    input: { givenName: '', familyName: 'x'.repeat(256), email: 'idris.khan@calder' },
    violations: [
      { path: 'givenName', message: 'Given name is required' },
      { path: 'familyName', message: 'Family name field must have at most 255 characters' },
      { path: 'email', message: 'Email must be valid' },
    ],
  },
  {
    input: { mobile: '0'.repeat(26), roles: ['ROLE_ADMIN'] },
    violations: [
      { path: 'mobile', message: 'Mobile field must have at most 25 characters' },
      { path: 'roles.0', message: 'Roles must be valid' },
    ],
  },
];

const emailOf = (ulid: string) => `idris.${ulid.toLowerCase()}@calder.example`;

/** Adds contacts to which nothing refers. */
async function addContacts(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, customer_id, given_name, family_name, email, created_at, updated_at)
      SELECT ${id}, 'customer', (SELECT id FROM customer ORDER BY id LIMIT 1), 'Idris', 'Khan', ${emailOf(id)},
        ${LONG_AGO}, ${LONG_AGO}`);
  }
  return ids;
}

export const createCustomerContact: MutationCase = {
  name: 'createCustomerContact',
  does: 'makes',
  table: 'person',
  record: 'customerContact',
  allowed: ['admin', 'manager'],
  candidates: addCustomers,
  input: (ulid) => ({ ...idris, customer: `customers/${ulid}` }),
  invalid: [
    ...invalid,
    { input: { customer: '' }, violations: [{ path: 'customer', message: 'Customer is required' }] },
  ],
  refused: [],
  shows: shown,
  expectedChanges: ['created customer_contacts/*', 'created people/*', 'customers/:id'],
};

export const updateCustomerContact: MutationCase = {
  name: 'updateCustomerContact',
  does: 'changes',
  table: 'person',
  record: 'customerContact',
  allowed: ['admin', 'manager'],
  candidates: addContacts,
  input: (ulid) => ({ ...idris, email: emailOf(ulid), id: `customer_contacts/${ulid}` }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({ ...shown(viewer), email: emailOf(ulid) }),
  expectedChanges: ['updated customer_contacts/:id', 'updated people/:id', 'customers/*'],
};

export const deleteCustomerContact: MutationCase = {
  name: 'deleteCustomerContact',
  does: 'deletes',
  table: 'person',
  record: 'customerContact',
  allowed: ['admin', 'manager'],
  candidates: addContacts,
  input: (ulid) => ({ id: `customer_contacts/${ulid}` }),
  invalid: [{ input: { id: '' }, violations: [{ path: 'id', message: 'Contact is required' }] }],
  refused: [
    {
      when: 'it signs in',
      sql: `INSERT INTO "user" (id, person_id, roles) VALUES (:id, :id, ARRAY['ROLE_CUSTOMER'])`,
      message: '1 sign-in refers to this contact, so it cannot be deleted.',
    },
  ],
  shows: (_viewer, ulid) => ({ id: `customer_contacts/${ulid}` }),
  expectedChanges: ['deleted customer_contacts/:id', 'deleted people/:id', 'customers/*'],
};
