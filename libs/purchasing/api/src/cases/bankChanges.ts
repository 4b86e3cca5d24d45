import type { MutationCase } from '@console/api-kit/testing';
import { expect } from 'vitest';
import { addBankChanges, addSuppliers, newDetails } from '../testing/addSuppliers.ts';

const masked = { bankSortCode: '••-••-56', bankAccountNumber: '•••••678' };

const gone = '01J9ZK0Q3M6V8T2B4C6D8E0F1G';

const closed = (status: string, also: string, message: string) => ({
  when: `it is ${status}`,
  sql: `UPDATE supplier_bank_change SET status = '${status}'${also} WHERE id = :id`,
  message,
});

const ofViewer = `UPDATE supplier_bank_change SET created_by = (SELECT id FROM "user" WHERE sign_in_email = 'admin@example.com') WHERE id = :id`;

const facts = {
  does: 'changes',
  table: 'supplier_bank_change',
  record: 'supplierBankChange',
  candidates: (database) => addBankChanges(database, 4),
  input: (ulid) => ({ id: `supplier_bank_changes/${ulid}` }),
  invalid: [
    { input: { id: '' }, violations: [{ path: 'id', message: 'Bank details change is required' }] },
    { input: { id: `suppliers/${gone}` }, violations: [{ path: 'id', message: 'Bank details change must be valid' }] },
  ],
} satisfies Partial<MutationCase>;

const written = ['updated supplier_bank_changes/:id', 'suppliers/:id', 'lists Supplier'];

