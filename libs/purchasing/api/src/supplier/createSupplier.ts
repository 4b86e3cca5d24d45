import { mutationField, staff } from '@console/api-kit';
import { keptAddress, writeAddress } from '@console/core-api';
import { createSupplierInput } from '@console/purchasing-contracts';
import { insertBankChange } from '../bank-details/insertBankChange.ts';
import { Supplier } from '../nodes.ts';
import { contactIdOf } from '../supplier-contact/contactIdOf.ts';

mutationField('createSupplier', {
  description: 'Adds a supplier. Its bank details are proposed, and an administrator approves them.',
  rule: staff,
  input: createSupplierInput,
  changes: Supplier,
  write: async (writing, input) => {
    const { primaryContact, purchasesAddress, bankSortCode, bankAccountNumber, ...details } = input;
    const supplier = await writing.insert(Supplier, {
      ...details,
      primaryContactId: await contactIdOf(writing, primaryContact),
      purchasesAddressId: purchasesAddress && (await writeAddress(writing, purchasesAddress)),
    });
    writing.keepParts(Supplier, supplier, 'purchasesAddress', [], keptAddress(purchasesAddress));
    if (bankSortCode !== null && bankAccountNumber !== null) {
      await insertBankChange(writing, supplier, { bankSortCode, bankAccountNumber });
    }
    return supplier;
  },
});
