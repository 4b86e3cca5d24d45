import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';
import { addSuppliers } from '../testing/addSuppliers.ts';

const gone = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';
const purchasesAddress = { address1: '4 Mill Lane', city: 'Leeds', postcode: 'LS1 4DY', country: 'GB' };

const invalid: MutationCase['invalid'] = [
  {
    input: { name: ' ', purchasesEmail: 'orders@aire', remittanceEmail: 'x', primaryContact: `suppliers/${gone}` },
    violations: [
      { path: 'name', message: 'Name is required' },
      { path: 'primaryContact', message: 'Primary contact must be valid' },
      { path: 'purchasesEmail', message: 'Purchases email must be valid' },
      { path: 'remittanceEmail', message: 'Remittance email must be valid' },
    ],
  },
  {
    input: { name: 'x'.repeat(256), purchasesAddress: { ...purchasesAddress, city: '' } },
    violations: [
      { path: 'name', message: 'Name field must have at most 255 characters' },
      { path: 'purchasesAddress.city', message: 'City is required' },
    ],
  },
  {
    input: { primaryContact: `people/${gone}` },
    violations: [{ path: 'primaryContact', message: 'This person no longer exists.' }],
  },
];

export const createSupplier: MutationCase = {
  name: 'createSupplier',
  does: 'makes',
  table: 'supplier',
  record: 'supplier',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({
    name: ` Aire  Print ${ulid} `,
    vatRegistered: true,
    vatNumber: 'GB 123 4567 89',
    purchasesEmail: 'orders@aire.example',
    remittanceEmail: 'accounts@aire.example',
    purchasesAddress,
    bankSortCode: '40 22 56',
    bankAccountNumber: '12345678',
  }),
  invalid: [
    ...invalid,
    {
      input: { bankSortCode: '' },
      violations: [{ path: 'bankSortCode', message: 'Bank sort code is required' }],
    },
    {
      input: { bankAccountNumber: null },
      violations: [{ path: 'bankAccountNumber', message: 'Bank account number is required' }],
    },
    {
      input: { trainer: `trainers/${gone}` },
      violations: [{ path: 'trainer', message: 'This trainer no longer exists.' }],
    },
    { input: { bankSortCode: '4022567' }, violations: [{ path: 'bankSortCode' }] },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    name: `Aire Print ${ulid}`,
    vatRegistered: true,
    vatNumber: 'GB 123 4567 89',
    purchasesEmail: 'orders@aire.example',
    remittanceEmail: 'accounts@aire.example',
    purchasesAddress,
    bankSortCode: null,
    bankAccountNumber: null,
    pendingBankChange: { bankSortCode: '••-••-56', bankAccountNumber: '•••••678', createdBy: viewer },
  }),
  expectedChanges: ['created suppliers/*', 'created supplier_bank_changes/*', 'lists PurchaseOrder', 'lists Supplier'],
};

export const updateSupplier: MutationCase = {
  name: 'updateSupplier',
  does: 'changes',
  table: 'supplier',
  record: 'supplier',
  allowed: ['admin', 'manager'],
  candidates: (database) => addSuppliers(database, 4),
  input: (ulid) => ({ id: `suppliers/${ulid}`, name: `Aire Press ${ulid}`, vatRegistered: true, purchasesAddress }),
  invalid: [...invalid, { input: { id: 'nonsense' }, violations: [{ path: 'id' }] }],
  refused: [],
  shows: (viewer, ulid) => ({
    name: `Aire Press ${ulid}`,
    vatRegistered: true,
    vatNumber: null,
    purchasesAddress,
    bankSortCode: '••-••-34',
    bankAccountNumber: '•••••911',
    updatedBy: viewer,
  }),
  expectedChanges: ['updated suppliers/:id', 'lists PurchaseOrder'],
};

const contact = {
  givenName: ' Imogen ',
  familyName: 'Barraclough-Reid',
  email: 'imogen@aire.example',
  mobile: '07700 900318',
  telephone: '0113 496 0118',
  jobTitle: 'Office manager',
};
const shownContact = { ...contact, givenName: 'Imogen', fullName: 'Imogen Barraclough-Reid', type: 'supplier' };

const invalidContact: MutationCase['invalid'] = [
  {
    input: { givenName: '', familyName: 'x'.repeat(256), email: 'imogen@aire', mobile: '0'.repeat(26) },
    violations: [
      { path: 'givenName', message: 'Given name is required' },
      { path: 'familyName', message: 'Family name field must have at most 255 characters' },
      { path: 'email', message: 'Email must be valid' },
      { path: 'mobile', message: 'Mobile field must have at most 25 characters' },
    ],
  },
];

export const createSupplierContact: MutationCase = {
  name: 'createSupplierContact',
  does: 'makes',
  table: 'person',
  record: 'person',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({ ...contact, jobTitle: `Office manager ${ulid}` }),
  invalid: invalidContact,
  refused: [],
  shows: (_viewer, ulid) => ({ ...shownContact, jobTitle: `Office manager ${ulid}` }),
  expectedChanges: ['created people/*'],
};

export const updateSupplierContact: MutationCase = {
  name: 'updateSupplierContact',
  does: 'changes',
  table: 'person',
  record: 'person',
  allowed: ['admin', 'manager'],
  candidates: addPeople,
  input: (ulid) => ({ id: `people/${ulid}`, ...contact }),
  invalid: [...invalidContact, { input: { id: `suppliers/${gone}` }, violations: [{ path: 'id' }] }],
  refused: [
    {
      when: 'it is a trainer',
      sql: `INSERT INTO trainer (id, person_id, status) VALUES (:id, :id, 'active')`,
      message: 'This contact is a trainer, and is changed on the trainer’s page.',
    },
  ],
  shows: () => shownContact,
  expectedChanges: ['updated people/:id'],
};

async function addPeople(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO person (id, kind, given_name, family_name, created_at, updated_at)
      VALUES (${id}, 'supplier', 'Rhys', 'Barraclough', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}
