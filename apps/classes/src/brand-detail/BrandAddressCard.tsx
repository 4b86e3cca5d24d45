import { brandAddressInput } from '@console/classes-contracts';
import { AddressCard } from '@console/core-web';
import { useRecordForm } from '@console/forms';
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
  const { id, version, address } = brand;
  const { commit, error } = useUpdateBrand();
  const form = useRecordForm({
    name: 'brand-address',
    input: brandAddressInput,
    record: brand,
    save: (values) => commit({ input: { id, version, ...values } }),
    error,
  });
  return <AddressCard form={form} name="address" address={address} />;
}
