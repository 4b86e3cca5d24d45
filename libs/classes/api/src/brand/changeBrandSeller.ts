import { administrators, mutationField } from '@console/api-kit';
import { changeBrandSellerInput } from '@console/classes-contracts';
import { keptSeller, Seller } from '@console/core-api';
import { Brand } from '../nodes.ts';

mutationField('changeBrandSeller', {
  description: 'Changes the legal entity that sells under a brand. Issued invoices keep theirs.',
  rule: administrators,
  input: changeBrandSellerInput,
  changes: Brand,
  write: async (writing, { id, version, seller: chosen }) => {
    const brand = await writing.lock(Brand, { id, version });
    const before = await keptSeller(writing.tx, brand.sellerId);
    const seller = await writing.refer(Seller, chosen, 'seller');
    const sellerId = seller.isDefault ? null : seller.id;
    const changed = await writing.update(Brand, brand, { sellerId });
    writing.keepParts(Brand, brand, 'seller', [before], [await keptSeller(writing.tx, sellerId)]);
    return changed;
  },
});
