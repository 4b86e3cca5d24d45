import { administrators, mutationField } from '@console/api-kit';
import { createSellerInput } from '@console/core-contracts';
import { keptAddress, writeAddress } from '../address/writeAddress.ts';
import { Seller } from '../nodes.ts';

mutationField('createSeller', {
  description: 'Adds a legal entity that sells. A brand sells for it once it is chosen there.',
  rule: administrators,
  input: createSellerInput,
  changes: Seller,
  write: async (writing, { address, ...particulars }) => {
    const seller = await writing.insert(Seller, {
      ...particulars,
      addressId: address && (await writeAddress(writing, address)),
    });
    writing.keepParts(Seller, seller, 'address', [], keptAddress(address));
    return seller;
  },
});
