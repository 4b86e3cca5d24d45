import { type Database, newId } from '@console/api-kit/database';
import { LONG_AGO, type MutationCase } from '@console/api-kit/testing';
import { sql } from 'drizzle-orm';

const address = { address1: '8 Park Row', city: 'Leeds', postcode: 'LS1 5HD', country: 'GB' };

const given = {
  legalName: ' Northgate  Training Ltd ',
  vatNumber: 'gb123456789',
  companyNumber: '09184627',
  bankName: 'Aire Valley Bank',
  bankSortCode: '40-12-76',
  bankAccountNumber: '3182 6654',
  address,
};

const stored = {
  legalName: 'Northgate Training Ltd',
  vatNumber: 'GB 123 4567 89',
  companyNumber: '09184627',
  bankName: 'Aire Valley Bank',
  bankSortCode: '401276',
  bankAccountNumber: '31826654',
};

const shown = { ...stored, isDefault: false, lockedBefore: null, address: { ...address, address2: null } };

const latestEntry = (entry: object) => ({ 'history(first: 1)': { edges: [{ node: entry }] } });

const invalid: MutationCase['invalid'] = [
  {
    input: { legalName: '', vatNumber: 'GB 1234', bankSortCode: '12-34-5', bankAccountNumber: '1234567' },
    violations: [
      { path: 'legalName', message: 'Legal name is required' },
      { path: 'vatNumber', message: 'VAT number must be GB and 9 or 12 digits, such as GB 123 4567 89' },
      { path: 'bankSortCode', message: 'Sort code must have 6 digits, such as 12-34-56' },
      { path: 'bankAccountNumber', message: 'Account number must have 8 digits' },
    ],
  },
  {
    input: { companyNumber: 'x'.repeat(26), bankName: 'x'.repeat(256), address: { ...address, city: '' } },
    violations: [
      { path: 'address.city', message: 'City is required' },
      { path: 'companyNumber', message: 'Company number field must have at most 25 characters' },
      { path: 'bankName', message: 'Bank field must have at most 255 characters' },
    ],
  },
  { input: { vatNumber: 'DE 123 4567 89' }, violations: [{ path: 'vatNumber' }] },
];

async function addSellers(database: Database): Promise<string[]> {
  const ids = Array.from({ length: 4 }, () => newId());
  for (const id of ids) {
    await database.execute(sql`INSERT INTO seller (id, legal_name, locked_before, created_at, updated_at)
      VALUES (${id}, 'Before Ltd', '2026-01-01', ${LONG_AGO}, ${LONG_AGO})`);
  }
  return ids;
}

export const createSeller: MutationCase = {
  name: 'createSeller',
  does: 'makes',
  table: 'seller',
  record: 'seller',
  allowed: ['admin'],
  input: (ulid) => ({ ...given, bankName: `Bank ${ulid}` }),
  invalid,
  refused: [],
  shows: (viewer, ulid) => ({
    ...shown,
    bankName: `Bank ${ulid}`,
    createdBy: viewer,
    ...latestEntry({ action: 'created', user: viewer }),
  }),
  expectedChanges: ['created sellers/*'],
};

export const updateSeller: MutationCase = {
  name: 'updateSeller',
  does: 'changes',
  table: 'seller',
  record: 'seller',
  allowed: ['admin'],
  candidates: addSellers,
  input: (ulid) => ({ id: `sellers/${ulid}`, ...given }),
  invalid: [...invalid, { input: { legalName: null }, violations: [{ path: 'legalName' }] }],
  refused: [],
  shows: (viewer) => ({
    ...shown,
    lockedBefore: '2026-01-01T00:00:00.000Z',
    updatedBy: viewer,
    ...latestEntry({
      action: 'changed',
      user: viewer,
      changes: [
        { field: 'Legal name', from: 'Before Ltd', to: stored.legalName },
        { field: 'VAT number', from: null, to: stored.vatNumber },
        { field: 'Company number', from: null, to: stored.companyNumber },
        { field: 'Bank', from: null, to: stored.bankName },
        { field: 'Sort code', from: null, to: stored.bankSortCode },
        { field: 'Account number', from: null, to: stored.bankAccountNumber },
        { field: 'Address', from: null, to: '8 Park Row, Leeds, LS1 5HD, GB' },
      ],
    }),
  }),
  expectedChanges: ['updated sellers/:id'],
};

export const moveLockDate: MutationCase = {
  name: 'moveLockDate',
  does: 'changes',
  table: 'seller',
  record: 'seller',
  allowed: ['admin'],
  candidates: addSellers,
  input: (ulid) => ({ id: `sellers/${ulid}`, lockedBefore: '2026-02-01', reason: 'January is closed.' }),
  invalid: [
    { input: { reason: ' ' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
    { input: { lockedBefore: '2026-02-30' }, violations: [{ path: 'lockedBefore' }] },
  ],
  refused: [
    {
      when: 'the lock date is this day already',
      sql: `UPDATE seller SET locked_before = '2026-02-01' WHERE id = :id`,
      message: 'This is the lock date already.',
    },
  ],
  shows: (viewer) => ({
    lockedBefore: '2026-02-01T00:00:00.000Z',
    updatedBy: viewer,
    ...latestEntry({
      action: 'changed',
      reason: 'January is closed.',
      user: viewer,
      changes: [{ field: 'Lock date', from: '1 Jan 2026', to: '1 Feb 2026' }],
    }),
  }),
  expectedChanges: ['updated sellers/:id'],
};
