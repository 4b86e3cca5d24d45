import {
  administrators,
  builder,
  implementNode,
  many,
  mutationField,
  one,
  staff,
  type Writing,
} from '@console/api-kit';
import { revealBankDetailsInput, revealProposedBankDetailsInput } from '@console/purchasing-contracts';
import { BankDetailsReveal, Supplier, SupplierBankChange } from '../nodes.ts';
import { bankDetailsReveal } from '../tables.ts';
import { type BankDetailsValues, keptBankDetails } from './keptBankDetails.ts';

implementNode(BankDetailsReveal, {
  description: '`createdBy` was shown the plain bank details of a supplier.',
  rule: staff,
  audit: true,
  fields: (t) => ({
    supplier: one(t, { from: bankDetailsReveal.supplierId, to: () => Supplier }),
    bankChange: one(t, {
      from: bankDetailsReveal.bankChangeId,
      to: () => SupplierBankChange,
      description: 'The change whose bank details were shown. Null for those of the supplier.',
    }),
  }),
});

builder.objectField(Supplier.ref, 'bankDetailsReveals', (t) =>
  many(t, {
    of: () => BankDetailsReveal,
    by: bankDetailsReveal.supplierId,
    order: { createdAt: bankDetailsReveal.createdAt },
    defaultOrder: { createdAt: 'DESC' },
    description: 'Who was shown the plain bank details. The newest first.',
  }),
);

const BankDetails = builder.objectRef<BankDetailsValues>('BankDetails').implement({
  description: 'Plain bank details. Only the answer to a reveal has them.',
  rule: staff,
  fields: (t) => ({
    bankSortCode: t.exposeString('bankSortCode'),
    bankAccountNumber: t.exposeString('bankAccountNumber'),
  }),
});

mutationField('revealBankDetails', {
  description: 'Shows the bank details of a supplier once. The history of the supplier keeps who has seen them.',
  rule: staff,
  input: revealBankDetailsInput,
  changes: BankDetailsReveal,
  answers: { bankDetails: BankDetails },
  write: async (writing, input) => {
    const supplier = await writing.refer(Supplier, input.supplier, 'supplier');
    const { bankSortCode, bankAccountNumber } = supplier;
    if (bankSortCode === null || bankAccountNumber === null) {
      return writing.refuseIf('This supplier has no bank details yet.');
    }
    return reveal(writing, { supplierId: supplier.id, bankChangeId: null }, { bankSortCode, bankAccountNumber });
  },
});

mutationField('revealProposedBankDetails', {
  description:
    'Shows the bank details of a change once, for its approval. The history of the supplier keeps who has seen them.',
  rule: administrators,
  input: revealProposedBankDetailsInput,
  changes: BankDetailsReveal,
  answers: { bankDetails: BankDetails },
  write: async (writing, input) => {
    const change = await writing.refer(SupplierBankChange, input.bankChange, 'bankChange');
    return reveal(writing, { supplierId: change.supplierId, bankChangeId: change.id }, change);
  },
});

async function reveal(
  writing: Writing,
  shown: { readonly supplierId: string; readonly bankChangeId: string | null },
  { bankSortCode, bankAccountNumber }: BankDetailsValues,
) {
  const line = keptBankDetails({ bankSortCode, bankAccountNumber });
  writing.keepParts(
    Supplier,
    { id: shown.supplierId },
    'bankDetailsShown',
    [],
    [shown.bankChangeId === null ? line : `The proposed ones: ${line}`],
  );
  writing.answer({ bankDetails: { bankSortCode, bankAccountNumber } });
  return writing.insert(BankDetailsReveal, shown);
}
