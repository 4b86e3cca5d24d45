import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const billingAddress = {
  address1: 'Accounts Payable',
  address2: '4 Sovereign Street',
  city: 'Leeds',
  postcode: 'LS1 4BJ',
  country: 'GB',
};

const details = {
  registrationNumber: '04182216',
  vatNumber: 'GB 418 2216 05',
  website: 'https://aireside.example',
  paymentTermDays: 45,
  onlyTaxInvoiceBillable: true,
  preferredPaymentMethod: 'bank_transfer',
};

const given = { name: ' Aireside  Foods ', type: 'limited_company', ...details, billingAddress };

const shown = {
  name: 'Aireside Foods',
  type: { name: 'Limited company', value: 'limited_company' },
  ...details,
  billingAddress: { ...billingAddress, address3: null },
};

/** The history of the record, with its latest entry. */
const latestEntry = (entry: object) => ({ 'history(first: 1)': { edges: [{ node: entry }] } });

const invalid: MutationCase['invalid'] = [
  {
    input: { name: '', website: 'aireside', registrationNumber: 'x'.repeat(256), vatNumber: 'x'.repeat(256) },
    violations: [
      { path: 'name', message: 'Company name is required' },
      { path: 'website', message: 'Website field must be a valid url' },
      { path: 'registrationNumber', message: 'Registration number field must have at most 255 characters' },
      { path: 'vatNumber', message: 'VAT number field must have at most 255 characters' },
    ],
  },
  {
    input: { name: 'x'.repeat(256), paymentTermDays: 366 },
    violations: [
      { path: 'name', message: 'Company name field must have at most 255 characters' },
      { path: 'paymentTermDays', message: 'Payment term days must be at most 365' },
    ],
  },
  {
    input: { paymentTermDays: -1, billingAddress: { ...billingAddress, city: '' } },
    violations: [
      { path: 'paymentTermDays', message: 'Payment term days must be at least 0' },
      { path: 'billingAddress.city', message: 'City is required' },
    ],
  },
];

/** Adds customers without contacts. */
export async function addCustomers(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO customer (id, name, created_at, updated_at)
      VALUES (${id}, 'Before', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const createCustomer: MutationCase = {
  name: 'createCustomer',
  does: 'makes',
  table: 'customer',
  record: 'customer',
  allowed: ['admin', 'manager'],
  input: (ulid) => ({ ...given, registrationNumber: ulid }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    ...shown,
    registrationNumber: ulid,
    createdBy: viewer,
    ...latestEntry({ action: 'created', user: viewer }),
  }),
  expectedChanges: ['created customers/*'],
};

export const updateCustomer: MutationCase = {
  name: 'updateCustomer',
  does: 'changes',
  table: 'customer',
  record: 'customer',
  allowed: ['admin', 'manager'],
  candidates: addCustomers,
  input: (ulid) => ({ id: `customers/${ulid}`, ...given, correctCopies: true }),
  invalid: [...invalid, { input: { name: null }, violations: [{ path: 'name', message: 'Company name is required' }] }],
  refused: [],
  shows: (viewer) => ({
    ...shown,
    updatedBy: viewer,
    ...latestEntry({
      action: 'changed',
      user: viewer,
      changes: [
        { field: 'Name', from: 'Before', to: 'Aireside Foods' },
        { field: 'Type', from: null, to: 'Limited company' },
        { field: 'Registration number', from: null, to: details.registrationNumber },
        { field: 'VAT number', from: null, to: details.vatNumber },
        { field: 'Website', from: null, to: details.website },
        { field: 'Payment term in days', from: '30', to: '45' },
        { field: 'Only tax invoice billable', from: 'No', to: 'Yes' },
        { field: 'Preferred payment method', from: null, to: 'Bank transfer' },
        { field: 'Billing address', from: null, to: 'Accounts Payable, 4 Sovereign Street, Leeds, LS1 4BJ, GB' },
      ],
    }),
  }),
  expectedChanges: ['updated customers/:id'],
};