export const proposeSupplierBankChange: MutationCase = {
  name: 'proposeSupplierBankChange',
  does: 'makes',
  table: 'supplier_bank_change',
  record: 'supplierBankChange',
  allowed: ['admin', 'manager'],
  candidates: (database) => addSuppliers(database, 4),
  input: (ulid) => ({ supplier: `suppliers/${ulid}`, bankSortCode: '402256', bankAccountNumber: '1234 5678' }),
  invalid: [
    {
      input: { supplier: '', bankSortCode: '', bankAccountNumber: ' ' },
      violations: [
        { path: 'supplier', message: 'Supplier is required' },
        { path: 'bankSortCode', message: 'Bank sort code is required' },
        { path: 'bankAccountNumber', message: 'Bank account number is required' },
      ],
    },
    {
      input: { bankSortCode: '40-22-5', bankAccountNumber: '1234567a' },
      violations: [
        { path: 'bankSortCode', message: 'Bank sort code must have 6 digits' },
        { path: 'bankAccountNumber', message: 'Bank account number must have 8 digits' },
      ],
    },
    {
      input: { supplier: `suppliers/${gone}` },
      violations: [{ path: 'supplier', message: 'This supplier no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'another change waits for approval',
      sql: `INSERT INTO supplier_bank_change (id, supplier_id, bank_sort_code, bank_account_number)
        VALUES (:id, :id, '${newDetails.bankSortCode}', '${newDetails.bankAccountNumber}')`,
      message: 'New bank details wait for approval already. They must be approved, rejected or withdrawn first.',
    },
  ],
  shows: (viewer, ulid) => ({
    ...masked,
    status: 'pending',
    createdBy: viewer,
    supplier: { id: `suppliers/${ulid}`, bankSortCode: '••-••-34', bankAccountNumber: '•••••911' },
  }),
  expectedChanges: ['created supplier_bank_changes/*', 'suppliers/:id', 'lists Supplier'],
};

export const approveSupplierBankChange: MutationCase = {
  ...facts,
  name: 'approveSupplierBankChange',
  allowed: ['admin'],
  input: (ulid) => ({ ...facts.input(ulid), verified: 'A call to 0113 496 0118, which we have since 2019' }),
  invalid: [
    ...facts.invalid,
    { input: { verified: ' ' }, violations: [{ path: 'verified', message: 'How they were verified is required' }] },
    { input: { verified: 'x'.repeat(1001) }, violations: [{ path: 'verified' }] },
  ],
  refused: [
    {
      when: 'the viewer has proposed it',
      sql: ofViewer,
      message: 'You have proposed these bank details. Another administrator must approve them.',
    },
    closed(
      'rejected',
      `, reason = 'x'`,
      'This bank details change is rejected. Only one that is pending can become approved.',
    ),
    closed(
      'approved',
      `, verified = 'x', approved_at = now(), approved_by = (SELECT id FROM "user" WHERE sign_in_email = 'admin@example.com')`,
      'This bank details change is approved already.',
    ),
  ],
  shows: (viewer, ulid) => ({
    ...masked,
    status: 'approved',
    verified: 'A call to 0113 496 0118, which we have since 2019',
    approvedBy: viewer,
    approvedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    supplier: { id: `suppliers/${ulid}`, ...masked },
  }),
  expectedChanges: [
    'updated supplier_bank_changes/:id',
    'updated suppliers/:id',
    'lists PurchaseOrder',
    'lists Supplier',
  ],
};

export const rejectSupplierBankChange: MutationCase = {
  ...facts,
  name: 'rejectSupplierBankChange',
  allowed: ['admin'],
  input: (ulid) => ({ ...facts.input(ulid), reason: 'They say that they have sent no such letter.' }),
  invalid: [
    ...facts.invalid,
    { input: { reason: '' }, violations: [{ path: 'reason', message: 'Reason is required' }] },
  ],
  refused: [
    {
      when: 'the viewer has proposed it',
      sql: ofViewer,
      message: 'You have proposed these bank details. Withdraw them instead.',
    },
    closed('canceled', '', 'This bank details change is withdrawn. Only one that is pending can become rejected.'),
  ],
  shows: () => ({ ...masked, status: 'rejected', reason: 'They say that they have sent no such letter.' }),
  expectedChanges: written,
};

/** Another user than the proposer is not allowed to do it. */
export const withdrawSupplierBankChange: MutationCase = {
  ...facts,
  name: 'withdrawSupplierBankChange',
  allowed: ['manager'],
  refused: [closed('canceled', '', 'This bank details change is withdrawn already.')],
  shows: (viewer) => ({ ...masked, status: 'canceled', updatedBy: viewer }),
  expectedChanges: written,
};

const revealed: Pick<MutationCase, 'does' | 'table' | 'record'> = {
  does: 'makes',
  table: 'bank_details_reveal',
  record: 'bankDetailsReveal',
};

export const revealBankDetails: MutationCase = {
  ...revealed,
  name: 'revealBankDetails',
  allowed: ['admin', 'manager'],
  candidates: (database) => addSuppliers(database, 4),
  input: (ulid) => ({ supplier: `suppliers/${ulid}` }),
  invalid: [
    { input: { supplier: '' }, violations: [{ path: 'supplier', message: 'Supplier is required' }] },
    {
      input: { supplier: `suppliers/${gone}` },
      violations: [{ path: 'supplier', message: 'This supplier no longer exists.' }],
    },
  ],
  refused: [
    {
      when: 'there are none',
      sql: `UPDATE supplier SET bank_sort_code = NULL, bank_account_number = NULL WHERE id = :id`,
      message: 'This supplier has no bank details yet.',
    },
  ],
  shows: (viewer, ulid) => ({ supplier: { id: `suppliers/${ulid}` }, createdBy: viewer }),
  expectedChanges: ['created bank_details_reveals/*', 'suppliers/:id'],
};

export const revealProposedBankDetails: MutationCase = {
  ...revealed,
  name: 'revealProposedBankDetails',
  allowed: ['admin'],
  candidates: (database) => addBankChanges(database, 4),
  input: (ulid) => ({ bankChange: `supplier_bank_changes/${ulid}` }),
  invalid: [
    { input: { bankChange: '' }, violations: [{ path: 'bankChange', message: 'Bank details change is required' }] },
  ],
  refused: [],
  shows: (viewer, ulid) => ({
    supplier: { id: `suppliers/${ulid}` },
    bankChange: { id: `supplier_bank_changes/${ulid}` },
    createdBy: viewer,
  }),
  expectedChanges: ['created bank_details_reveals/*', 'suppliers/:id'],
};
