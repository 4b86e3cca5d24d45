import { administrators, mutationField } from '@console/api-kit';
import { updateSellerInput } from '@console/core-contracts';
import { changeKeptAddress } from '../address/writeAddress.ts';
import { Seller } from '../nodes.ts';

mutationField('updateSeller', {
  description:
    'Changes the particulars of a seller. Absent fields keep their value. A null address removes it. Issued invoices keep the particulars of their day.',
  rule: administrators,
  input: updateSellerInput,
  changes: Seller,
  write: async (writing, { id, version, address, ...particulars }) => {
    const seller = await writing.lock(Seller, { id, version });
    return changeKeptAddress(writing, { type: Seller, part: 'address' }, address, seller.addressId, (addressId) =>
      writing.update(Seller, seller, { ...particulars, addressId }),
    );
  },
});
