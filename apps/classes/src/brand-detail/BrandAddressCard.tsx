import { brandAddressInput } from '@console/classes-contracts';
import { AddressCard } from '@console/core-web';
import { graphql, useFragment } from 'react-relay';
import type { BrandAddressCard_brand$key } from './__generated__/BrandAddressCard_brand.graphql.ts';
import { useUpdateBrand } from './useUpdateBrand.ts';

/** The address of a brand, edited in place. */
export function BrandAddressCard({ brand: key }: { brand: BrandAddressCard_brand$key }) {
  const brand = useFragment(
    graphql`
      fragment BrandAddressCard_brand on Brand {
        id
        version
        ...lastChange_record @relay(mask: false)
        address {
          ...address_lines @relay(mask: false)
        }
      }
    `,
    key,
  );
  return (
    <AddressCard
      name="brand-address"
      input={brandAddressInput}
      record={brand}
      write={useUpdateBrand()}
      field="address"
      address={brand.address}
    />
  );
}
