import { implementNode, one, staff } from '@console/api-kit';
import { User } from '@console/core-api';
import { maskedAccountNumber, maskedSortCode } from '@console/purchasing-contracts';
import { BankChangeStatus } from '../enumerations.ts';
import { Supplier, SupplierBankChange } from '../nodes.ts';
import { supplierBankChange } from '../tables.ts';

implementNode(SupplierBankChange, {
  description:
    'New bank details of a supplier. `createdBy` has proposed them, and another administrator approves them.',
  rule: staff,
  audit: true,
  lookup: 'supplierBankChange',
  fields: (t) => ({
    supplier: one(t, { from: supplierBankChange.supplierId, to: () => Supplier }),
    status: t.expose('status', { type: BankChangeStatus }),
    bankSortCode: t.string({
      description: 'Masked. `revealProposedBankDetails` shows it.',
      columns: ['bankSortCode'],
      resolve: ({ bankSortCode }) => maskedSortCode(bankSortCode),
    }),
    bankAccountNumber: t.string({
      description: 'Masked. `revealProposedBankDetails` shows it.',
      columns: ['bankAccountNumber'],
      resolve: ({ bankAccountNumber }) => maskedAccountNumber(bankAccountNumber),
    }),
    verified: t.exposeString('verified', { nullable: true, description: 'How the bank details were verified.' }),
    approvedBy: one(t, { from: supplierBankChange.approvedBy, to: () => User }),
    approvedAt: t.expose('approvedAt', { type: 'DateTime', nullable: true }),
    reason: t.exposeString('reason', { nullable: true, description: 'Why it was rejected.' }),
  }),
});
