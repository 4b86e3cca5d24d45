import { mutationField, staff } from '@console/api-kit';
import { keptAddress, writeAddress } from '@console/core-api';
import { createSupplierInput } from '@console/purchasing-contracts';
import { insertBankChange } from '../bank-details/insertBankChange.ts';
import { Supplier } from '../nodes.ts';
import { contactIdOf } from '../supplier-contact/contactIdOf.ts';
import { holdUnpaidTrainer } from './supplierOfTrainer.ts';

mutationField('createSupplier', {
  description:
    'Adds a supplier. A trainer’s supplier has the trainer as its primary contact when no other is given. Its bank details are proposed, and an administrator approves them.',
  rule: staff,
  input: createSupplierInput,
  changes: Supplier,
  write: async (writing, input) => {
    const { trainer, primaryContact, purchasesAddress, bankSortCode, bankAccountNumber, ...details } = input;
    const paid = trainer === null ? null : await holdUnpaidTrainer(writing, trainer);
    const supplier = await writing.insert(Supplier, {
      ...details,
      trainerId: paid?.trainerId ?? null,
      primaryContactId: (await contactIdOf(writing, primaryContact)) ?? paid?.personId ?? null,
      purchasesAddressId: purchasesAddress && (await writeAddress(writing, purchasesAddress)),
    });
    writing.keepParts(Supplier, supplier, 'purchasesAddress', [], keptAddress(purchasesAddress));
    if (bankSortCode !== null && bankAccountNumber !== null) {
      await insertBankChange(writing, supplier, { bankSortCode, bankAccountNumber });
    }
    return supplier;
  },
});
