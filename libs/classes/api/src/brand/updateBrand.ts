import { mutationField, staff } from '@console/api-kit';
import { updateBrandInput } from '@console/classes-contracts';
import { changeKeptAddress } from '@console/core-api';
import { Brand } from '../nodes.ts';

mutationField('updateBrand', {
  description: 'Changes a brand. Absent fields keep their value. A null address removes it.',
  rule: staff,
  input: updateBrandInput,
  describe: { primaryColor: 'Written #rrggbb. It marks the classes of the brand.', secondaryColor: 'Written #rrggbb.' },
  changes: Brand,
  write: async (writing, { id, version, address, primaryColor, secondaryColor, ...words }) => {
    const brand = await writing.lock(Brand, { id, version });
    return changeKeptAddress(writing, { type: Brand, part: 'address' }, address, brand.addressId, (addressId) =>
      writing.update(Brand, brand, {
        ...words,
        addressId,
        primaryColor: primaryColor?.toLowerCase(),
        secondaryColor: secondaryColor?.toLowerCase() ?? secondaryColor,
      }),
    );
  },
});
